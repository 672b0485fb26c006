import type { Json } from '../../contract/types';
import type { Random } from '../state/random';
import type { RawRequest } from '../types';
import { isObject } from '../wire/json';
import { freshKey } from './bench';

/** Values that programs send by accident and attackers on purpose. */
export const JUNK: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1e5',
  '0.000000000000000001',
  '999999999999999',
  'true',
  'ключ',
  '\u0000',
  '\ud800',
  'x'.repeat(300),
  '<script>',
  "' or 1=1",
  '4111111111111111',
  'EUR',
  'USDT-TRC20',
  'JPY',
  '2026-99-99T99:99:99Z',
  '2026-01-15T12:00:00Z',
  'https://localhost/x',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { toString: 1 },
  ['pages:read'],
];

/** Junk as a text of a query. */
export const written = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const item = list[Math.floor(random.next() * list.length)];
  if (item === undefined) throw new RangeError('An empty list has nothing to pick.');
  return item;
};

/** Creates need new ids; a forced outcome makes the rest of the life happen. */
export function fresh(random: Random, body: Json, isCreate: boolean): Json {
  if (!isObject(body)) return body;
  const external = ['external_page_id', 'external_invoice_id'].filter((name) => name in body);
  const outcomes = [
    'success',
    'failed:102',
    'pending',
    'otp',
    'expire',
    'late_success',
    'amount_differs',
    'authorization_expired',
    'reversed',
    'chargeback',
  ];
  return {
    ...body,
    ...Object.fromEntries(
      external.map((name) => [name, random.next() < 0.8 ? freshKey() : 'same']),
    ),
    ...(isCreate && random.next() < 0.9 && { external_transaction_id: freshKey() }),
    ...(isCreate && random.next() < 0.5 && { sandbox: { outcome: pick(random, outcomes) } }),
  };
}

/** Most requests stay whole; the others get one to three injuries. */
export function mutated(random: Random, body: Json): Json {
  if (random.next() < 0.45) return body;
  const times = 1 + Math.floor(random.next() * 3);
  return Array.from({ length: times }).reduce<Json>((value) => injured(random, value), body);
}

function injured(random: Random, value: Json): Json {
  if (!isObject(value) || random.next() < 0.05) return pick(random, JUNK);
  const names = Object.keys(value);
  if (names.length === 0 || random.next() < 0.1) {
    return {
      ...value,
      [String(pick(random, ['x', 'amout', 'constructor', 'currency', 'amount']))]: pick(
        random,
        JUNK,
      ),
    };
  }
  const name = pick(random, names);
  const inner = value[name];
  if (random.next() < 0.15) {
    const { [name]: _gone, ...rest } = value;
    return rest;
  }
  const isDeep = isObject(inner) && random.next() < 0.7;
  return { ...value, [name]: isDeep ? injured(random, inner) : pick(random, JUNK) };
}

/** JSON, sometimes cut off. */
export function text(random: Random, body: Json): string {
  const written = JSON.stringify(body);
  if (random.next() < 0.97) return written;
  return random.next() < 0.5
    ? written.slice(0, Math.floor(random.next() * written.length))
    : `${written}}`;
}

/** A request that breaks below JSON: bytes, headers, path. */
export function damaged(random: Random, raw: RawRequest): RawRequest {
  const name = pick(random, Object.keys(raw.headers));
  const kinds: readonly (() => RawRequest)[] = [
    () => ({ ...raw, body: Buffer.from([0xff, 0xfe, 0x00]) }),
    () => ({ ...raw, headers: { ...raw.headers, [name]: written(pick(random, JUNK)) } }),
    () => ({ ...raw, headers: { ...raw.headers, [name]: undefined } }),
    () => ({ ...raw, headers: { ...raw.headers, accept: 'image/png' } }),
    () => ({ ...raw, body: Buffer.alloc(300_000, 0x20) }),
    () => ({ ...raw, url: `${raw.url}%zz` }),
  ];
  return pick(random, kinds)();
}
