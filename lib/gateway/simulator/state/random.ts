import { mulberry32 } from '../../../base/math/random';

/** A reproducible source of numbers. */
export interface Random {
  /** In [0, 1). */
  next(): number;
}

/** The same numbers on every machine. Not for secrets. */
export const seeded = (seed: number): Random => ({ next: mulberry32(seed) });

/** Letters of a ULID (Crockford's base 32). */
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const draw = (random: Random, letters: string, length: number): string =>
  Array.from({ length }, () => letters[Math.floor(random.next() * letters.length)]).join('');

/** A prefix, ten letters of time and sixteen of chance: `trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ`. */
export function newId(prefix: string, now: number, random: Random): string {
  let time = '';
  for (let rest = now, place = 0; place < 10; place += 1, rest = Math.floor(rest / 32)) {
    time = `${BASE32[rest % 32]}${time}`;
  }
  return `${prefix}_${time}${draw(random, BASE32, 16)}`;
}

/** The part of a page address that cannot be guessed: `8rV0mQ2ZyC`. */
export const newSlug = (random: Random, length = 10): string => draw(random, BASE62, length);

/** Hex digits, for the address of a Pix charge. */
export const newHex = (random: Random, length: number): string =>
  draw(random, '0123456789abcdef', length);

/** Digits, for references. */
export const newDigits = (random: Random, length: number): string =>
  draw(random, '0123456789', length);
