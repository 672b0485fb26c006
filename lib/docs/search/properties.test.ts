import { describe, expect, it } from 'vitest';
import { fixture } from './__fixtures__/source';
import { B, K1 } from './bm25';
import { searchFiles } from './build/files';
import { SearchEngine } from './engine';
import { FormatError } from './format';
import { Lexicon } from './lexicon';
import { matchSlot } from './match';
import { decodeNames } from './names-file';
import { slotOf } from './plan';
import { Postings } from './postings';
import { unpackIndex } from './postings-file';
import { namesOf } from './records';
import { engineOf } from './testing';
import { tokensOf } from './tokens';
import { FREQUENCY } from './weights';

const engine = engineOf(fixture);

describe('an index that was written and read again', () => {
  const files = searchFiles(fixture);

  it('holds the same pages and records', () => {
    const { pages, records } = decodeNames(files.names);
    expect(pages).toEqual(fixture.pages);
    expect(records).toEqual(fixture.records.map(({ text: _, ...record }) => record));
  });

  it('is the export of the library, its words in order, and the same each time', () => {
    const { text } = files.texts.indexes;
    if (!text) throw new Error('the index is missing');
    const words = unpackIndex(text).map(([word]) => word);
    expect(words).toContain('hmac');
    expect(words).toEqual([...new Set(words)].sort());
    expect(JSON.stringify(searchFiles(fixture))).toBe(JSON.stringify(files));
  });

  it('of names is made of the names and identifiers', () => {
    const postings = new Postings(fixture.records.length, new Lexicon(fixture.words));
    postings.addShort('name', fixture.records.map(namesOf));
    expect(postings.records('name', 'transaction')).toEqual([0, 2, 4, 16, 24]);
    expect(postings.vocabulary.has('transaction')).toBe(true);
  });

  it('is refused when it is of another format', () => {
    expect(() => new SearchEngine({ ...files.names, format: 0 })).toThrow(FormatError);
    expect(() => engine.addTexts({ ...files.texts, format: 0 })).toThrow(FormatError);
    expect(() => engine.addPage(0, { format: 0, texts: [] })).toThrow(FormatError);
  });
});

describe('the engine', () => {
  it('answers any string', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const alphabet = [
      ...'ab_-/.[](){}*+?^$|\\\'"`;:,!1 2\n\tяёЙ',
      '😀',
      '\u0301',
      '\uD800',
      '\u0000',
      '漢',
      'ﬁ',
    ];
    for (let round = 0; round < 400; round += 1) {
      const length = Math.floor(random() * 30);
      const query = Array.from(
        { length },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join('');
      expect(Array.isArray(engine.search('', query, 8).hits), JSON.stringify(query)).toBe(true);
    }
    expect(engine.search('', 'refund '.repeat(2000), 8).hits.length).toBeGreaterThan(0);
  });

  it('finds every word by each of its beginnings of three letters and more', () => {
    fixture.records.forEach((record) => {
      const { route } = fixture.pages[record.page] ?? {};
      for (const word of new Set(tokensOf(`${record.name} ${record.text}`))) {
        for (let length = 3; length <= word.length; length += 1) {
          const typed = word.slice(0, length);
          const hits = engine.search('', typed, 1000).hits;
          const isFound = hits.some((hit) => hit.route === route && hit.anchor === record.anchor);
          expect(isFound, `${typed} of ${word} in ${route}#${record.anchor}`).toBe(true);
        }
      }
    });
  });
});

describe('BM25F', () => {
  it('is that of the formula, with k1 = 1.2, b = 0.75 and weighted lengths', () => {
    expect([K1, B]).toEqual([1.2, 0.75]);
    const documents = [
      { name: 'alpha', text: 'beta beta gamma' },
      { name: 'delta', text: 'alpha beta' },
      { name: 'epsilon', text: 'zeta eta theta iota kappa' },
    ];
    const records = documents.map((document) => ({
      ...document,
      page: 0,
      kind: 'section' as const,
      anchor: '',
      ids: [],
    }));
    const { texts } = searchFiles({ ...fixture, pages: fixture.pages.slice(0, 1), records });
    const postings = new Postings(documents.length, new Lexicon(fixture.words));
    postings.addShort('name', records.map(namesOf));
    postings.add(texts.indexes, texts.lengths);
    const lengths = documents.map(({ text }) => FREQUENCY.name + text.split(' ').length);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    for (const word of ['alpha', 'beta', 'zeta']) {
      const slot = slotOf(word, postings.vocabulary, false);
      const frequencies = documents.map(
        ({ name, text }) =>
          (name === word ? FREQUENCY.name : 0) +
          text.split(' ').filter((other) => other === word).length,
      );
      const found = frequencies.filter((frequency) => frequency > 0).length;
      const rarity = Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
      const expected = frequencies.map((frequency, at) => {
        const norm = 1 - 0.75 + (0.75 * (lengths[at] ?? 0)) / average;
        return (rarity * frequency * 2.2) / (frequency + 1.2 * norm);
      });
      const scores = [...matchSlot(slot, postings).scores];
      scores.forEach((score, at) => {
        expect(score).toBeCloseTo(expected[at] ?? Number.NaN, 10);
      });
    }
  });
});
