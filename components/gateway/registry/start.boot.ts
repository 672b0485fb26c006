import { startFollow } from '../api/follow/load.boot';
import { startCheckers } from '../checker/load.boot';

startCheckers();
startFollow();
