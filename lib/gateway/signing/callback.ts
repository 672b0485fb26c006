import { type Bytes, concat, equalBytes, fromBase64, hmacSha256, toBase64 } from './bytes';
import { type HeaderSource, headerOf } from './headers';

/** One delivery of a callback. */
export interface CallbackMessage {
  /** The event's id, the same on every attempt. */
  readonly id: string;
  /** Unix seconds of this attempt. */
  readonly timestamp: number | string;
  /** The raw body. Verify it before a parser touches it. */
  readonly body: Bytes;
}

export type CallbackHeaders = Readonly<
  Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
>;

type CallbackFaultReason =
  | 'bad_secret'
  | 'missing_header'
  | 'malformed_timestamp'
  | 'too_old'
  | 'too_new'
  | 'no_v1_signature'
  | 'signature_mismatch';

export type CallbackVerdict =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: CallbackFaultReason; readonly message: string };

export interface VerifyOptions {
  /** Unix seconds; the clock by default. */
  readonly now?: number;
  readonly toleranceSeconds?: number;
}

/** Sign a callback by the standard, with one secret, or with both while a secret is rotated. */
export async function signCallback(
  message: CallbackMessage,
  secrets: string | readonly string[],
): Promise<CallbackHeaders> {
  const signatures = await Promise.all(
    listOf(secrets).map(async (secret) => {
      const key = callbackKey(secret);
      if (!key) throw new RangeError(BAD_SECRET);
      return `v1,${toBase64(await signatureOf(message, key))}`;
    }),
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Verify a callback: headers, time, then the signatures, each compared in constant time.
 * Any `v1` signature by any of the secrets is enough; other versions are passed over.
 */
export async function verifyCallback(
  { headers, body }: { readonly headers: HeaderSource; readonly body: Bytes },
  secrets: string | readonly string[],
  { now = Math.floor(Date.now() / 1000), toleranceSeconds = 300 }: VerifyOptions = {},
): Promise<CallbackVerdict> {
  const keys = listOf(secrets).map(callbackKey);
  if (keys.length === 0 || keys.includes(undefined)) return refuse('bad_secret', BAD_SECRET);
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
  const missing = names.find((name) => !headerOf(headers, name));
  if (missing) return refuse('missing_header', `The header ${missing} is missing.`);
  const [id = '', timestamp = '', signatures = ''] = names.map((name) => headerOf(headers, name));
  const clock = checkClock(timestamp, now, toleranceSeconds);
  if (clock) return clock;
  const given = signatures
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => fromBase64(part.slice('v1,'.length)));
  if (given.length === 0) {
    return refuse(
      'no_v1_signature',
      'The header webhook-signature contains no signature of version v1.',
    );
  }
  const expected = await Promise.all(
    keys.flatMap((key) => (key ? [signatureOf({ id, timestamp, body }, key)] : [])),
  );
  // Every pair is compared, so that the time does not show which one fits.
  const matches = expected.flatMap((own) =>
    given.map((other) => other !== undefined && equalBytes(own, other)),
  );
  return matches.includes(true)
    ? { ok: true, id }
    : refuse(
        'signature_mismatch',
        'No signature matches. The body was changed on its way, often by a JSON parser, or the secret is wrong.',
      );
}

/** The key inside a callback secret: the bytes after `whsec_`, `undefined` if it is no such secret. */
export const callbackKey = (secret: string): Uint8Array<ArrayBuffer> | undefined =>
  secret.startsWith('whsec_') ? fromBase64(secret.slice('whsec_'.length)) : undefined;

const BAD_SECRET =
  'A callback secret is whsec_ followed by base64; copy it whole from the point settings. The API secret does not work here.';

const listOf = (secrets: string | readonly string[]): readonly string[] =>
  typeof secrets === 'string' ? [secrets] : secrets;

const signatureOf = ({ id, timestamp, body }: CallbackMessage, key: Uint8Array) =>
  hmacSha256(key, concat(`${id}.${timestamp}.`, body));

function checkClock(
  timestamp: string,
  now: number,
  tolerance: number,
): CallbackVerdict | undefined {
  if (!/^\d{1,12}$/.test(timestamp)) {
    return refuse(
      'malformed_timestamp',
      `webhook-timestamp must be Unix seconds; it is "${timestamp}".`,
    );
  }
  const age = now - Number(timestamp);
  if (age > tolerance) {
    return refuse(
      'too_old',
      `The callback is ${age} seconds old; ${tolerance} are allowed. It may be a replay.`,
    );
  }
  return age < -tolerance
    ? refuse(
        'too_new',
        `The callback is ${-age} seconds ahead of your clock; ${tolerance} are allowed. Check the clock.`,
      )
    : undefined;
}

const refuse = (reason: CallbackFaultReason, message: string): CallbackVerdict => ({
  ok: false,
  reason,
  message,
});
