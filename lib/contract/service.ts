/** The names under which components know `services.ts`. */
export { factText, serviceOf as serviceByKey } from './services';
