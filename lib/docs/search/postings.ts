import { Index } from 'flexsearch';
import type { Indexes, IndexName } from './format';
import type { Lexicon } from './lexicon';
import { unpackIndex } from './postings-file';
import { Vocabulary } from './vocabulary';

/** More results than any index has records: the default of the library is 100. */
const ALL = 1_000_000;

/** What is asked for are words of the vocabulary, which are encoded: encoded again, `p2p2` would also be its parts. */
const asTheyAre = (words: string): string[] => words.split(' ');

/** Which records hold a word: the FlexSearch indexes that the build exported, as far as they are loaded. */
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
    for (const [name, packed] of Object.entries(indexes)) {
      const entries = unpackIndex(packed);
      const index = new Index({ encode: asTheyAre });
      // The library takes its own export parsed too, which its types do not say.
      index.import('map', entries as unknown as string);
      this.#indexes.set(name as IndexName, index); // the keys of `Indexes` are these
      this.vocabulary.add(entries.map(([word]) => word));
    }
    if (lengths.length === 0) return;
    this.#lengths = lengths;
    this.#average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  }

  /** Take in the keywords of each record; most have none. */
  addKeywords(keywords: readonly string[]): void {
    const index = new Index({ tokenize: 'strict', resolution: 1, encode: asTheyAre });
    const words = keywords.map(this.vocabulary.lexicon.encode);
    words.forEach((own, record) => {
      if (own.length > 0) index.add(record, own.join(' '));
    });
    this.#indexes.set('keyword', index);
    this.vocabulary.add([...new Set(words.flat())]);
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
