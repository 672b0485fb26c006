import { onEachPage } from '@/components/base/browser/events';
import { Box } from './box';

declare const __SEARCH_SHEET__: string;

/** The search of the bar; loaded at the first sign that a person wants to search. */
function start(): void {
  const root = document.querySelector<HTMLElement>('.navbar .search-box');
  if (!root) return;
  // The list is drawn by nothing else, so its style sheet is no weight of the page.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(__SEARCH_SHEET__);
  document.adoptedStyleSheets.push(sheet);
  const box = new Box(root);
  onEachPage(() => {
    const words = new URLSearchParams(window.location.search).getAll('_highlight').join(' ');
    if (document.activeElement?.closest('.search-box') !== root) box.arrive(words);
  });
}

start();
