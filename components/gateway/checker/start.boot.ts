import { startCheckers } from './load.boot';

startCheckers();
