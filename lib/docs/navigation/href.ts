import { isExternal, type Route, toRoute } from '../../base/routes/route';
import { resolveRoute } from '../content/check';
import { isPlainFile } from '../content/source';
import type { Page } from '../content/types';
import type { Site } from '../site/schemas';

/**
 * A link as written → a link to follow. Relative paths (with or without `.md`) are resolved from the page's folder. Each
 * route gets its one spelling, and old paths are replaced by the current ones. Query and hash are kept; links to files
 * and to other hosts are not changed.
 */
export function resolveHref(
  href: string,
  page: Pick<Page, 'route' | 'file'>,
  redirects: Site['redirects'],
  isPage: (route: string) => boolean,
  anchorOf: (route: Route, id: string) => string | undefined = () => undefined,
): string {
  if (href === '' || isExternal(href)) return href;
  const [, path = '', written = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const route = resolveRoute(path, page);
  const rest = isPlainFile(page.file) ? ownHash(written, (id) => anchorOf(route, id)) : written;
  if (href.startsWith('#')) return rest;
  if (isPage(route)) return route + rest;
  const moved = redirects.find(({ from }) => toRoute(from).toLowerCase() === route.toLowerCase());
  if (moved) return toRoute(moved.to) + rest;
  return path.startsWith('/') ? href : route + rest;
}

/** A hash of another generator in the form of an id that the page has. */
function ownHash(rest: string, anchorOf: (id: string) => string | undefined): string {
  const [before = '', id = ''] = rest.split('#');
  const own = id && anchorOf(id);
  return own ? `${before}#${own}` : rest;
}
