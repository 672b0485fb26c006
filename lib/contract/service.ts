/** The names under which components know `services.ts`. */
export { factText, isPrintable, SET_PER_POINT, serviceOf as serviceByKey } from './services';
