import { concat, fromBase64, hmacSha256, toBase64 } from './bytes';
import { type CallbackVerdict, callbackKey, verifyCallback } from './callback';
import { rewritten } from './rewritten';

/** A callback as its receiver has it: texts that were copied from a log. */
export interface PastedCallback {
  /** Lines of `name: value`; other headers may be among them. */
  readonly headers: string;
  readonly body: string;
  readonly secret: string;
  /** Unix seconds of the receiver's clock. */
  readonly now: number;
}

/** Why no signature fits, where a known change makes one fit. */
interface CallbackCause {
  readonly what: string;
  readonly remedy: string;
  /** The body that the signature fits, where it is another one. */
  readonly body?: string;
}

export interface CallbackReport {
  readonly verdict: CallbackVerdict;
  /** The three headers that count, as they were found. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds since the callback was sent; undefined when its time cannot be read. */
  readonly age: number | undefined;
  /** Bytes of the key inside the secret; undefined when it is no callback secret. */
  readonly keyBytes: number | undefined;
  /** Signatures of version 1 in the header, without `v1,`. */
  readonly given: readonly string[];
  /** The signature of what was pasted; undefined when id, time or secret is missing. */
  readonly computed: string | undefined;
  readonly cause: CallbackCause | undefined;
}

/** The header lines that a verifier reads. */
export const CALLBACK_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Verify a pasted callback and show every value on the way; for a signature that does not fit, say which known change
 * makes it fit.
 * @param toleranceSeconds most seconds between the callback's time and the receiver's clock
 */
export async function explainCallback(
  { headers: text, body, secret, now }: PastedCallback,
  toleranceSeconds: number,
): Promise<CallbackReport> {
  const headers = readHeaders(text);
  const verdict = await verifyCallback({ headers, body }, secret, { now, toleranceSeconds });
  const [id = '', timestamp = '', signature = ''] = CALLBACK_HEADERS.map((name) => headers[name]);
  const given = signature
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => part.slice('v1,'.length));
  const key = callbackKey(secret);
  const isComplete = id !== '' && timestamp !== '' && key !== undefined;
  const sign = async (withKey: Uint8Array, signed: string) =>
    toBase64(await hmacSha256(withKey, concat(`${id}.${timestamp}.`, signed)));
  return {
    verdict,
    headers,
    age: /^\d{1,12}$/.test(timestamp) ? now - Number(timestamp) : undefined,
    keyBytes: key?.length,
    given,
    computed: isComplete ? await sign(key, body) : undefined,
    cause: verdict.ok ? undefined : await causeOf({ secret, body, given, sign }),
  };
}

/** `name: value` lines; names in small letters, the last of a name counts, lines of other forms are passed over. */
function readHeaders(text: string): Record<string, string> {
  const found = text
    .split(/\r?\n/)
    .map((line) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line))
    .flatMap((match) => (match?.[1] ? [[match[1].toLowerCase(), match[2] ?? ''] as const] : []));
  return Object.fromEntries(found.filter(([name]) => CALLBACK_HEADERS.some((own) => own === name)));
}

interface Evidence {
  readonly secret: string;
  readonly body: string;
  readonly given: readonly string[];
  readonly sign: (key: Uint8Array, body: string) => Promise<string>;
}

const RAW = 'Verify the raw bytes before any parser changes them, and parse them afterward.';
const SECRET =
  'Copy the callback secret whole from the point settings, and cut off spaces and line feeds.';

async function causeOf({
  secret,
  body,
  given,
  sign,
}: Evidence): Promise<CallbackCause | undefined> {
  const trimmed = secret.trim();
  const key = callbackKey(trimmed) ?? fromBase64(trimmed);
  if (!key || given.length === 0) return undefined;
  if (callbackKey(secret) === undefined) {
    if (!given.includes(await sign(key, body))) return undefined;
    const what = trimmed.startsWith('whsec_')
      ? 'The secret has spaces or line feeds around it.'
      : 'The prefix “whsec_” of the secret is missing.';
    return { what, remedy: SECRET };
  }
  for (const { text, what } of otherBodies(body)) {
    if (given.includes(await sign(key, text))) return { what, remedy: RAW, body: text };
  }
  return undefined;
}

/** What the gateway may have sent, when a program or a proxy has changed it on its way. */
function otherBodies(body: string): { readonly text: string; readonly what: string }[] {
  const rest = [
    { text: body.trim(), what: 'Space was added around the body.' },
    { text: `${body}\n`, what: 'The line feed at the end of the body was cut off.' },
    { text: body.replaceAll('\r\n', '\n'), what: 'The line feeds of the body became CR LF.' },
    ...rewritten(body).map(({ text }) => ({
      text,
      what: 'The body was parsed and written again before it was verified.',
    })),
    ...rewritten(amountsAsText(body)).map(({ text }) => ({
      text,
      what: 'The body was parsed and written again: an amount became a number.',
    })),
  ];
  return rest.filter(({ text }) => text !== body);
}

/** `"amount":149.9` → `"amount":"149.90"`: amounts are texts with the decimals of their currency, mostly two. */
const amountsAsText = (body: string): string =>
  body.replace(
    /("(?:[a-z_]*_)?amount"\s*:\s*)(\d+(?:\.\d+)?)/g,
    (_, name: string, value: string) => `${name}"${Number(value).toFixed(2)}"`,
  );
