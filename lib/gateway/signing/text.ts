import { equalText, hmacSha256, toHex } from './bytes';
import { callbackKey } from './callback';
import { canonicalQuery, type QueryPair, queryPairs } from './query';

/** Other messages with a signature: where it is, what it covers, and which secret makes it. */
const TEXTS = {
  returnUrl: {
    label: 'RETURN',
    key: 'callback',
    signature: 'gw_sign',
    only: ['transaction_id', 'external_transaction_id', 'status', 'gw_ts'],
  },
  callbackGet: {
    label: 'GET-CALLBACK',
    key: 'callback',
    signature: 'signature',
    only: [
      'event_id',
      'type',
      'timestamp',
      'point_id',
      'transaction_id',
      'external_transaction_id',
      'status',
      'status_code',
      'state_code',
      'amount',
      'currency',
      'version',
      'failure_code',
    ],
  },
  paymentForm: { label: 'PAYMENT-PAGE', key: 'secret', signature: 'signature', only: undefined },
} as const;

export type SignedText = keyof typeof TEXTS;

/** Parameters of a GET callback, in the order they are sent; empty ones are left out. */
export const callbackGetNames: readonly string[] = TEXTS.callbackGet.only;

/** The text under the signature: a label, a line feed, the canonical query of what is signed. */
export function textToSign(kind: SignedText, pairs: readonly QueryPair[]): string {
  const { label, signature, only } = TEXTS[kind];
  const names: readonly string[] | undefined = only;
  const signed = pairs.filter(([name]) => (names ? names.includes(name) : name !== signature));
  return `${label}\n${canonicalQuery(signed)}`;
}

/**
 * Signature of a return URL, a GET callback or a payment form, in lower-case hex.
 * The first two take the callback secret, the form takes the API secret.
 * @throws RangeError when the secret is not of the kind it needs.
 */
export async function signText(
  kind: SignedText,
  pairs: readonly QueryPair[],
  secret: string,
): Promise<string> {
  const key = TEXTS[kind].key === 'callback' ? callbackKey(secret) : secret;
  if (!key)
    throw new RangeError(
      'This signature is made with the callback secret, which begins with whsec_.',
    );
  return toHex(await hmacSha256(key, textToSign(kind, pairs)));
}

/** Whether a query that came back carries the right signature. Parameters of your own are left out of it. */
export async function verifyText(
  kind: SignedText,
  rawQuery: string,
  secret: string,
): Promise<boolean> {
  const pairs = queryPairs(rawQuery);
  const given = pairs.filter(([name]) => name === TEXTS[kind].signature).map(([, value]) => value);
  const [only] = given;
  return (
    given.length === 1 && only !== undefined && equalText(only, await signText(kind, pairs, secret))
  );
}
