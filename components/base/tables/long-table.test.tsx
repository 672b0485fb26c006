// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FRAMEWORK_EVENT, PAGE_EVENT } from '../browser/events';
import { hashTarget } from '../browser/hash';
import { startTables } from './load.boot';
import { bandsByLetter, LongTable, RowCode } from './long-table';

// jsdom has no CSS object; the ids here need no escaping.
vi.stubGlobal('CSS', { escape: (text: string) => text });
vi.stubGlobal('__TABLES_SRC__', '/boot/tables.js');

const CODES = [
  { code: 1001, slug: 'missing', text: undefined },
  { code: 1004, slug: 'late', text: 'nonce' },
  { code: 2001, slug: 'malformed', text: 'json' },
];

beforeAll(async () => {
  startTables();
  await import('./filter.boot');
});

const show = (address: string) => {
  history.replaceState(null, '', address);
  render(
    <LongTable
      id="errors"
      label="Errors"
      placeholder="Filter"
      segments={[{ label: 'Late', tag: 'late' }]}
      columns={[{ label: 'Code', role: 'head' }, { label: 'Slug' }, { label: 'Text' }]}
      bands={[1, 2].map((digit) => ({
        key: String(digit),
        head: `${digit}xxx`,
        title: 'Family',
        rows: CODES.filter(({ code }) => Math.floor(code / 1000) === digit).map(
          ({ code, slug, text }) => ({
            key: slug,
            id: `e${code}`,
            tags: [slug],
            cells: [
              <RowCode key="code" id={`e${code}`}>
                {code}
              </RowCode>,
              slug,
              text,
            ],
          }),
        ),
      }))}
    />,
  );
  document.dispatchEvent(new Event(PAGE_EVENT));
};

beforeEach(() => show('/'));
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const codes = () => [...document.querySelectorAll('tr[id]:not([hidden])')].map(({ id }) => id);
const focused = () => document.activeElement?.textContent;

it('filters by words and keeps them in the address', () => {
  fireEvent.input(field(), { target: { value: 'NONCE' } });
  expect(codes()).toEqual(['e1004']);
  expect(document.getElementById('errors-2')?.hidden).toBe(true);
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(location.search).toBe('?q=NONCE');
  fireEvent.input(field(), { target: { value: '' } });
  expect(location.search).toBe('');
});

it('reads each row once, and touches only the rows that come or go', () => {
  const type = (value: string) => fireEvent.input(field(), { target: { value } });
  type('m');
  const read = vi.spyOn(Node.prototype, 'textContent', 'get');
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.body, { attributeFilter: ['hidden'], subtree: true });
  type('mi');
  expect(changes.takeRecords().map(({ target }) => (target as Element).id)).toEqual([
    'e2001',
    'errors-2',
  ]);
  type('mis');
  expect(changes.takeRecords()).toEqual([]);
  const rows = read.mock.contexts.filter((node) => node instanceof HTMLTableRowElement);
  expect(rows).toEqual([]);
  read.mockRestore();
});

it('begins with the filter of the address, and leaves its other parameters alone', () => {
  cleanup();
  show('/?lang=php&q=json&show=malformed');
  expect(field().value).toBe('json');
  expect(codes()).toEqual(['e2001']);
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(location.search).toBe('?lang=php&q=json');
});

it('leads to the filter by the slash, but not while one types', () => {
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field());
  field().blur();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).toBe(other);
  other.remove();
});

it('moves by row with the arrow keys, past hidden rows and headings of bands', () => {
  fireEvent.input(field(), { target: { value: 'm' } });
  expect(codes()).toEqual(['e1001', 'e2001']);
  const press = (key: string) =>
    document.activeElement && fireEvent.keyDown(document.activeElement, { key });
  field().focus();
  press('ArrowDown');
  expect(focused()).toBe('1001');
  press('ArrowDown');
  expect(focused()).toBe('2001');
  press('ArrowDown');
  expect(focused()).toBe('2001');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
});

it('writes the address so that the framework hears it, and again when the framework has come', () => {
  const replace = vi.spyOn(history, 'replaceState');
  fireEvent.input(field(), { target: { value: 'nonce' } });
  expect(location.search).toBe('?q=nonce');
  expect(replace.mock.calls.map(([state]) => state)).toEqual([null]);
  replace.mockRestore();
  // The framework began before the reader typed, and writes the address of that time.
  history.replaceState({ __NA: true }, '', '/');
  document.dispatchEvent(new Event(FRAMEWORK_EVENT));
  expect(location.search).toBe('?q=nonce');
});

it('opens a record by a tap, unless the tap was for a link', () => {
  const row = document.getElementById('e1001');
  if (!row) throw new Error('no row');
  fireEvent.click(row);
  expect(row.hasAttribute('data-open')).toBe(true);
  fireEvent.click(row.querySelector('a') ?? row);
  expect(row.hasAttribute('data-open')).toBe(true);
  fireEvent.click(row);
  expect(row.hasAttribute('data-open')).toBe(false);
});

it('finds the row of a bare code in the address', () => {
  history.replaceState(null, '', '#1004');
  expect(hashTarget()?.id).toBe('e1004');
  history.replaceState(null, '', '#004');
  expect(hashTarget()).toBeNull();
});

it('leaves a value that does not exist out of a record, and says "none" in the table', () => {
  const cells = document.querySelectorAll('[data-none]');
  expect([...cells].map((cell) => cell.textContent)).toEqual(['none']);
});

it('has a band for each initial letter, without its accent', () => {
  const bands = bandsByLetter(['Åland', 'Albania', 'Brazil'], String, (name) => ({
    key: name,
    cells: [name],
  }));
  expect(bands.map(({ key, rows }) => [key, rows.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});
