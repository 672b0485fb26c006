import { isExternal, toRoute } from '../../base/routes/route';
import { resolveRoute } from '../content/check';
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
): string {
  if (href === '' || href.startsWith('#') || isExternal(href)) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const route = resolveRoute(path, page);
  if (isPage(route)) return route + rest;
  const moved = redirects.find(({ from }) => toRoute(from).toLowerCase() === route.toLowerCase());
  if (moved) return toRoute(moved.to) + rest;
  return path.startsWith('/') ? href : route + rest;
}
