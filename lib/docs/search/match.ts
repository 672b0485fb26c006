import { bm25, idf } from './bm25';
import type { MatchKind, Slot } from './plan';
import { type FieldName, frequencyOf, type Postings, placeOf } from './postings';

/**
 * How much it says about a record that a typed word is answered so, there: 0 to 100. A begun word in a title stands
 * above a whole one in a text, because a reader in the middle of a word wants its page.
 */
const VALUES: Readonly<Record<FieldName, Readonly<Record<MatchKind, number>>>> = {
  name: { full: 70, prefix: 60, meaning: 55, typo: 20 },
  keyword: { full: 52, prefix: 42, meaning: 48, typo: 15 },
  text: { full: 40, prefix: 30, meaning: 35, typo: 10 },
};
/** Place and kind of each value, by the value: asked for every record of every question. */
const PLACES: (FieldName | undefined)[] = [];
const KINDS: (MatchKind | undefined)[] = [];
for (const place of ['name', 'keyword', 'text'] as const) {
  for (const kind of ['full', 'meaning', 'prefix', 'typo'] as const) {
    PLACES[VALUES[place][kind]] = place;
    KINDS[VALUES[place][kind]] = kind;
  }
}

/** What one typed word finds, by record number; 0 where it finds nothing. */
export interface SlotMatches {
  readonly slot: Slot;
  /** The words of the index that answer it. */
  readonly terms: ReadonlySet<number>;
  /** BM25F of the word in the record. */
  readonly scores: Float64Array;
  /** Value of the best answer, by its kind and place. */
  readonly values: Uint8Array;
  /** The records found, in no order. */
  readonly found: readonly number[];
  /** How much the word says. */
  readonly rarity: number;
}

/** Does an answer of this value stand in a name? */
export const isInName = (value: number): boolean => PLACES[value] === 'name';
/** Does it stand in a name or in keywords, which count for all sections of a page? */
export const isAbove = (value: number): boolean =>
  PLACES[value] === 'name' || PLACES[value] === 'keyword';
/** Its kind; `full` for 0. */
export const kindOf = (value: number): MatchKind => KINDS[value] ?? 'full';

/**
 * BM25F of one typed word in every record: all words that answer it count together as one term, each as much as it is
 * worth, so that a rare form of a common word is not mistaken for a rare word.
 */
export function matchSlot(slot: Slot, postings: Postings): SlotMatches {
  const size = postings.lengths.length;
  const scores = new Float64Array(size);
  const values = new Uint8Array(size);
  const found: number[] = [];
  for (const { term, quality, kind } of slot.alternatives) {
    const { records, counts } = postings.of(term);
    records.forEach((record, at) => {
      const posting = counts[at] ?? 0;
      if (values[record] === 0) found.push(record);
      scores[record] = (scores[record] ?? 0) + quality * frequencyOf(posting);
      const value = VALUES[placeOf(posting)][kind];
      if (value > (values[record] ?? 0)) values[record] = value;
    });
  }
  const rarity = idf(size, found.length);
  const average = postings.averageLength;
  for (const record of found) {
    scores[record] = bm25(rarity, scores[record] ?? 0, postings.lengths[record] ?? 0, average);
  }
  const terms = new Set(slot.alternatives.map(({ term }) => term));
  return { slot, terms, scores, values, found, rarity };
}
