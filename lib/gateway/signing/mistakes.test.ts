import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { explainSignature, type SigningInput } from './mistakes';

const INPUT: SigningInput = {
  method: 'POST',
  path: '/v1/transaction/create',
  query: '',
  body: '{"amount":"149.90","note":"Café / 2"}',
  keyId: 'key_sbx_5T8QW2',
  secret: 'gw_sandbox_secret_Xq7dP2vK9mT4sR8wB1nZ6cF3hJ5yL0aE',
  timestamp: '1768478400',
  nonce: '6f1c2b7e9d3a4850',
};
const GET: SigningInput = {
  ...INPUT,
  method: 'GET',
  path: '/v1/transaction/find',
  query: 'limit=50&external_transaction_id=order%202026%2F7',
  body: '',
};
const CANONICAL = 'external_transaction_id=order%202026%2F7&limit=50';

/** A signer of its own, so that a fault of the signing code cannot agree with itself. */
function sign(
  input: SigningInput,
  changed: Partial<SigningInput> & { glue?: string; end?: string; lines?: string[] } = {},
): string {
  const all = { ...input, ...changed };
  const hash = createHash('sha256').update(all.body).digest('hex');
  const lines = changed.lines ?? [
    'GW1-HMAC-SHA256',
    ...[all.keyId, all.timestamp, all.nonce, all.method, all.path],
    changed.query ?? (input.query === '' ? '' : CANONICAL),
    hash,
  ];
  const text = lines.join(changed.glue ?? '\n') + (changed.end ?? '');
  return `v1=${createHmac('sha256', all.secret).update(text).digest('hex')}`;
}

const numbers = async (input: SigningInput, given: string) => {
  const verdict = await explainSignature(input, given);
  return verdict.kind === 'known' ? verdict.mistakes.map(({ mistake }) => mistake) : verdict.kind;
};

it.each([
  ['POST', INPUT],
  ['GET', GET],
])('takes the right signature of a %s, with space around it', async (_, input) => {
  expect(await explainSignature(input, ` ${sign(input)}\n`)).toEqual({ kind: 'equal' });
});

const empty = createHash('sha256').update('').digest('hex');
it.each<[name: string, input: SigningInput, given: string, mistake: number]>([
  ['spaces', INPUT, sign(INPUT, { body: '{"amount": "149.90", "note": "Café / 2"}' }), 1],
  ['json_encode', INPUT, sign(INPUT, { body: '{"amount":"149.90","note":"Caf\\u00e9 \\/ 2"}' }), 1],
  ['no body', INPUT, sign(INPUT, { body: '' }), 1],
  ['trailing line feed', INPUT, sign(INPUT, { end: '\n' }), 2],
  ['CR LF', INPUT, sign(INPUT, { glue: '\r\n' }), 3],
  [
    'no empty line',
    INPUT,
    sign(INPUT, {
      lines: [
        'GW1-HMAC-SHA256',
        ...[INPUT.keyId, INPUT.timestamp, INPUT.nonce, 'POST', INPUT.path],
        createHash('sha256').update(INPUT.body).digest('hex'),
      ],
    }),
    4,
  ],
  ['plus', GET, sign(GET, { query: CANONICAL.replace('%20', '+') }), 5],
  ['capital hex', INPUT, sign(INPUT).toUpperCase().replace('V1', 'v1'), 6],
  [
    'base64',
    INPUT,
    `v1=${Buffer.from(sign(INPUT).slice('v1='.length), 'hex').toString('base64')}`,
    6,
  ],
  ['bare', INPUT, sign(INPUT).slice('v1='.length), 6],
  ['milliseconds', INPUT, sign(INPUT, { timestamp: '1768478400000' }), 7],
  ['no prefix', INPUT, sign(INPUT, { secret: INPUT.secret.replace('gw_sandbox_secret_', '') }), 8],
  ['secret with a line feed', INPUT, sign(INPUT, { secret: `${INPUT.secret}\n` }), 8],
  ['slash', INPUT, sign(INPUT, { path: `${INPUT.path}/` }), 9],
  ['unsorted', GET, sign(GET, { query: GET.query }), 9],
  [
    'path with query',
    GET,
    sign(GET, {
      lines: [
        'GW1-HMAC-SHA256',
        ...[GET.keyId, GET.timestamp, GET.nonce, 'GET', `${GET.path}?${GET.query}`],
        ...['', empty],
      ],
    }),
    9,
  ],
])('names the mistake: %s', async (_, input, given, mistake) => {
  expect(await numbers(input, given)).toEqual([mistake]);
});

it('names two mistakes that were made together', async () => {
  const given = sign(INPUT, { body: '{"amount": "149.90", "note": "Café / 2"}', end: '\n' });
  expect(await numbers(INPUT, given)).toEqual([1, 2]);
});

it('shows the body that was hashed', async () => {
  const body = '{"amount": "149.90", "note": "Café / 2"}';
  expect(await explainSignature(INPUT, sign(INPUT, { body }))).toMatchObject({
    mistakes: [{ hashed: body }],
  });
});

it('names nothing that does not give exactly the value', async () => {
  expect(await numbers(INPUT, sign(INPUT, { nonce: 'another-nonce-0001' }))).toBe('unknown');
  expect(await numbers(INPUT, '')).toBe('unknown');
  expect(await numbers(GET, `v1=${'0'.repeat(64)}`)).toBe('unknown');
});
