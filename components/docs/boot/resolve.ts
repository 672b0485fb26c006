import { nearestRoutes } from '@/lib/base/routes/nearest';
import { createResolver, decode } from '@/lib/base/routes/normalize';

declare const __BASE_PATH__: string;
declare const __PAGES__: readonly (readonly [route: string, title: string])[];
declare const __REDIRECTS__: Readonly<Record<string, string>>;

/** Ways on offered to a reader who is lost. */
const MAX_NEAR = 4;

/**
 * Runs on the 404 page before its text is shown. Another spelling of a page, or an old path, is redirected to the page;
 * for any other address the nearest pages are offered. All input comes from the address, so it is only compared, and
 * printed as text.
 */
const { pathname, search, hash } = window.location;
const path = pathname.startsWith(__BASE_PATH__) ? pathname.slice(__BASE_PATH__.length) : pathname;
const routes = __PAGES__.map(([route]) => route);
const route = createResolver({ routes: [...routes, '/search'], redirects: __REDIRECTS__ })(path);

if (route !== undefined && route !== path) {
  document.documentElement.dataset.moving = '';
  window.location.replace(`${__BASE_PATH__}${route}${search}${hash}`);
} else {
  // The framework takes an address that begins with two slashes for one of another site, and ends.
  if (pathname.startsWith('//')) {
    const single = pathname.replace(/^\/+/, '/');
    history.replaceState(history.state, '', `${window.location.origin}${single}${search}${hash}`);
  }
  document.addEventListener('DOMContentLoaded', () => {
    const list = document.querySelector('[data-suggestions]');
    const near = nearestRoutes(path, routes, MAX_NEAR);
    showPath(near[0] ?? '/');
    const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
    if (field) field.value = wordsOf(path);
    if (!list || near.length === 0) return;
    for (const suggestion of near) {
      const title = __PAGES__.find(([known]) => known === suggestion)?.[1] ?? suggestion;
      const link = Object.assign(document.createElement('a'), {
        href: `${__BASE_PATH__}${suggestion}`,
      });
      const code = document.createElement('code');
      code.textContent = suggestion;
      link.append(title, ' ', code);
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    list.parentElement?.removeAttribute('hidden');
  });
}

/** The address that was asked for; what no page begins with is struck out. */
function showPath(nearest: string): void {
  const known = [...path].findIndex((character, at) => character !== nearest[at]);
  const code = document.createElement('code');
  const rest = document.createElement('del');
  rest.textContent = path.slice(known < 0 ? path.length : known);
  code.append(path.slice(0, path.length - rest.textContent.length), rest);
  document.querySelector('[data-lost-path]')?.append(code);
}

/** What one would search for: the words of a path, without the ending of a file. */
const wordsOf = (address: string): string =>
  decode(address)
    .replace(/\.html$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
