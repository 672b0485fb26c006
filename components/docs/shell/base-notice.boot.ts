declare const __BASE_PATH__: string;

/**
 * On the home page, when one of our own files did not load (the head script has counted): if the address says that
 * the site lives under another path than it was built for, that is said, with the value to set; else only that
 * something could not be loaded. Built of text nodes; the sheet may be what is missing, so it needs none.
 */
export function baseNotice(failed: number, pathname: string, isHome: boolean): string[] {
  if (!isHome || failed === 0) return [];
  const suggested = pathname.replace(/(?:index\.html)?$/, '').replace(/\/*$/, '/');
  const configured = `${__BASE_PATH__}/`;
  if (suggested === configured) {
    return [
      'Some files of this page could not be loaded. Reload the page, or come back in a moment.',
    ];
  }
  return [
    'The site did not load properly.',
    `It was built for the path "${configured}"${configured === '/' ? ' (default value)' : ''}, and this page lives at "${suggested}".`,
    `Build it with BASE_PATH="${suggested.replace(/\/$/, '')}".`,
  ];
}
