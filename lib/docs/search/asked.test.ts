import { describe, expect, it } from 'vitest';
import { loadSite } from '../site/load';
import type { SearchPage, SearchRecord } from './records';
import { engineOf, namesEngineOf, somePage } from './testing';

/** The route of the first row over pages with these texts. */
function firstOf(...site: readonly (Partial<SearchPage> & { readonly text?: string })[]) {
  const pages = site.map(({ text: _, ...page }) => somePage(page));
  const records = site.map(
    ({ title = 'Page', text = '' }, page): SearchRecord => ({
      page,
      kind: 'page',
      anchor: '',
      name: title,
      ids: [],
      text,
    }),
  );
  const engine = engineOf({ pages, records, words: loadSite().search });
  return (query: string) => engine.search('', query, 8).hits[0]?.route;
}

describe('a page that readers ask for in a phrase', () => {
  it('is before texts that hold the words', () => {
    const first = firstOf(
      { route: '/text', text: 'Water the plants twice, and the plants in the yard once.' },
      { route: '/asked', title: 'Garden', asked: 'prune roses, water plants' },
    );
    expect(first('how do I water my plants')).toBe('/asked');
  });

  it('is found by a query with words that no phrase has', () => {
    const first = firstOf(
      { route: '/text', text: 'Somewhere quickly, gladly, in the water, are plants.' },
      { route: '/asked', title: 'Garden', asked: 'water plants' },
    );
    expect(first('gladly water plants somewhere quickly')).toBe('/asked');
  });

  it('comes after another with the same phrase, if it is about a thing that the query does not name', () => {
    const first = firstOf(
      {
        route: '/tulips',
        title: 'Bulbs',
        about: 'Tulips Netherlands',
        asked: 'water spring plants',
      },
      { route: '/all', title: 'All plants', asked: 'water spring plants' },
    );
    expect(first('water spring plants')).toBe('/all');
    expect(first('water spring plants netherlands')).toBe('/tulips');
  });

  it('is first for a phrase of one word, and for a question of one telling word', () => {
    const first = firstOf(
      { route: '/called', title: 'Compost', keywords: 'heap' },
      { route: '/word', title: 'Waste', asked: 'compost' },
      { route: '/question', title: 'Delivery', asked: 'where is my heap' },
    );
    expect(first('compost')).toBe('/called');
    expect(first('heap')).toBe('/called');
    expect(first('where is my heap')).toBe('/question');
  });

  it('is before texts and parts of titles for its word alone', () => {
    const first = firstOf(
      { route: '/part', title: 'Turn the compost heap' },
      { route: '/asked', title: 'Waste', asked: 'compost' },
    );
    expect(first('compost')).toBe('/asked');
  });

  it('is found by one of its words that nothing else has', () => {
    const first = firstOf(
      { route: '/text', text: 'Plants.' },
      { route: '/asked', title: 'Garden', asked: 'water orchids' },
    );
    expect(first('orchids')).toBe('/asked');
  });

  it('is found by a name that is written with signs', () => {
    const first = firstOf(
      { route: '/text', text: 'Send water_level.' },
      { route: '/asked', title: 'Garden', asked: 'water_level' },
    );
    expect(first('water_level')).toBe('/asked');
  });

  it('is asked for in a short form', () => {
    const first = firstOf({ route: '/letter', title: 'S' }, { route: '/asked', title: 'Garden' });
    expect(first("the garden's")).toBe('/asked');
  });

  it('is asked for next to the form of an unknown word', () => {
    const first = firstOf(
      { route: '/rom', title: 'Rom' },
      { route: '/ing', title: 'Ing' },
      { route: '/garden', title: 'Garden' },
    );
    expect(first('garden roming')).toBe('/garden');
  });

  it('is asked for by who did something', () => {
    const first = firstOf(
      { route: '/change', title: 'Sheds', asked: 'change a lock' },
      { route: '/log', title: 'Yard', asked: 'who changed a lock' },
    );
    expect(first('change lock')).toBe('/change');
    expect(first('who changed the lock')).toBe('/log');
  });

  it('is before the texts of others, although only one word of a long task is in its phrase', () => {
    const first = firstOf(
      { route: '/text', title: 'Soup', text: 'Neighbors gladly bring bread on Sundays.' },
      { route: '/asked', title: 'Garden', asked: 'borrow rake' },
      { route: '/named', title: 'Borrow' },
    );
    expect(first('neighbors gladly borrow')).toBe('/asked');
  });

  it('is asked for with a typing error in each word', () => {
    const pages = [somePage({ route: '/asked', title: 'Garden', asked: 'borrow ladders' })];
    const records: SearchRecord[] = [
      { page: 0, kind: 'page', anchor: '', name: 'Garden', ids: [], text: '' },
    ];
    const engine = engineOf({ pages, records, words: loadSite().search });
    expect(engine.search('', 'borow laddres', 8)).toMatchObject({
      corrected: 'borrow ladders',
      hits: [{ route: '/asked' }],
    });
  });

  it('is asked for before the texts are there, but in a long phrase only after them', () => {
    const asked = 'water plants, repair broken garden ladders';
    const pages = [somePage({ route: '/asked', title: 'Yard', asked })];
    const records: SearchRecord[] = [
      { page: 0, kind: 'page', anchor: '', name: 'Yard', ids: [], text: '' },
    ];
    const source = { pages, records, words: loadSite().search };
    const [early, whole] = [namesEngineOf(source), engineOf(source)];
    expect(early.search('', 'water plants', 8).hits).toHaveLength(1);
    expect(whole.search('', 'water plants', 8).hits).toHaveLength(1);
    expect(early.search('', 'repair broken ladders', 8).hits).toHaveLength(0);
    expect(whole.search('', 'repair broken ladders', 8).hits).toHaveLength(1);
  });
});
