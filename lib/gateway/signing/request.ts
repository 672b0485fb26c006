import { stringToSign } from '../contract/examples/string-to-sign';
import { type Bytes, hmacSha256, sha256Hex, toHex } from './bytes';
import { canonicalQuery, type QueryPair } from './query';

export interface RequestToSign {
  readonly method: string;
  /** As sent, with the leading `/`, without the query. */
  readonly path: string;
  readonly query?: readonly QueryPair[];
  /** The bytes that are sent; a text is sent as UTF-8. */
  readonly body?: Bytes;
}

export interface Credentials {
  readonly keyId: string;
  /** Whole, prefix included. */
  readonly secret: string;
}

/** Time and nonce; both are made when absent. Give them to repeat a test vector. */
export interface SigningMoment {
  /** Unix seconds. */
  readonly timestamp?: number | string;
  readonly nonce?: string;
}

/** The signature with every value on the way to it. */
export interface SignedRequest {
  readonly canonicalQuery: string;
  readonly bodySha256: string;
  readonly stringToSign: string;
  /** 64 lower-case hex digits, without `v1=`. */
  readonly signature: string;
  readonly headers: Readonly<
    Record<'Gateway-Key' | 'Gateway-Timestamp' | 'Gateway-Nonce' | 'Gateway-Signature', string>
  >;
}

/** Sign a request to the API by the scheme GW1. */
export async function signRequest(
  request: RequestToSign,
  { keyId, secret }: Credentials,
  { timestamp = Math.floor(Date.now() / 1000), nonce = newNonce() }: SigningMoment = {},
): Promise<SignedRequest> {
  const query = canonicalQuery(request.query ?? []);
  const bodySha256 = await sha256Hex(request.body ?? '');
  const text = stringToSign({
    keyId,
    timestamp,
    nonce,
    method: request.method.toUpperCase(),
    path: request.path,
    canonicalQuery: query,
    bodySha256,
  });
  const signature = toHex(await hmacSha256(secret, text));
  return {
    canonicalQuery: query,
    bodySha256,
    stringToSign: text,
    signature,
    headers: {
      'Gateway-Key': keyId,
      'Gateway-Timestamp': String(timestamp),
      'Gateway-Nonce': nonce,
      'Gateway-Signature': `v1=${signature}`,
    },
  };
}

/** 32 hex digits of randomness. */
const newNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
