/** Name of the signature scheme, first line of the string to sign. */
const SCHEME = 'GW1-HMAC-SHA256';

/** What a signature covers; query and hash of the body are computed already. */
interface SignedParts {
  readonly keyId: string;
  /** Unix seconds. */
  readonly timestamp: number | string;
  readonly nonce: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly canonicalQuery: string;
  /** 64 lower-case hex digits. */
  readonly bodySha256: string;
}

/** The eight lines that are signed for a request to the API, as `parts` of `signing.yaml` lists them. */
export const stringToSign = (parts: SignedParts): string =>
  [
    SCHEME,
    parts.keyId,
    parts.timestamp,
    parts.nonce,
    parts.method,
    parts.path,
    parts.canonicalQuery,
    parts.bodySha256,
  ].join('\n');
