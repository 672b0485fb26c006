import { hmacSha256, toHex } from './bytes';
import { callbackKey } from './callback';
import { queryPairs } from './query';
import { textToSign } from './text';

/** A GET callback as its receiver has it. */
export interface PastedGet {
  /** The address, or only its query. */
  readonly address: string;
  readonly secret: string;
  /** Unix seconds of the receiver's clock. */
  readonly now: number;
}

export interface GetReport {
  /** Seconds since the callback was sent; undefined when its time cannot be read. */
  readonly age: number | undefined;
  /** Bytes of the key inside the secret; undefined when it is no callback secret. */
  readonly keyBytes: number | undefined;
  readonly signedText: string;
  /** Every `signature` of the query; a genuine one has one. */
  readonly given: readonly string[];
  readonly computed: string | undefined;
  /** Why the signature does not fit, where a known change makes it fit. */
  readonly cause: string | undefined;
}

/** Verify a pasted GET callback and show every value on the way. */
export async function explainGet({ address, secret, now }: PastedGet): Promise<GetReport> {
  const query = address
    .trim()
    .replace(/^[^?]*\?/, '')
    .replace(/#.*$/, '');
  const pairs = queryPairs(query);
  const valuesOf = (wanted: string) =>
    pairs.filter(([name]) => name === wanted).map(([, value]) => value);
  const [timestamp = ''] = valuesOf('timestamp');
  const given = valuesOf('signature');
  const key = callbackKey(secret);
  const sign = async (text: string) =>
    key && key.length > 0 ? toHex(await hmacSha256(key, text)) : undefined;
  const signedText = textToSign('callbackGet', pairs);
  const computed = await sign(signedText);
  return {
    age: /^\d{1,12}$/.test(timestamp) ? now - Number(timestamp) : undefined,
    keyBytes: key?.length,
    signedText,
    given,
    computed,
    cause:
      computed === undefined || given.length !== 1 || given[0] === computed
        ? undefined
        : await causeOf(given[0] ?? '', query, sign),
  };
}

type Sign = (text: string) => Promise<string | undefined>;

/** What a server or a proxy does to a query on its way, undone. */
async function causeOf(given: string, query: string, sign: Sign): Promise<string | undefined> {
  const signed = (text: string) => textToSign('callbackGet', queryPairs(text));
  const undone: readonly (readonly [text: string, what: string])[] = [
    [signed(query.replaceAll('+', '%20')), 'Spaces of the query became “+” on the way.'],
    [signed(query.replace(/%25([0-9A-F]{2})/gi, '%$1')), 'The query was encoded twice.'],
  ];
  for (const [text, what] of undone) if ((await sign(text)) === given) return what;
  return undefined;
}
