/** Signing and verification as the contract has them, on WebCrypto: one code for browser, scripts and simulator. */

export type { Bytes } from './bytes';
export {
  type CallbackFaultReason,
  type CallbackHeaders,
  type CallbackMessage,
  type CallbackVerdict,
  signCallback,
  type VerifyOptions,
  verifyCallback,
} from './callback';
export {
  checkRequest,
  type Gatekeeper,
  type ReceivedRequest,
  type RequestFault,
  type RequestFaultSlug,
  type RequestVerdict,
  requestFaults,
  type ServerKey,
} from './check-request';
export type { HeaderSource } from './headers';
export { canonicalQuery, type QueryPair, queryPairs } from './query';
export {
  type Credentials,
  newNonce,
  type RequestToSign,
  type SignedRequest,
  type SigningMoment,
  signRequest,
} from './request';
export {
  callbackGetNames,
  type SignedText,
  signText,
  textToSign,
  verifyText,
} from './text';
