import { onEachPage } from '../../../base/browser/events';
import { followKeys } from './keys';
import { followPointer } from './pointer';
import { followScroll, startSheet } from './sheet';

startSheet();
followPointer();
followScroll();
onEachPage(followKeys);
