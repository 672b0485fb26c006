import { startFollow } from '../api/follow/load.boot';
import { startCheckers } from '../checker/load.boot';
import { startZoom } from '../zoom/load.boot';

startCheckers();
startFollow();
startZoom();
