import * as t from '@/.generated/interface';

declare const __BASE_PATH__: string;

/**
 * The notice on the home page when a file of this site did not load (the head script has counted). If the address shows
 * that the site is under another path than it was built for, the notice names the value to set. Otherwise it says only
 * that something could not be loaded. It consists of text nodes and needs no style sheet, which may be missing.
 */
export function baseNotice(failed: number, pathname: string, isHome: boolean): string[] {
  if (!isHome || failed === 0) return [];
  const suggested = pathname.replace(/(?:index\.html)?$/, '').replace(/\/*$/, '/');
  const configured = `${__BASE_PATH__}/`;
  if (suggested === configured) {
    return [t.errorsFilesMissing];
  }
  return [
    t.errorsWrongBase,
    configured === '/'
      ? t.errorsWrongBaseDefault({ configured, suggested })
      : t.errorsWrongBaseAt({ configured, suggested }),
    t.errorsWrongBaseHelp({ value: suggested.replace(/\/$/, '') }),
  ];
}
