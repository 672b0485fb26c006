import { isExternal, toRoute } from '../../base/routes/route';
import { resolveRoute } from '../content/check';
import type { Page } from '../content/types';
import type { Site } from '../site/schemas';

/**
 * A link as written → a link to follow: relative paths (with or without `.md`) resolved from the page's folder, one
 * spelling of each route, old paths replaced by where they live now. Query and hash are kept; files and other hosts
 * are left alone.
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
