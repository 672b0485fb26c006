import { describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '@/lib/docs/search/types';
import { contextFrom, footerLinks, hitHref, placeOf, searchHref } from '../links';
import { suggestion, underTheirPages } from './elements';

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
  it('stand under their page where it is found, and keep their order otherwise', () => {
    const rows = [
      hit({ route: '/a', kind: 'field', section: 'x' }),
      hit({ route: '/b' }),
      hit({ route: '/c', kind: 'section' }),
      hit({ route: '/a' }),
    ];
    expect(
      underTheirPages(rows).map(({ hit: { route, kind }, isBelowItsPage }) => [
        route,
        kind,
        isBelowItsPage,
      ]),
    ).toEqual([
      ['/b', 'page', false],
      ['/c', 'section', false],
      ['/a', 'page', false],
      ['/a', 'field', true],
    ]);
  });

  it('show what was found as text, never as markup', () => {
    const nasty = '<img src=x onerror=alert(1)>';
    const row = suggestion(
      hit({
        kind: 'section',
        titleMarks: [{ text: nasty, isMarked: true }],
        excerpt: [{ text: nasty, isMarked: false }],
      }),
      'r',
      '',
      false,
    );
    expect(row.querySelector('img')).toBeNull();
    expect(row.querySelector('mark')?.textContent).toBe(nasty);
    expect(row.getAttribute('role')).toBe('option');
  });

  it('carry the drawing of their kind', () => {
    const shape = suggestion(hit(), 'r', '', false).querySelector('svg.icon > path');
    expect(shape?.getAttribute('d')).toBe('M1 1');
    expect(shape?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('name their page unless they stand under it', () => {
    const part = hit({
      kind: 'section',
      section: 'Keys',
      titleMarks: [{ text: 'Keys', isMarked: true }],
    });
    expect(suggestion(part, 'r', '', false).textContent).toContain('General / FAQ');
    expect(suggestion(part, 'r', '', true).textContent).not.toContain('General / FAQ');
  });
});
