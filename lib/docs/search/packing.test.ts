import { describe, expect, it } from 'vitest';
import { pack, sharedWords, unpack } from './packing';

const TEXTS = [
  'A callback is a request. A callback is a callback.',
  'is callback  a is\ncallback, callbackis isCallback',
  '',
  'счёт 漢 \u{1F600} \u0080 \u0081 Ā \uD800 is ā',
];

describe('packed texts', () => {
  const words = sharedWords(TEXTS);

  it('hold a sign for each word that is used often, the most frequent first', () => {
    expect(words).toEqual(['callback', 'is']);
    expect(pack(['callback is here'], words)).toBe('\u0100\u0101 here');
  });

  it('are the same when they are unpacked', () => {
    expect(unpack(pack(TEXTS, words), words)).toEqual(TEXTS);
    expect(unpack(pack([], words), words)).toEqual(['']);
  });

  it('are the same whatever they hold', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const pieces = [
      'is',
      'callback',
      ' ',
      '  ',
      'is ',
      '\u0080',
      '\u0081',
      'Ā',
      '\u0101',
      '\uD83D',
      'x',
      '😀',
      '\n',
    ];
    for (let round = 0; round < 300; round += 1) {
      const texts = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join(''),
      );
      const sent = JSON.parse(JSON.stringify(pack(texts, words))) as string;
      expect(unpack(sent, words)).toEqual(texts);
    }
  });
});
