import { bm25, idf } from './bm25';
import type { IndexName } from './format';
import type { MatchKind, Slot } from './plan';
import type { Postings } from './postings';
import { FREQUENCY, VALUES } from './weights';

/** Where a word is in a record. */
type Place = keyof typeof VALUES;

const INDEXES: readonly (readonly [name: IndexName, place: Place])[] = [
  ['name', 'name'],
  ['keyword', 'keyword'],
  ['text', 'text'],
  ['again', 'text'],
];

/** Place and kind of each value, by the value: asked for every record of every question. */
const PLACES: (Place | undefined)[] = [];
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
  /** The words of the index that match it. */
  readonly words: ReadonlySet<string>;
  /** BM25F of the word in the record. */
  readonly scores: Float64Array;
  /** Value of the best match, by its kind and place (`VALUES`). */
  readonly values: Uint8Array;
  /** The records found, in no order. */
  readonly found: readonly number[];
  /** Is it a word of any name? */
  readonly isInNames: boolean;
  /** How much the word says. */
  readonly rarity: number;
}

/** Whether a match of this value is in a name. */
export const isInName = (value: number): boolean => PLACES[value] === 'name';
/** Is it in a name or in keywords, which count for all sections of a page? */
export const isAbove = (value: number): boolean =>
  PLACES[value] === 'name' || PLACES[value] === 'keyword';
/** Its kind; `full` for 0. */
export const kindOf = (value: number): MatchKind => KINDS[value] ?? 'full';

/**
 * BM25F of one typed word in every record. All words that match it count together as one term, each with its weight, so
 * that a rare form of a common word does not count as a rare word.
 */
export function matchSlot(slot: Slot, postings: Postings): SlotMatches {
  const scores = new Float64Array(postings.size);
  const values = new Uint8Array(postings.size);
  const found: number[] = [];
  let isInNames = false;
  for (const { word, quality, kind } of slot.alternatives) {
    for (const [name, place] of INDEXES) {
      const frequency = quality * FREQUENCY[name];
      const value = VALUES[place][kind];
      for (const record of postings.records(name, word)) {
        const known = values[record] ?? 0;
        if (known === 0) found.push(record);
        if (place === 'name') isInNames = true;
        if (value > known) values[record] = value;
        scores[record] = (scores[record] ?? 0) + frequency;
      }
    }
  }
  const rarity = idf(postings.size, found.length);
  for (const record of found)
    scores[record] = bm25(rarity, scores[record] ?? 0, postings.relativeLength(record));
  const words = new Set(slot.alternatives.map(({ word }) => word));
  return { slot, words, scores, values, found, isInNames, rarity };
}
