/** The part of `navigator.connection` (Network Information API) that says whether to spend the reader's data. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** False on `2g` and `slow-2g` and under data-saver (spec §2); true where the browser does not say. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !(connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g'));

/** What the browser says of a link. */
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;
type Here = Pick<URL, 'origin' | 'pathname'>;

/** The address of a page of the site to which a link leads. Other hosts, new tabs, downloads and files are none. */
export function pageOfLink(link: Link, current: Here): URL | undefined {
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return undefined;
  const url = URL.canParse(link.href) ? new URL(link.href) : undefined;
  return url?.origin === current.origin && !/\.[a-z]+$/.test(url.pathname) ? url : undefined;
}

/** The path to load before the reader follows a link; undefined for the page on screen, too. */
export function pathToPrefetch(link: Link, current: Here): string | undefined {
  const url = pageOfLink(link, current);
  return url?.pathname === current.pathname ? undefined : url?.pathname;
}
