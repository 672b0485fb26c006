/** Schemes that a link of the site may have; a path of the site has none. */
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:'];

/** Any origin will do: a path takes its scheme. */
const BASE = 'https://site.invalid/';

/**
 * What is wrong with the address of a link or an image; undefined for nothing. The address is read as a browser reads
 * it, so that `JavaScript:`, ` javascript:` and a tab between the letters are seen too.
 */
export function addressFault(href: string): string | undefined {
  if (!URL.canParse(href, BASE)) return 'is not an address — correct it';
  const { protocol } = new URL(href, BASE);
  if (ALLOWED.includes(protocol)) return undefined;
  return `has the scheme "${protocol}" — use ${ALLOWED.join(', ')} or a path of the site`;
}
