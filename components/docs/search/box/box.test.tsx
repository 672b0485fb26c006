import { describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '@/lib/docs/search/types';
import { contextFrom, footerLinks, hitHref, placeOf, searchHref } from '../links';
import { groupsOf } from './rows';

vi.stubGlobal('__SEARCH_ICONS__', { page: '<path d="M1 1"/>', section: '', row: '', enter: '' });

const hit = (over: Partial<SearchHit> = {}): SearchHit => ({
  route: '/faq',
  anchor: '',
  title: 'FAQ',
  section: '',
  breadcrumb: ['General'],
  context: 'general',
  kind: 'page',
  titleMarks: [{ text: 'FAQ', isMarked: true }],
  excerpt: [],
  tier: 'title',
  terms: ['faq'],
  score: 1,
  ...over,
});

describe('the links below the suggestions', () => {
  const texts = (...args: Parameters<typeof footerLinks>) =>
    footerLinks(...args).map(({ text }) => text);

  it.each([
    ['no context, hits', { total: 3, inContext: 0 }, ['See all results']],
    ['no context, none', { total: 0, inContext: 0 }, []],
    [
      'context, all hits in it',
      { context: 'api', total: 3, inContext: 3 },
      ['See all results within API'],
    ],
    [
      'context, hits in it and elsewhere',
      { context: 'api', total: 5, inContext: 3 },
      ['See all results within API', 'See all results'],
    ],
    [
      'context, hits elsewhere only',
      { context: 'api', total: 5, inContext: 0 },
      ['See all results outside API'],
    ],
    ['context, none', { context: 'api', total: 0, inContext: 0 }, []],
  ] as const)('%s', (_name, counts, expected) => {
    expect(texts(counts)).toEqual(expected);
  });
});

describe('addresses', () => {
  it('lead to the section, with the words to be marked', () => {
    expect(hitHref('/docs', hit({ anchor: 'a-b', terms: ['tax id', 'ё&'] }))).toBe(
      '/docs/faq?_highlight=tax+id&_highlight=%D1%91%26#a-b',
    );
    expect(hitHref('', hit({ terms: [] }))).toBe('/faq');
  });

  it('name the same place, whatever words are to be marked there', () => {
    const early = hitHref('', hit({ anchor: 'a', terms: ['create'] }));
    const late = hitHref('', hit({ anchor: 'a', terms: ['create', 'creates'] }));
    expect(placeOf(early)).toBe('/faq#a');
    expect(placeOf(late)).toBe(placeOf(early));
    expect(placeOf('/search?q=create&ctx=api')).toBe('/search?q=create&ctx=api');
  });

  it('carry the query and the context to the search page', () => {
    expect(searchHref('', 'a&b', 'api')).toBe('/search?q=a%26b&ctx=api');
    expect(searchHref('', 'x')).toBe('/search?q=x');
  });

  it('take a context only if there is one of that name', () => {
    expect(contextFrom('api')).toBe('api');
    for (const value of ['', 'toString', 'API', null]) expect(contextFrom(value)).toBeUndefined();
  });
});

describe('rows', () => {
  const part = (route: string, name: string, over: Partial<SearchHit> = {}) =>
    hit({
      route,
      kind: 'field',
      title: `Page ${route}`,
      section: name,
      titleMarks: [{ text: name, isMarked: false }],
      ...over,
    });
  const page = (route: string, over: Partial<SearchHit> = {}) =>
    hit({
      route,
      title: `Page ${route}`,
      titleMarks: [{ text: `Page ${route}`, isMarked: true }],
      ...over,
    });
  const list = (hits: readonly SearchHit[]) => {
    const root = document.createElement('div');
    root.append(...groupsOf(hits, ''));
    return root;
  };
  const names = (root: HTMLElement) =>
    [...root.children].map((group) => [
      group.getAttribute('aria-label'),
      ...[...group.querySelectorAll('.hit, .hit-caption')].map(
        (row) => `${row.getAttribute('role') ?? '-'} ${row.querySelector('strong')?.textContent}`,
      ),
    ]);

  it('of a page are together, in the order of the first of each page, the page itself above', () => {
    const root = list([part('/a', 'x'), page('/b'), part('/c', 'y'), page('/a'), part('/a', 'z')]);
    expect(names(root)).toEqual([
      ['Page /a', 'option Page /a', 'option x', 'option z'],
      ['Page /b', 'option Page /b'],
      ['Page /c', 'option y'],
    ]);
  });

  it('name the page above places of it also where it was not found, which is no row', () => {
    const root = list([part('/a', 'x'), part('/a', 'y')]);
    expect(names(root)).toEqual([['Page /a', '- Page /a', 'option x', 'option y']]);
    expect(root.querySelectorAll('[role="option"]')).toHaveLength(2);
  });

  it('say the page of a place that is alone', () => {
    const root = list([part('/a', 'x')]);
    expect(root.querySelector('.hit-path')?.textContent).toBe('General / Page /a');
  });

  it('begin with the verb of the operation, once a page', () => {
    const root = list([
      page('/a', { verb: 'POST' }),
      part('/a', 'x', { verb: 'POST' }),
      page('/b'),
    ]);
    expect([...root.querySelectorAll('[data-verb="POST"]')].map((tag) => tag.textContent)).toEqual([
      'POST',
    ]);
    expect(root.children[0]?.querySelector('svg.icon:not(.hit-enter)')).toBeNull();
    const shape = root.children[1]?.querySelector('svg.icon > path');
    expect(shape?.getAttribute('d')).toBe('M1 1');
    expect(shape?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('set identifiers in mono, in names and in excerpts', () => {
    const root = list([
      part('/a', '3108 refund_amount_exceeds', {
        kind: 'code',
        excerpt: [{ text: 'Refund captured_amount at most.', isMarked: false }],
      }),
    ]);
    expect([...root.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      '3108 refund_amount_exceeds',
      'captured_amount',
    ]);
  });

  it('show what was found as text, never as markup', () => {
    const nasty = '<img src=x onerror=alert(1)>';
    const root = list([
      part('/a', '', {
        titleMarks: [{ text: nasty, isMarked: true }],
        excerpt: [{ text: nasty, isMarked: false }],
      }),
    ]);
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('mark')?.textContent).toBe(nasty);
  });
});
