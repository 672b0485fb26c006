import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_EVENT } from '@/components/base/browser/events';
import type { SearchHit, SearchResult } from '@/lib/docs/search/types';
import type { Search } from '../worker/client';

const hit = (over: Partial<SearchHit>): SearchHit => ({
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
const resultOf = (query: string, hits: readonly SearchHit[], totalRows = hits.length) =>
  ({
    query,
    hits,
    total: new Set(hits.map(({ route }) => route)).size,
    totalRows,
    totalOutside: 0,
    unknown: [],
    isComplete: true,
    hasExcerpts: true,
  }) satisfies SearchResult;

/** 120 pages for every query but "nothing". */
const answer = async (query: string, limit: number): Promise<SearchResult> =>
  query === 'nothing'
    ? resultOf(query, [])
    : resultOf(
        query,
        Array.from({ length: Math.min(limit, 120) }, (_, index) => hit({ route: `/p${index}` })),
        120,
      );
const search = vi.fn<Search['search']>((_asker, _context, query, limit) => answer(query, limit));

/** The page again, with nothing but what the browser keeps with an entry of the history. */
async function load() {
  vi.resetModules();
  const { ResultsPage } = await import('./results-page.client');
  const page = (
    <ResultsPage>
      <p>All pages</p>
    </ResultsPage>
  );
  return page;
}
const open = async (address: string) => {
  history.replaceState(null, '', address);
  return await act(async () => render(await load()));
};
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const titles = () => document.querySelectorAll('.result-title').length;
const asked = () => search.mock.calls.map(([, context, query, limit]) => [context, query, limit]);

beforeEach(() => {
  search.mockClear();
  Object.assign(globalThis, {
    siteSearch: { search: { load: async () => {}, search }, askers: 0 },
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('is the list of all pages in the HTML, and the results of the address when React comes', async () => {
  history.replaceState(null, '', '/search/?q=card&ctx=api&version=x');
  const page = await load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(screen.getByText('All pages')).toBeTruthy();
  document.documentElement.dataset.searching = '';
  await act(async () => render(page, { container, hydrate: true }));
  expect(asked()).toEqual([['api', 'card', 50]]);
  expect(field().value).toBe('card');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'API' }).checked).toBe(true);
  expect(titles()).toBe(50);
  expect(screen.queryByText('All pages')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results for “card”');
  expect(document.title).toBe('Search results for “card”');
  expect('searching' in document.documentElement.dataset).toBe(false);
});

it('asks what was typed before React came', async () => {
  history.replaceState(null, '', '/search');
  const page = await load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  field().value = 'refund';
  await act(async () => render(page, { container, hydrate: true }));
  expect(window.location.search).toBe('?q=refund');
  expect(field().value).toBe('refund');
  expect(asked().at(-1)).toEqual(['', 'refund', 50]);
});

it('keeps blanks in the field and one entry in the history while somebody types', async () => {
  await open('/search?version=x');
  const length = history.length;
  for (const value of ['c', 'card', 'card ']) {
    await act(async () => fireEvent.change(field(), { target: { value } }));
  }
  expect(field().value).toBe('card ');
  expect([window.location.search, history.length]).toEqual(['?version=x&q=card', length]);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Reference' })));
  expect(window.location.search).toBe('?version=x&q=card&ctx=reference');
  expect(asked().at(-1)).toEqual(['reference', 'card', 50]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear the query' })));
  expect(window.location.search).toBe('?version=x&ctx=reference');
  expect(screen.getByText('All pages')).toBeTruthy();
});

it('does not ask for a word that is being composed', async () => {
  await open('/search');
  await act(async () => {
    // The setter of the prototype: React's own would hide the change from it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'ка');
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  });
  expect([field().value, window.location.search]).toEqual(['ка', '']);
  await act(async () => fireEvent.compositionEnd(field()));
  expect(new URLSearchParams(window.location.search).get('q')).toBe('ка');
});

it('lists 50 more at each step, and as many as before when the reader comes back', async () => {
  await open('/search?q=card');
  const more = () => screen.getByRole('button', { name: /^Show \d+ more places?$/ });
  expect(more().textContent).toBe('Show 50 more places');
  await act(async () => fireEvent.click(more()));
  expect(titles()).toBe(100);
  expect(document.activeElement?.getAttribute('href')).toMatch(/^\/p50\?/);
  expect(more().textContent).toBe('Show 20 more places');
  const kept: unknown = history.state;
  cleanup();
  history.pushState(null, '', '/faq');
  history.replaceState(kept, '', '/search?q=card');
  await act(async () => render(await load()));
  expect(titles()).toBe(100);
  await act(async () => fireEvent.change(field(), { target: { value: 'refund' } }));
  expect(titles()).toBe(50);
});

it('shows the list of this visit in its first frame when the reader comes back', async () => {
  history.replaceState(null, '', '/search?q=card');
  const page = await load();
  await act(async () => render(page));
  cleanup();
  search.mockImplementationOnce(() => new Promise(() => {}));
  render(page);
  expect(titles()).toBe(50);
});

it('takes another question from the box as a new entry, and goes back to the one before', async () => {
  await open('/search?q=card');
  const length = history.length;
  const event = new CustomEvent(SEARCH_EVENT, { detail: '/search?q=pix', cancelable: true });
  await act(async () => document.dispatchEvent(event));
  expect([event.defaultPrevented, field().value, history.length]).toEqual([
    true,
    'pix',
    length + 1,
  ]);
  await act(async () => {
    history.replaceState(null, '', '/search?q=card');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(field().value).toBe('card');
});

it('keeps its question while another page is on its way', async () => {
  await open('/search?q=card');
  await act(async () => {
    history.pushState(null, '', '/faq?q=other');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect([field().value, titles()]).toEqual(['card', 50]);
});

it('says when nothing was found, and offers all pages', async () => {
  await open('/search?q=nothing');
  expect(screen.getByRole('status').textContent).toBe('No results');
  expect(screen.getByText(/^Use fewer or other words/)).toBeTruthy();
  expect(screen.getByText('All pages')).toBeTruthy();
});

it('offers another try when the index does not come, which works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  search.mockImplementationOnce(async () => {
    // The class that the page itself has imported.
    const { SearchError } = await import('@/lib/docs/search/types');
    throw new SearchError('network', 'offline');
  });
  await open('/search?q=card');
  expect(screen.getByRole('status').textContent).toContain('Check the connection.');
  expect(screen.getByText('All pages')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(titles()).toBe(50);
});

it('shows each of two places that are alike, and says nothing to the console', async () => {
  const said = vi.spyOn(console, 'error');
  const alike = hit({ kind: 'field', anchor: 'urls', section: 'urls.cancel' });
  search.mockResolvedValueOnce(resultOf('urls', [alike, alike]));
  await open('/search?q=urls');
  expect(document.querySelectorAll('.result-sections li')).toHaveLength(2);
  expect(said.mock.calls.filter(([text]) => !String(text).includes('<search>'))).toEqual([]);
});

it('gathers the places of a page under its name, as text and never as markup', async () => {
  const nasty = '<img src=x onerror=alert(1)>';
  search.mockResolvedValueOnce(
    resultOf('keys', [
      hit({
        kind: 'section',
        anchor: 'keys',
        section: 'Keys',
        titleMarks: [{ text: nasty, isMarked: true }],
        excerpt: [{ text: nasty, isMarked: false }],
      }),
    ]),
  );
  await open('/search?q=keys');
  expect(document.querySelector('.results h2 a')?.getAttribute('href')).toBe('/faq');
  const place = document.querySelector('.results .result-sections a');
  expect(place?.getAttribute('href')).toBe('/faq?_highlight=faq#keys');
  expect(place?.textContent).toBe(`${nasty} — ${nasty}`);
  expect(document.querySelector('.results img')).toBeNull();
});

it('goes to the next and the previous result by the arrows', async () => {
  await open('/search?q=card');
  field().focus();
  const at = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;
  Element.prototype.scrollIntoView = () => undefined;
  const path = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return at()?.replace(/\?.*/, '');
  });
  expect(path).toEqual(['INPUT', '/p0', '/p1', '/p0', 'INPUT']);
  // A chosen part of the documentation keeps its own arrows.
  const part = screen.getByRole('radio', { name: 'API' });
  part.focus();
  fireEvent.keyDown(part, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(part);
});

it('shows the verb of an operation, and identifiers in mono', async () => {
  search.mockResolvedValueOnce(
    resultOf('refund', [
      hit({ route: '/api/x', verb: 'POST' }),
      hit({
        route: '/api/x',
        kind: 'code',
        anchor: 'e3108',
        titleMarks: [{ text: '3108 refund_amount_exceeds', isMarked: false }],
      }),
    ]),
  );
  await open('/search?q=refund');
  expect(document.querySelector('.result-title [data-verb="POST"]')?.textContent).toBe('POST');
  const codes = [...document.querySelectorAll('.result-sections code')];
  expect(codes.map(({ textContent }) => textContent)).toEqual(['3108 refund_amount_exceeds']);
});

it('keeps a query whose result the reader follows', async () => {
  localStorage.clear();
  await open('/search?q=card');
  const { recentQueries } = await import('../recent');
  expect(recentQueries()).toEqual([]);
  const link = document.querySelector('.results a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => fireEvent.click(link as Element));
  expect(recentQueries()).toEqual(['card']);
});
