import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit, SearchResult } from '@/lib/docs/search/types';
import { recentQueries, rememberQuery } from '../recent';

vi.stubGlobal('__BASE_PATH__', '');
vi.stubGlobal('__SEARCH_ICONS__', {
  page: '',
  section: '',
  row: '',
  enter: '',
  recent: '',
  go: '',
});
vi.stubGlobal('__SEARCH_SUGGESTIONS__', [
  { label: 'Sign a request', href: '/request_format#sign', page: 'Request format' },
]);
vi.mock('./go', () => ({ go: (href: string) => went.push(href) }));

let went: string[] = [];

const hit = (route: string): SearchHit => ({
  route,
  anchor: '',
  title: route,
  section: '',
  breadcrumb: [],
  context: 'general',
  kind: 'page',
  titleMarks: [{ text: route, isMarked: true }],
  excerpt: [],
  tier: 'title',
  terms: [],
  score: 1,
});
const answers: Record<string, Partial<SearchResult>> = {
  refund: { hits: [hit('/a'), hit('/b')], total: 20, totalRows: 41 },
  'refund xyzzy': { hits: [hit('/a')], total: 1, totalRows: 1, unknown: ['xyzzy'] },
};
const search = async (_asker: number, _scope: string, query: string): Promise<SearchResult> => ({
  query,
  hits: [],
  total: 0,
  totalRows: 0,
  totalOutside: 0,
  unknown: [],
  isComplete: true,
  hasExcerpts: true,
  ...answers[query],
});

const field = () => document.querySelector('input') as HTMLInputElement;
const menu = () => document.querySelector('.search-menu') as HTMLElement;
const rows = () =>
  [...menu().querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const groups = () =>
  [...menu().querySelectorAll('[role="listbox"] [role="group"]')].map((group) =>
    group.getAttribute('aria-label'),
  );
const status = () => menu().querySelector('[role="status"]')?.textContent;
const type = async (query: string) => {
  field().value = query;
  field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await vi.waitFor(() => expect(menu().dataset.state).toMatch(/results|none/));
};
const press = (key: string) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const click = (element: Element | null | undefined) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(async () => {
  went = [];
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, {
    siteSearch: { search: { load: async () => {}, search }, askers: 0 },
  });
  document.body.innerHTML = `
    <search class="search-box"><form><input type="search"></form>
    <button class="search-clear" type="button" hidden></button><div class="search-menu" hidden></div></search>`;
  const { Box } = await import('./box');
  new Box(document.querySelector('search') as HTMLElement);
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('an empty field', () => {
  it('offers where readers often go, and the last queries of the device above them', () => {
    field().focus();
    expect(groups()).toEqual(['Suggested']);
    expect(menu().querySelector<HTMLElement>('.search-forget')?.hidden).toBe(true);
    field().blur();
    press('Escape');
    rememberQuery('partial refund');
    field().focus();
    expect(groups()).toEqual(['Recent, on this device', 'Suggested']);
    expect(rows()).toEqual(['partial refund', 'Sign a requestRequest format']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('asks a last query again, in the box', async () => {
    rememberQuery('refund');
    field().focus();
    press('ArrowDown');
    expect(
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent,
    ).toBe('refund');
    press('Enter');
    await vi.waitFor(() => expect(menu().dataset.state).toBe('results'));
    expect([field().value, went]).toEqual(['refund', []]);
  });

  it('leads to a suggestion, which is no query to keep', () => {
    field().focus();
    press('ArrowUp');
    press('Enter');
    expect(went).toEqual(['/request_format#sign']);
    expect(recentQueries()).toEqual([]);
  });

  it('forgets the last queries when the reader clears them', () => {
    rememberQuery('refund');
    field().focus();
    click(menu().querySelector('.search-forget'));
    expect(recentQueries()).toEqual([]);
    expect(groups()).toEqual(['Suggested']);
    expect(document.activeElement).toBe(field());
  });

  it('offers its suggestions also where the browser refuses its store', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    field().focus();
    expect(groups()).toEqual(['Suggested']);
    refused.mockRestore();
  });
});

describe('a query', () => {
  it('is kept when the reader follows a row, the way to all results, or Enter', async () => {
    for (const follow of [
      () => click(menu().querySelector('.hit')),
      () => click(menu().querySelector('.search-all')),
      () =>
        document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true })),
    ]) {
      localStorage.clear();
      await type('refund');
      expect(recentQueries()).toEqual([]);
      follow();
      expect(recentQueries()).toEqual(['refund']);
    }
    expect(went).toEqual(['/a', '/search?q=refund', '/search?q=refund']);
  });

  it('says how many rows it shows of how many, with the way to all next to it', async () => {
    await type('refund');
    expect(status()).toBe('2 of 41 results');
    expect(rows()).toEqual(['/a', '/b', 'See all results']);
    const list = menu().querySelector('[role="listbox"]');
    expect(document.getElementById(list?.getAttribute('aria-owns') ?? '')?.textContent).toBe(
      'See all results',
    );
  });

  it('goes through its rows and the way to all by the arrows, and back to the field', async () => {
    await type('refund');
    const active = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '-')?.textContent;
    const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return active();
    });
    expect(path).toEqual(['/a', '/b', 'See all results', undefined, 'See all results']);
  });

  it('names the words that were left out', async () => {
    await type('refund xyzzy');
    const left = menu().querySelector<HTMLElement>('.search-left');
    expect(left?.hidden).toBe(false);
    expect(left?.querySelector('del')?.textContent).toBe('xyzzy');
    expect(status()).toBe('1 result. Left out: xyzzy');
    await type('refund');
    await vi.waitFor(() => expect(left?.hidden).toBe(true));
  });

  it('without a result says so and offers where to start', async () => {
    await type('qqqq');
    expect(status()).toBe('No results');
    expect(groups()).toEqual(['Use fewer or other words, or start here']);
    expect(menu().querySelector('.search-all')).toBeNull();
    press('ArrowDown');
    press('Enter');
    expect(went).toEqual(['/request_format#sign']);
  });
});
