import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResult } from '@/lib/docs/search/types';
import { shownText, unknownText } from './messages';

const hitOf = (route: string): SearchHit => ({
  route,
  anchor: '',
  title: route,
  section: '',
  breadcrumb: [],
  context: 'general',
  kind: 'page',
  titleMarks: [],
  excerpt: [],
  tier: 'title',
  terms: [],
  score: 1,
});
const resultOf = (routes: readonly string[], over: Partial<SearchResult> = {}): SearchResult => ({
  query: 'card',
  hits: routes.map(hitOf),
  total: new Set(routes).size,
  totalRows: routes.length,
  totalInContext: 0,
  totalOutside: 0,
  unknown: [],
  terms: [],
  isComplete: true,
  hasExcerpts: true,
  ...over,
});

describe('the sentence above the results', () => {
  it.each<[string, SearchResult, string]>([
    ['all of one', resultOf(['/a']), '1 page, 1 place'],
    ['all of several', resultOf(['/a', '/b', '/a']), '2 pages, 3 places'],
    [
      'some pages, some places',
      resultOf(['/a', '/b', '/a'], { total: 110, totalRows: 530 }),
      '2 of 110 pages, 3 of 530 places',
    ],
    ['all pages, some places', resultOf(['/a', '/b'], { totalRows: 3 }), '2 pages, 2 of 3 places'],
    [
      'titles only, whose total is not known yet',
      resultOf(['/a', '/b'], { total: 9, totalRows: 9, isComplete: false }),
      '2 pages, 2 places, in titles and headings. Loading the texts…',
    ],
    ['another word', resultOf(['/a'], { corrected: 'cart' }), '1 page, 1 place for “cart”'],
    [
      'a word that was left out',
      resultOf(['/a'], { unknown: ['xyzzy'] }),
      '1 page, 1 place. “xyzzy” was not found and is left out.',
    ],
    ['nothing', resultOf([]), 'No results'],
    ['nothing yet', resultOf([], { isComplete: false }), 'Loading search…'],
  ])('says how much is listed: %s', (_, result, words) => {
    expect(shownText(result)).toBe(words);
  });

  it('names words that were left out once the texts have been searched, too', () => {
    const unknown = ['xyzzy', 'blorp'];
    expect(unknownText(resultOf(['/a'], { unknown }))).toBe(
      '“xyzzy” and “blorp” were not found and are left out.',
    );
    expect(unknownText(resultOf(['/a'], { unknown, isComplete: false }))).toBe('');
  });
});
