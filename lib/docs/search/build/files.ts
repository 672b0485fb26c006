import { Index } from 'flexsearch';
import {
  FORMAT,
  type IndexEntry,
  type NamesFile,
  type PackedIndex,
  type PageFile,
  type TextsFile,
} from '../format';
import { Lexicon } from '../lexicon';
import { encodeLongPhrases, encodeNames } from '../names-file';
import { packIndex } from '../postings-file';
import { keywordsOf, namesOf, type SearchSource } from '../records';
import { FREQUENCY } from '../weights';

/** The files of the search, not yet named. */
interface SearchFiles {
  readonly names: NamesFile;
  readonly texts: TextsFile;
  /** By page. */
  readonly pages: readonly PageFile[];
}

/** Index a site with FlexSearch and export the indexes, with what the worker shows. The same source gives the same files. */
export function searchFiles(source: SearchSource): SearchFiles {
  const { pages, records, words } = source;
  const { encode } = new Lexicon(words);
  /** The words that a text has more than once. */
  const repeated = (text: string): string[] => {
    const seen = new Set<string>();
    return encode(text).filter((word) => seen.has(word) || !seen.add(word));
  };
  const names = records.map(namesOf);
  const keywords = records.map((record) => keywordsOf(record, pages[record.page]));
  const texts = records.map(({ text }) => text);
  return {
    names: encodeNames(source),
    texts: {
      format: FORMAT,
      asked: encodeLongPhrases(pages),
      indexes: { text: exported(texts, encode), again: exported(texts, repeated) },
      lengths: records.map(
        (_, number) =>
          FREQUENCY.name * new Set(encode(names[number] ?? '')).size +
          FREQUENCY.keyword * new Set(encode(keywords[number] ?? '')).size +
          FREQUENCY.text * encode(texts[number] ?? '').length,
      ),
    },
    pages: pages.map((_, page) => ({
      format: FORMAT,
      texts: records.filter((record) => record.page === page).map(({ text }) => text),
    })),
  };
}

/**
 * The map of an index of texts by number. Whole words only: the worker finds beginnings among the words themselves,
 * for all beginnings in the index would take more than the rest of the search (`ARCHITECTURE.md`).
 */
function exported(texts: readonly string[], encoder: (text: string) => string[]): PackedIndex {
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: encoder });
  texts.forEach((text, number) => {
    index.add(number, text);
  });
  const entries: IndexEntry[] = [];
  index.export((key, data) => {
    // The library's own export, of which the map is all that a search reads.
    if (key.endsWith('map')) entries.push(...(JSON.parse(data) as IndexEntry[]));
  });
  return packIndex(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
