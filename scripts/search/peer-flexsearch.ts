import { brotliCompressSync } from 'node:zlib';
import { Index } from 'flexsearch';
import { Lexicon } from '../../lib/docs/search/lexicon';
import type { SearchSource } from '../../lib/docs/search/records';
import type { Search } from './judge';

const ROWS = 8;

/**
 * FlexSearch alone with everything it can do: our encoder for codes and Russian, beginnings by its own tokenizer, its own
 * order, all words before some words and names before texts. With the bytes of its exported indexes after brotli.
 */
export function flexSearch(
  { pages, records, words }: SearchSource,
  tokenize: 'strict' | 'forward',
) {
  const { encode, russian } = new Lexicon(words);
  const create = () =>
    new Index({
      tokenize,
      encode: (text) => encode(text).map((word) => russian.englishOf(word)[0] ?? word),
    });
  const [names, texts] = [create(), create()];
  records.forEach(({ page, kind, name, ids, text }, number) => {
    const { title = '', keywords = '' } = pages[page] ?? {};
    names.add(number, `${name} ${ids.join(' ')} ${kind === 'page' ? keywords : title}`);
    texts.add(number, `${name} ${text}`);
  });
  const search: Search = (query) => {
    const found = [false, true].flatMap((suggest) =>
      [names, texts].flatMap((index) => index.search(query, { limit: ROWS, suggest })),
    );
    return [...new Set(found)].map((number) => {
      const record = records[Number(number)];
      return (record && pages[record.page]?.route) ?? '';
    });
  };
  const first = weightOf(names);
  return { search, first, all: first + weightOf(texts) };
}

function weightOf(index: Index): number {
  const parts: string[] = [];
  index.export((_, data) => {
    parts.push(data);
  });
  return brotliCompressSync(parts.join('\n')).length;
}
