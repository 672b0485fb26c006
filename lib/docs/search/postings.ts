import { Index } from 'flexsearch';
import type { IndexEntry, Indexes, IndexName } from './format';
import type { Lexicon } from './lexicon';
import { unpackIndex } from './postings-file';
import { Vocabulary } from './vocabulary';

/** More results than any index has records: the default of the library is 100. */
const ALL = 1_000_000;

/** What is asked for are words of the vocabulary, which are encoded: encoded again, `p2p2` would also be its parts. */
const asTheyAre = (words: string): string[] => words.split(' ');

/** Which records hold a word: the FlexSearch indexes that the build exported, as far as they are loaded, and those of names and keywords. */
export class Postings {
  /** The words of all loaded indexes. */
  readonly vocabulary: Vocabulary;
  readonly #indexes = new Map<IndexName, Index>();
  #lengths: readonly number[] = [];
  #average = 1;

  /** @param size how many records there are */
  constructor(
    readonly size: number,
    lexicon: Lexicon,
  ) {
    this.vocabulary = new Vocabulary(lexicon);
  }

  /** Take in indexes; `lengths` are the weighted lengths of all records in words, which come with the texts. */
  add(indexes: Indexes, lengths: readonly number[] = []): void {
    for (const [name, packed] of Object.entries(indexes))
      this.#import(name as IndexName, unpackIndex(packed)); // the keys of `Indexes` are these
    if (lengths.length === 0) return;
    this.#lengths = lengths;
    this.#average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  }

  /** Take in short texts, one for each record: their index is made here, because it takes more bytes than they do. */
  addShort(name: IndexName, texts: readonly string[]): void {
    const records = new Map<string, number[]>();
    texts.forEach((text, record) => {
      for (const word of new Set(this.vocabulary.lexicon.encode(text))) {
        const known = records.get(word);
        if (known) known.push(record);
        else records.set(word, [record]);
      }
    });
    this.#import(
      name,
      [...records].map(([word, numbers]): IndexEntry => [word, [numbers]]),
    );
  }

  #import(name: IndexName, entries: readonly IndexEntry[]): void {
    const index = new Index({ encode: asTheyAre });
    // The library takes its own export parsed too, which its types do not say.
    index.import('map', entries as unknown as string);
    this.#indexes.set(name, index);
    this.vocabulary.add(entries.map(([word]) => word));
  }

  /** The records that hold exactly this word, or all of several words divided by blanks. */
  records(name: IndexName, words: string): readonly number[] {
    return (this.#indexes.get(name)?.search(words, ALL) ?? []) as number[]; // we add numbers only
  }

  /** Length of a record as a share of the mean length; 1 until the lengths are known. */
  relativeLength(record: number): number {
    return (this.#lengths[record] ?? this.#average) / this.#average;
  }
}
