import { Index } from 'flexsearch';
import type { SearchRecord } from './records';
import { PHRASES } from './synonyms';
import { pairsOf, tokensOf } from './tokens';
import { Vocabulary } from './vocabulary';

/** What a word counts in the name of a record, in the keywords of its page, and in its text. */
export const WEIGHTS = { name: 6, keyword: 3, text: 1 } as const;
export type FieldName = keyof typeof WEIGHTS;

const NAME_BIT = 1 << 14;
const KEYWORD_BIT = 1 << 15;
const FREQUENCY = NAME_BIT - 1;
/** More results than any index has records: the library stops at 100 unless told. */
const ALL = 1_000_000;

/** Where a word stands: record numbers, and beside each what `frequencyOf` and `placeOf` read. */
export interface TermPostings {
  readonly records: readonly number[];
  readonly counts: Uint16Array;
}

/**
 * Which records hold a word (FlexSearch, one index for names and one for texts, because the texts arrive later), and
 * how often (a list of words per record, which the library does not keep).
 */
export class Postings {
  readonly vocabulary = new Vocabulary();
  /** Weighted length of each record in words. */
  readonly lengths: number[] = [];
  readonly #names = createIndex();
  readonly #texts = createIndex();
  readonly #terms: Uint32Array[] = [];
  readonly #counts: Uint16Array[] = [];
  readonly #found = new Map<number, TermPostings>();
  #total = 0;

  /** Mean weighted length of all records. */
  get averageLength(): number {
    return this.lengths.length === 0 ? 1 : this.#total / this.lengths.length;
  }

  /** Index name, identifiers and keywords of a record; numbers are given in order from 0. */
  addName(number: number, record: Pick<SearchRecord, 'name' | 'ids'>, keywords: string): void {
    const names = [record.name, ...record.ids];
    // A name that repeats itself as an identifier is no longer for it, and its joined neighbors are not words of it.
    const words = new Set(withPhrases(names.flatMap(tokensOf)));
    const keys = [...new Set(withPhrases(tokensOf(keywords)))];
    const pairs = names.flatMap(pairsOf).filter((pair) => !words.has(pair));
    this.#store(number, [
      ['name', [...words], WEIGHTS.name],
      ['name', pairs, 0],
      ['keyword', keys, WEIGHTS.keyword],
    ]);
    add(this.#names, number, [...pairs, ...words, ...keys]);
  }

  /** Index the text of a record whose name is already there. */
  addText(number: number, text: string): void {
    const words = withPhrases(tokensOf(text));
    this.#store(number, [['text', words, WEIGHTS.text]]);
    add(this.#texts, number, words);
  }

  /** The records that hold exactly this word, and how: looked up once, and again when texts have come. */
  of(term: number): TermPostings {
    const known = this.#found.get(term);
    if (known) return known;
    const word = this.vocabulary.words[term] ?? '';
    const names = this.#names.search(word, ALL) as number[]; // we add numbers only
    const texts = this.#texts.search(word, ALL) as number[];
    const records = names.length === 0 ? texts : texts.length === 0 ? names : union(names, texts);
    const found = {
      records,
      counts: Uint16Array.from(records, (record) => this.#count(record, term)),
    };
    this.#found.set(term, found);
    return found;
  }

  /** The posting of a word in a record as one number (`frequencyOf`, `placeOf`), 0 where it does not stand there. */
  #count(record: number, term: number): number {
    const terms = this.#terms[record];
    if (!terms) return 0;
    let low = 0;
    let high = terms.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const value = terms[middle] ?? 0;
      if (value === term) return this.#counts[record]?.[middle] ?? 0;
      if (value < term) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  /** `length`: how much each word adds to the length of the record. */
  #store(
    number: number,
    fields: readonly (readonly [field: FieldName, words: readonly string[], length: number])[],
  ): void {
    const counts = new Map<number, number>();
    this.#terms[number]?.forEach((term, at) => {
      counts.set(term, this.#counts[number]?.[at] ?? 0);
    });
    let total = 0;
    for (const [field, words, length] of fields) {
      const bit = field === 'name' ? NAME_BIT : field === 'keyword' ? KEYWORD_BIT : 0;
      const weight = WEIGHTS[field];
      for (const word of words) {
        const term = this.vocabulary.add(word);
        const count = counts.get(term) ?? 0;
        const frequency = Math.min(FREQUENCY, (count & FREQUENCY) + weight);
        counts.set(term, (count & ~FREQUENCY) | frequency | bit);
      }
      total += words.length * length;
    }
    const terms = new Uint32Array([...counts.keys()]).sort();
    this.#terms[number] = terms;
    const values = new Uint16Array(terms.length);
    terms.forEach((term, at) => {
      values[at] = counts.get(term) ?? 0;
    });
    this.#counts[number] = values;
    this.lengths[number] = (this.lengths[number] ?? 0) + total;
    this.#total += total;
    if (this.#found.size > 0) this.#found.clear();
  }
}

const add = (index: Index, number: number, words: readonly string[]): void => {
  if (words.length > 0) index.add(number, [...new Set(words)].join(' '));
};

/** How often a word stands in a record: the sum of the weights of all places. */
export const frequencyOf = (posting: number): number => posting & FREQUENCY;

/** The best place where it stands. */
export const placeOf = (posting: number): FieldName =>
  (posting & NAME_BIT) !== 0 ? 'name' : (posting & KEYWORD_BIT) !== 0 ? 'keyword' : 'text';

/** Our own words go in and come out as they are: the library's encoder would break codes and drop doubled letters. */
const createIndex = (): Index =>
  new Index({ tokenize: 'strict', resolution: 1, encode: (content) => content.split(' ') });

const BEGINNINGS = new Set(PHRASES.map(([phrase]) => phrase.split(' ')[0] ?? ''));

/** `host`, `to`, `host` → the same and `h2h`. */
function withPhrases(tokens: string[]): string[] {
  if (tokens.length < 2 || !tokens.some((token) => BEGINNINGS.has(token))) return tokens;
  const text = ` ${tokens.join(' ')} `;
  const names = PHRASES.filter(([phrase]) => text.includes(` ${phrase} `)).map(([, name]) => name);
  return names.length > 0 ? [...tokens, ...names] : tokens;
}

/** Both lists in order, each number once. */
function union(first: readonly number[], second: readonly number[]): number[] {
  const all = [...first, ...second].sort((a, b) => a - b);
  return all.filter((number, at) => number !== all[at - 1]);
}
