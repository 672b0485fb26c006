import { sha256 as digest } from '@noble/hashes/sha2.js';
import { type Bytes, toBytes, toHex } from './bytes';

/**
 * SHA-256 (FIPS 180-4) in one step: WebCrypto returns promises, and the simulator handles a request without a pause.
 * For signatures use `sha256Hex` of `bytes.ts`.
 */
export const sha256 = (value: Bytes): Uint8Array => digest(toBytes(value));

/** `sha256` in lower-case hex. */
export const sha256Now = (value: Bytes): string => toHex(sha256(value));
