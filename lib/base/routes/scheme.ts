/** Schemes that a link of the site may have; a path of the site has none. */
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * What is missing in the address of a person; undefined for nothing, and for other addresses. A number has at least
 * three digits (emergency calls); an address has a name and a host.
 */
export function contactFault(href: string): string | undefined {
  const [, scheme, rest = ''] = /^(mailto|tel):([^?#]*)/.exec(href) ?? [];
  if (scheme === 'tel' && !/^\+?(?:\d[-.()]?|[-.()]){3,}$/.test(rest))
    return 'has no number — write digits after "tel:", as in "tel:+15550100"';
  if (scheme === 'mailto' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(rest))
    return 'has no address — write one after "mailto:", as in "mailto:name@host.example"';
  return undefined;
}

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
