import { searchFiles } from '../../lib/docs/search/build/files';
import { Lexicon } from '../../lib/docs/search/lexicon';
import { matchSlot } from '../../lib/docs/search/match';
import { slotOf, wordsOfQuery } from '../../lib/docs/search/plan';
import { Postings } from '../../lib/docs/search/postings';
import { keywordsOf, namesOf, type SearchSource } from '../../lib/docs/search/records';
import type { Search } from './judge';

/**
 * The site's own indexes and its understanding of words, ranked by BM25F alone: records with most of the words first,
 * then by the sum of their scores. What the levels of `weights.ts` add is the difference to the site's search.
 */
export function bm25Search(source: SearchSource): Search {
  const { texts } = searchFiles(source);
  const { pages, records } = source;
  const postings = new Postings(records.length, new Lexicon(source.words));
  postings.addShort('name', records.map(namesOf));
  postings.addShort(
    'keyword',
    records.map((record) => keywordsOf(record, pages[record.page])),
  );
  postings.add(texts.indexes, texts.lengths);
  return (query) => {
    const words = wordsOfQuery(query, postings.vocabulary, true);
    const matches = words.map((word, at) =>
      matchSlot(slotOf(word, postings.vocabulary, at === words.length - 1), postings),
    );
    const found = new Map<number, { words: number; score: number }>();
    for (const { found: numbers, scores } of matches) {
      for (const number of numbers) {
        const before = found.get(number) ?? { words: 0, score: 0 };
        const score = before.score + (scores[number] ?? 0);
        found.set(number, { words: before.words + 1, score });
      }
    }
    return [...found]
      .sort(([, a], [, b]) => b.words - a.words || b.score - a.score)
      .map(([number]) => pages[records[number]?.page ?? -1]?.route ?? '');
  };
}
