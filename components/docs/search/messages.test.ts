import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResult } from '@/lib/docs/search/types';
import { rowsText, shownText } from './messages';

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
  totalOutside: 0,
  unknown: [],
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
      '1 page, 1 place. Left out: xyzzy',
    ],
    ['nothing', resultOf([]), 'No results'],
    ['nothing yet', resultOf([], { isComplete: false }), 'Loading search…'],
  ])('says how much is listed: %s', (_, result, words) => {
    expect(shownText(result)).toBe(words);
  });

  it('names words that were left out once the texts have been searched, too', () => {
    const unknown = ['xyzzy', 'blorp'];
    expect(shownText(resultOf(['/a'], { unknown }))).toBe(
      '1 page, 1 place. Left out: xyzzy, blorp',
    );
    expect(shownText(resultOf(['/a'], { unknown, isComplete: false }))).not.toContain('xyzzy');
  });
});

describe('the sentence below the suggestions', () => {
  it.each<[string, SearchResult, string]>([
    ['all', resultOf(['/a']), '1 result'],
    ['some of all', resultOf(['/a', '/b'], { totalRows: 41 }), '2 of 41 results'],
    ['titles only', resultOf(['/a', '/b'], { totalRows: 9, isComplete: false }), '2 results'],
    ['another word', resultOf(['/a'], { corrected: 'cart' }), '1 result for “cart”'],
  ])('says how many rows there are, of how many: %s', (_, result, words) => {
    expect(rowsText(result)).toBe(words);
  });
});
