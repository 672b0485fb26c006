import { describe, expect, it } from 'vitest';
import type { IndexEntry } from './format';
import { packIndex, unpackIndex } from './postings-file';

describe('a packed index', () => {
  it('holds the words and records that it was given', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const word = () =>
      Array.from({ length: 1 + random(40) }, () => 'aab9ж'.charAt(random(5))).join('');
    const numbers = () => [
      ...new Set(Array.from({ length: 1 + random(60) }, () => random(200_000))),
    ];
    const words = [...new Set(Array.from({ length: 500 }, word))].sort();
    const entries = words.map((text): IndexEntry => [text, [numbers().sort((a, b) => a - b)]]);
    expect(unpackIndex(packIndex(entries))).toEqual(entries);
  });

  it('writes what words have in common once, and steps instead of numbers, in signs of one byte', () => {
    const entries: IndexEntry[] = [
      ['refund', [[0, 1, 2]]],
      ['refunded', [[70]]],
      ['refunds', [[71]]],
      ['report', [[5130]]],
    ];
    const packed = packIndex(entries);
    expect(packed).toEqual({ words: 'refund Fed Fs Bport', records: '!!! i! i# ko6' });
    expect(JSON.stringify(packed.records)).toBe(`"${packed.records}"`);
  });
});
