import { type Route, stripHtmlSuffix, toRoute } from './route';

/** What decides where a path leads. */
export interface RouteTable {
  readonly routes: readonly string[];
  /** Old path → new path. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Results kept (spec §9: the route matcher caches up to 10000 patterns). */
const MAX_REMEMBERED = 10_000;

/**
 * A function from any spelling of a path to the route that shows it, or undefined when there is none. Accepts a
 * trailing or doubled slash, another case, one `.html` or `/index.html`, a slash after it too, percent escapes and blanks around. An exact
 * route wins over stripping, a page wins over a redirect. Never throws.
 */
export function createResolver(table: RouteTable): (path: string) => Route | undefined {
  const exact = new Set(table.routes);
  const byLower = new Map(table.routes.map((route) => [route.toLowerCase(), route]));
  const redirects = new Map(
    Object.entries(table.redirects).map(([from, to]) => [toRoute(from).toLowerCase(), toRoute(to)]),
  );
  const find = (path: string): string | undefined => {
    const route = toRoute(path);
    if (exact.has(route)) return route;
    const lower = route.toLowerCase();
    return byLower.get(lower) ?? redirects.get(lower);
  };
  const resolve = (path: string): Route | undefined => {
    const clean = decode(path.split(/[?#]/)[0] ?? '').trim();
    const found =
      find(clean) ??
      find(
        stripHtmlSuffix(
          clean.replace(/\.html\/*$/i, '.html').replace(/\/index\.html$/i, '/index.html'),
        ),
      );
    return found === undefined ? undefined : toRoute(found);
  };
  return memoize(resolve, MAX_REMEMBERED);
}

/** Percent escapes as characters; a malformed path is returned as it is. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a malformed escape stays as it is, and matches no route
  }
}

/** Keeps the newest `limit` results; the oldest is dropped first. */
export function memoize<T>(compute: (key: string) => T, limit: number): (key: string) => T {
  const answers = new Map<string, T>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as T; // present, so it is what `compute` gave
    const answer = compute(key);
    if (answers.size >= limit) {
      const [oldest] = answers.keys();
      if (oldest !== undefined) answers.delete(oldest);
    }
    answers.set(key, answer);
    return answer;
  };
}
