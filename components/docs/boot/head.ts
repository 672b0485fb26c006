import { PAGE_EVENT } from '../../base/browser/events';
import { WHOLE } from '../doc-page/late-layout.boot';
import { baseNotice } from '../shell/base-notice.boot';
import { openEarlyTarget } from './early-target';

/**
 * Inlined in `<head>` and run before the first paint: what would flash if it came later. Stored values are foreign
 * input and pass a list. The theme itself is set by the script of next-themes, the first in the body.
 */
declare const __ANNOUNCEMENT_ID__: string;
/** The languages of code that can be chosen on a tab. */
declare const __LANGUAGES__: readonly string[];

const html = document.documentElement;
html.dataset.js = '';

const parameters = new URLSearchParams(location.search);
const asked = parameters.get('lang') ?? '';
if (__LANGUAGES__.includes(asked)) html.dataset.lang = asked;
// The results page replaces the list of all pages, which must not be painted first.
if (/\/search\b/.test(location.pathname) && parameters.get('q')?.trim())
  html.dataset.searching = '';

try {
  // next-themes would write any word into the attribute.
  if (!/^(?:dark|light)$/.test(localStorage.getItem('theme') ?? 'dark'))
    localStorage.removeItem('theme');
  if (localStorage.getItem('announcement') === __ANNOUNCEMENT_ID__)
    html.dataset.announcement = 'closed';
  if (!html.dataset.lang) {
    const stored = JSON.parse(localStorage.getItem('tabs') ?? '{}') as { lang?: unknown } | null;
    const lang = String(stored?.lang);
    if (__LANGUAGES__.includes(lang)) html.dataset.lang = lang;
  }
} catch {
  // Blocked storage or an unknown value: the defaults apply, without a message (spec §4).
}

openEarlyTarget();

// The browser goes to a place in the page by its height, which must then be right.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash !== '' || visit?.type !== 'navigate') html.dataset[WHOLE] = '';

// Files of this site that did not load, counted from the first; the notice is decided when the page has settled.
let failed = 0;
window.addEventListener(
  'error',
  ({ target }) => {
    const address =
      target instanceof HTMLScriptElement
        ? target.src
        : // A page without its web fonts is complete: the text has its fallback.
          target instanceof HTMLLinkElement && target.as !== 'font'
          ? target.href
          : '';
    if (address.startsWith(location.origin)) failed += 1;
  },
  true,
);
window.addEventListener('load', () => {
  const isHome = document.querySelector<HTMLElement>('main')?.dataset.route === '/';
  const lines = baseNotice(failed, location.pathname, isHome);
  if (lines.length === 0) return;
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className = 'base-notice';
  // The sheet may be what is missing; rules set by script pass the policy.
  Object.assign(notice.style, {
    position: 'sticky',
    bottom: '0',
    zIndex: '99',
    padding: '16px',
    border: '4px solid',
    font: '16px/1.5 sans-serif',
    color: 'CanvasText',
    background: 'Canvas',
  });
  for (const line of lines)
    notice.append(Object.assign(document.createElement('p'), { textContent: line }));
  // At the end: the framework takes away what it finds before its own elements.
  document.body.append(notice);
  document.addEventListener(PAGE_EVENT, () => notice.remove(), { once: true });
});
