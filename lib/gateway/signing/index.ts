/** Signing and verification as the contract has them, on WebCrypto: one code for browser, scripts and simulator. */

export {
  signCallback,
  verifyCallback,
} from './callback';
export {
  checkRequest,
  requestFaults,
  type ServerKey,
} from './check-request';

export { queryPairs } from './query';
export { signRequest } from './request';
export {
  callbackGetNames,
  signText,
  verifyText,
} from './text';
