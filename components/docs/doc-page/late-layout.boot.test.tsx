import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_EVENT } from '../../base/browser/events';
import { startLateLayout, WHOLE } from './late-layout.boot';

beforeAll(() => {
  vi.useFakeTimers();
  startLateLayout();
});
afterAll(() => vi.useRealTimers());

const rows = (count: number) => '<tr><td>a</td></tr>'.repeat(count);
const block = (name: string): HTMLElement =>
  document.getElementById(name) ?? document.createElement('div');
const isLaidOut = (name: string) => 'laidOut' in block(name).dataset;

beforeEach(() => {
  document.body.innerHTML = `<div class="article-body">
    <figure id="first">${'<i></i>'.repeat(200)}</figure>
    <table id="short">${rows(20)}</table>
    <table id="long">${rows(200)}</table>
    <p id="last"><a href="/faq">FAQ</a> <a href="/faq#refunds">Refunds</a></p>
  </div>`;
  document.dispatchEvent(new Event(PAGE_EVENT));
});
afterEach(() => {
  vi.runAllTimers();
  delete document.documentElement.dataset[WHOLE];
});

// The page of the first test has no reader yet; those after it have.
it('waits for a reader, then lays out one piece after the other', () => {
  vi.runAllTimers();
  expect(isLaidOut('first')).toBe(false);
  block('first').dispatchEvent(new Event('scroll', { bubbles: true }));
  vi.runAllTimers();
  expect(isLaidOut('first')).toBe(false);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  vi.advanceTimersToNextTimer();
  expect(isLaidOut('first')).toBe(true);
  expect(isLaidOut('short')).toBe(false);
  vi.runAllTimers();
  expect(isLaidOut('short')).toBe(true);
  expect(isLaidOut('last')).toBe(true);
});

it('leaves a table of many rows to the moment when the reader comes near, with a guess at its height', () => {
  vi.runAllTimers();
  expect(isLaidOut('last')).toBe(true);
  expect(isLaidOut('long')).toBe(false);
  expect(block('long').style.containIntrinsicBlockSize).toBe('auto 1604px');
});

it('lays all of it out where the page is whole', () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.runAllTimers();
  expect(isLaidOut('long')).toBe(true);
});

it('makes the next page whole when the link to it names a place, and no other', () => {
  const isWhole = () => WHOLE in document.documentElement.dataset;
  const [page, place] = document.links;
  // jsdom goes nowhere.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  place?.click();
  expect(isWhole()).toBe(true);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  page?.click();
  expect(isWhole()).toBe(false);
});
