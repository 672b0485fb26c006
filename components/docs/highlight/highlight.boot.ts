import * as t from '@/.generated/interface';
import { termsOf } from '@/lib/docs/search/matches';
import { openDetails } from '../../base/browser/details';
import { PAGE_EVENT } from '../../base/browser/events';
import { drawMatches, eraseMatches } from './draw.boot';
import { pageTextOf, rangesOf } from './page-text';

/** Parameter of the address that carries the words of a search; it may occur several times. */
const PARAMETER = '_highlight';

let ranges: Range[] = [];
let current = -1;

/**
 * Mark the searched words on the page a result led to, with a small bar to go through them. No text of the page is
 * touched: the browser paints ranges, so React finds everything as it left it.
 */
function start(): void {
  stop();
  const terms = termsOf(new URLSearchParams(window.location.search).getAll(PARAMETER));
  const article = document.querySelector('article');
  if (terms.length === 0 || !article) return;
  ranges = rangesOf(pageTextOf(article), terms);
  showBar(terms);
  if (ranges.length === 0) return;
  current = 0;
  drawMatches(ranges, current);
  if (window.location.hash === '') go(0);
}

function stop(): void {
  ranges = [];
  current = -1;
  eraseMatches();
  document.querySelector('.highlight-bar')?.remove();
}

function go(step: number): void {
  if (ranges.length === 0) return;
  current = (current + step + ranges.length) % ranges.length;
  const element = ranges[current]?.startContainer.parentElement;
  if (!element) return;
  reveal(element);
  element.scrollIntoView({ block: 'center' });
  drawMatches(ranges, current);
  const count = document.querySelector('.highlight-bar output');
  if (count) count.textContent = words();
}

/** Open folds and tabs around a match; tabs listen to the event browsers send when their own search finds something. */
function reveal(element: Element): void {
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
  openDetails(element);
  for (
    let panel = element.closest('[hidden]');
    panel;
    panel = panel.parentElement?.closest('[hidden]') ?? null
  ) {
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    panel.removeAttribute('hidden');
  }
}

const words = (): string =>
  ranges.length === 0 ? t.marksNone : t.marksCountOf({ number: current + 1, count: ranges.length });

function showBar(terms: readonly string[]): void {
  const bar = document.createElement('div');
  bar.className = 'highlight-bar';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', t.marksBar);
  const label = document.createElement('span');
  label.textContent = terms.join(' ');
  const count = document.createElement('output');
  count.textContent = ranges.length === 0 ? words() : t.marksCount({ count: ranges.length });
  const button = (name: string, text: string, act: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'button button-quiet';
    element.textContent = text;
    element.setAttribute('aria-label', name);
    element.addEventListener('click', act);
    return element;
  };
  bar.append(label, count);
  if (ranges.length > 1) {
    bar.append(
      button(t.marksPrevious, '↑', () => go(-1)),
      button(t.marksNext, '↓', () => go(1)),
    );
  }
  bar.append(button(t.marksClearAll, t.marksClear, clear));
  document.body.append(bar);
}

/** Unmark, and take the words out of the address, which is replaced: Back is not spent on it. */
function clear(): void {
  stop();
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

start();
document.addEventListener(PAGE_EVENT, start);
window.addEventListener('popstate', () => setTimeout(start));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && document.querySelector('.highlight-bar')) clear();
});
