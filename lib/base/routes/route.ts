/** A path of the site without origin, query, hash or trailing slash; only `toRoute` and `routeOf` make one. */
export type Route = `/${string}`;

/** `services/p2p/index.mdx` → `/services/p2p`, `index.mdx` → `/`, `faq.md` → `/faq`; input is relative to the content folder. */
export function routeOf(relativeFile: string): Route {
  const bare = relativeFile
    .split('\\')
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)(index|README)$/, '');
  return `/${bare.replace(/^\/+|\/+$/g, '')}`;
}

/** `/faq/` → `/faq`, `faq#a` → `/faq`, `` → `/`: drop query, hash, doubled and trailing slashes. */
export function toRoute(path: string): Route {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '');
  return `/${bare}`;
}

/**
 * One trailing `.html` or `/index.html` is dropped: `/faq.html` → `/faq`, `/api/index.html` → `/api`,
 * `/index.html` → `/`. Case-sensitive, once, only at the end (spec §2, navigation behavior).
 */
export const stripHtmlSuffix = (path: string): string =>
  path.replace(/(\/index)?\.html$/, '') || '/';

/** A URL with a scheme or `//host`: everything else stays on the site. */
export const isExternal = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** The route that the author of a list meant with the name of a file: `/guide.mdx` → `/guide`. */
export const withoutSuffix = (written: string): Route =>
  toRoute(written.replace(/\.(?:mdx?|html)$/, ''));
