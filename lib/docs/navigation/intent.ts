/** The part of `navigator.connection` (Network Information API) that says whether to spend the reader's data. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** False on `2g` and `slow-2g` and under data-saver (spec §2); true where the browser does not say. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !(connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g'));

/**
 * The path to load before the reader follows a link, or undefined. Other hosts, new tabs, downloads, files and the
 * page on screen need nothing.
 */
export function pathToPrefetch(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>,
  current: Pick<URL, 'origin' | 'pathname'>,
): string | undefined {
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (link.hasAttribute('download')) return undefined;
  const url = URL.canParse(link.href) ? new URL(link.href) : undefined;
  if (!url || url.origin !== current.origin || url.pathname === current.pathname) return undefined;
  if (/\.[a-z]+$/.test(url.pathname)) return undefined;
  return url.pathname;
}
