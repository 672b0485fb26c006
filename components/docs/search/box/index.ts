import { onEachPage, SEARCHED_EVENT } from '@/components/base/browser/events';
import { Box } from './box';
import { ResultsPage } from './results-page';

let box: Box | undefined;
let results: ResultsPage | undefined;

/** The search of the bar and of the results page; loaded at the first sign that somebody wants to search. */
function start(): void {
  const root = document.querySelector<HTMLElement>('.navbar .search-box');
  if (root) box = new Box(root);
  onEachPage(() => {
    const words = new URLSearchParams(window.location.search).getAll('_highlight').join(' ');
    if (document.activeElement?.closest('.search-box') !== root) box?.arrive(words);
    const main = document.querySelector<HTMLElement>('main[data-route="/search"]');
    results = main ? (results?.main === main ? results : new ResultsPage(main)) : undefined;
  });
  // Back and forward, and links to the same page with another question.
  window.addEventListener('popstate', () => results?.show());
  document.addEventListener(SEARCHED_EVENT, () => results?.show());
}

start();
