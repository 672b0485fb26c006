import { type Bytes, hmacSha256, sha256Hex, toBase64, toHex } from './bytes';
import { canonicalQuery, queryPairs } from './query';
import { rewritten } from './rewritten';

/** A request as its sender writes it, with everything that its signature depends on. */
export interface SigningInput {
  readonly method: string;
  /** From the first `/` up to the query. */
  readonly path: string;
  /** As it is sent: encoded, without `?`. */
  readonly query: string;
  readonly body: string;
  readonly keyId: string;
  /** Whole, prefix included. */
  readonly secret: string;
  /** Unix seconds. */
  readonly timestamp: string;
  readonly nonce: string;
}

/** Everything between a request and its signature that a program can get wrong. */
interface Plan extends Omit<SigningInput, 'query' | 'secret'> {
  readonly secret: Bytes;
  /** Line 7. */
  readonly query: string;
  readonly lineEnd: string;
  /** What follows the last line. */
  readonly end: string;
  readonly isEmptyQueryKept: boolean;
  readonly form: (digest: Uint8Array) => string;
}

/** One way to make a mistake, and what a program does then. */
interface Variant {
  /** Position in `mistakes` of `signing.yaml`, from 1. */
  readonly mistake: number;
  /** What was signed instead, as a sentence. */
  readonly evidence: string;
  /** The body that was hashed, where it is not the one that is sent. */
  readonly body?: string | undefined;
  readonly change: (plan: Plan) => Plan;
}

/** A known mistake that gives exactly the signature in question. */
interface FoundMistake {
  readonly mistake: number;
  readonly evidence: string;
  /** The body that was hashed instead of the one that is sent. */
  readonly hashed: string | undefined;
}

export type SignatureVerdict =
  | { readonly kind: 'equal' }
  /** One mistake, or two that were made together. */
  | { readonly kind: 'known'; readonly mistakes: readonly FoundMistake[] }
  | { readonly kind: 'unknown' };

/** Bodies up to this many characters are also tried with two mistakes at a time; 600 hashes of a longer one take long. */
const SHORT_BODY = 16_384;

/**
 * Which of the known signing mistakes gives exactly this value: each alone, then any two together. The value of the
 * header or the bare signature, in any form.
 * @throws RangeError when the secret is empty
 */
export async function explainSignature(
  input: SigningInput,
  given: string,
): Promise<SignatureVerdict> {
  const wanted = given.trim();
  const right = rightPlan(input);
  const sign = signer();
  if ((await sign(right)) === wanted) return { kind: 'equal' };
  const variants = variantsOf(input);
  for (const variant of variants) {
    if ((await sign(variant.change(right))) === wanted) return known([variant]);
  }
  if (input.body.length > SHORT_BODY) return { kind: 'unknown' };
  for (const [index, first] of variants.entries()) {
    for (const second of variants.slice(index + 1)) {
      if (second.mistake === first.mistake) continue;
      if ((await sign(second.change(first.change(right)))) === wanted)
        return known([first, second]);
    }
  }
  return { kind: 'unknown' };
}

const known = (variants: readonly Variant[]): SignatureVerdict => ({
  kind: 'known',
  mistakes: variants.map(({ mistake, evidence, body }) => ({ mistake, evidence, hashed: body })),
});

const rightPlan = ({ query, ...input }: SigningInput): Plan => ({
  ...input,
  method: input.method.toUpperCase(),
  query: canonicalQuery(queryPairs(query)),
  lineEnd: '\n',
  end: '',
  isEmptyQueryKept: true,
  form: (digest) => `v1=${toHex(digest)}`,
});

/** Signs plans; each body is hashed once. */
function signer(): (plan: Plan) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (body: string) => {
    const hash = hashes.get(body) ?? sha256Hex(body);
    hashes.set(body, hash);
    return hash;
  };
  return async (plan) => {
    const { keyId, timestamp, nonce, method, path, query, lineEnd, end } = plan;
    const lines = ['GW1-HMAC-SHA256', keyId, timestamp, nonce, method, path];
    if (query !== '' || plan.isEmptyQueryKept) lines.push(query);
    lines.push(await hashOf(plan.body));
    return plan.form(await hmacSha256(plan.secret, lines.join(lineEnd) + end));
  };
}

function variantsOf(input: SigningInput): Variant[] {
  return [
    ...bodyVariants(input.body),
    variant(2, 'A line feed followed the last part.', { end: '\n' }),
    variant(3, 'The lines ended with CR LF.', { lineEnd: '\r\n' }),
    variant(3, 'Every line ended with CR LF, the last one too.', { lineEnd: '\r\n', end: '\r\n' }),
    ...(input.query === ''
      ? [variant(4, 'The empty line of the query was left out.', { isEmptyQueryKept: false })]
      : queryVariants(input.query)),
    ...FORMS,
    ...(/^\d{10}$/.test(input.timestamp)
      ? [
          variant(7, `The third line was ${input.timestamp}000, in milliseconds.`, {
            timestamp: `${input.timestamp}000`,
          }),
        ]
      : []),
    ...secretVariants(input.secret),
    ...pathVariants(input),
  ];
}

const variant = (mistake: number, evidence: string, changed: Partial<Plan>): Variant => ({
  mistake,
  evidence,
  body: changed.body,
  change: (plan) => ({ ...plan, ...changed }),
});

/** The same JSON as other serializers write it, and what frameworks hash instead of it. */
function bodyVariants(body: string): Variant[] {
  if (body === '')
    return [
      variant(1, 'The body “{}” was hashed, and no body is sent.', { body: '{}' }),
      variant(1, 'The body “null” was hashed, and no body is sent.', { body: 'null' }),
    ];
  const other = (text: string, how: string) => ({ text, how });
  const written = [
    other('', 'No body was hashed.'),
    other(`${body}\n`, 'A line feed was hashed after the body.'),
    other(body.replaceAll('\n', '\r\n'), 'The line feeds of the body were hashed as CR LF.'),
    ...rewritten(body),
  ];
  const different = written.filter(
    ({ text }, index) => text !== body && written.findIndex((each) => each.text === text) === index,
  );
  return different.map(({ text, how }) => variant(1, how, { body: text }));
}

function queryVariants(raw: string): Variant[] {
  const pairs = queryPairs(raw);
  const right = canonicalQuery(pairs);
  const lower = right.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const decoded = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  const found = [
    variant(5, 'A space was signed as “+”.', { query: right.replaceAll('%20', '+') }),
    variant(9, 'The query was left out of the text.', { query: '' }),
    variant(9, 'The pairs of the query were not sorted.', {
      query: pairs.map((pair) => canonicalQuery([pair])).join('&'),
    }),
    variant(9, 'The query was signed as it is sent, not in its canonical form.', { query: raw }),
    variant(9, 'The query was signed without its encoding.', { query: decoded }),
    variant(9, 'The query was encoded twice.', { query: right.replaceAll('%', '%25') }),
    variant(9, 'The escapes of the query were in lowercase.', { query: lower }),
    variant(9, 'The query began with “?”.', { query: `?${right}` }),
  ];
  return found.filter(({ change }) => change(EMPTY_PLAN).query !== right);
}

function secretVariants(secret: string): Variant[] {
  const bare = secret.replace(/^gw_[a-z]+_secret_/, '');
  return [
    ...(bare !== secret && bare !== ''
      ? [variant(8, 'The secret was used without its prefix.', { secret: bare })]
      : []),
    variant(8, 'The secret ended with a line feed.', { secret: `${secret}\n` }),
    variant(8, 'The secret ended with a space.', { secret: `${secret} ` }),
    variant(8, 'The secret was in quotation marks.', { secret: `"${secret}"` }),
  ];
}

function pathVariants({ path, query, method }: SigningInput): Variant[] {
  const withQuery = query === '' ? [] : [{ path: `${path}?${query}`, query: '' }];
  return [
    variant(9, 'The path ended with a slash.', { path: `${path}/` }),
    variant(9, 'The path had no slash in front.', { path: path.replace(/^\//, '') }),
    variant(9, 'The path was signed without its version.', {
      path: path.replace(/^\/v\d+(?=\/)/, ''),
    }),
    ...withQuery.map((changed) =>
      variant(9, 'The path was signed together with the query.', changed),
    ),
    variant(9, 'The method was in lowercase.', { method: method.toLowerCase() }),
  ];
}

/** The right bytes, written in another form. */
const FORMS: readonly Variant[] = [
  variant(6, 'The value has no “v1=” in front.', { form: toHex }),
  variant(6, 'The signature is in uppercase hex.', {
    form: (digest) => `v1=${toHex(digest).toUpperCase()}`,
  }),
  variant(6, 'The signature is in uppercase hex, without “v1=”.', {
    form: (digest) => toHex(digest).toUpperCase(),
  }),
  variant(6, 'The signature is in base64.', { form: (digest) => `v1=${toBase64(digest)}` }),
  variant(6, 'The signature is in base64, without “v1=”.', { form: toBase64 }),
];

const EMPTY_PLAN: Plan = rightPlan({
  method: '',
  path: '',
  query: '',
  body: '',
  keyId: '',
  secret: '',
  timestamp: '',
  nonce: '',
});
