import { describe, expect, it } from 'vitest';
import { partsOf } from '../../lib/docs/search/tokens';
import { stem } from '../../lib/docs/search/words';
import { judge, readJudged } from './judge';
import { readSource } from './read-source';

const judged = readJudged();
const heldOut = readJudged('held-out');

describe('the phrases in which readers ask for pages', () => {
  it('keep words that say nothing where their meaning needs them', async () => {
    const { pages } = await readSource();
    const askedOf = (path: string) => pages.find(({ route }) => route === path)?.asked?.split(', ');
    expect(askedOf('/invoicing')).toContain('payments without code');
    expect(askedOf('/cabinet/payout/history')).toContain('where is my payout');
    expect(askedOf('/cabinet/payout/history')).toContain('repeat failed payout');
  });

  it('are kept once for the same words, in alphabetical order', async () => {
    const { pages } = await readSource();
    const lists = pages.map(({ asked = '' }) => asked.split(', '));
    const meaningOf = (phrase: string) => [...new Set(partsOf(phrase).map(stem))].sort().join(' ');
    for (const list of lists) {
      expect(new Set(list.map(meaningOf)).size).toBe(list.length);
      expect(list).toEqual([...list].sort());
    }
    // Words that differ in more than their forms are kept.
    expect(lists.flat().length).toBeGreaterThan(5000);
  });
});

describe('the judged queries', () => {
  it('are many, of all kinds, and none is listed twice or held out as well', () => {
    expect(judged.length).toBeGreaterThanOrEqual(1000);
    expect(heldOut.length).toBeGreaterThanOrEqual(60);
    const queries = [...judged, ...heldOut].map(({ query }) => query.toLowerCase());
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  });

  it('name pages and sections that exist', async () => {
    const { pages, records } = await readSource();
    const places = new Set<string>(pages.map(({ route }) => route));
    for (const { page, anchor } of records) places.add(`${pages[page]?.route}#${anchor}`);
    const missing = [...judged, ...heldOut].flatMap((entry) =>
      entry.places.filter((place) => !places.has(place)).map((place) => `${entry.query}: ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('count a page for each of its sections', () => {
    const { places, routes } = judged.find(({ query }) => query === 'why do I get 1003') ?? {};
    expect(places?.[0]).toBe('/reference/api_error_codes#e1003');
    expect(routes).toEqual(['/reference/api_error_codes', '/faq', '/request_format']);
  });

  it('are judged by the first right row among eight', () => {
    const some = [
      { group: 'a', query: 'x', routes: ['/x'] },
      { group: 'a', query: 'y', routes: ['/y'] },
      { group: 'b', query: 'z', routes: ['/missing'] },
    ];
    const verdict = judge(
      some,
      (route) => route !== '/missing',
      (query) => (query === 'x' ? ['/x'] : ['/a', '/a', '/a', '/y']),
    );
    expect(verdict).toMatchObject({ queries: 2, notYet: 1, mrr: 0.625, success: 0.5 });
    expect(verdict.misses).toMatchObject([{ query: 'y', rank: 4, first: '/a' }]);
  });
});
