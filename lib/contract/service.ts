/** The names under which components know `services.ts`. */
export {
  availabilityOf,
  factText,
  isPrintable,
  regulationOf,
  SET_PER_POINT,
  serviceOf as serviceByKey,
} from './services';
