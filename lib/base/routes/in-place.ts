/**
 * What the framework is given to put the page of an address of the site in place: the address without the base path,
 * which it adds itself. Undefined means a full load: below a prefix the framework asks for the home page's payload
 * next to the folder, where nothing of the site is (vercel/next.js #73427).
 * @param address path with query and hash: `/docs/faq#refunds`
 * @param base `/docs`, or the empty string
 */
export function inPlacePath(address: string, base: string): string | undefined {
  if (base === '') return address;
  if (!address.startsWith(base)) return undefined;
  const rest = address.slice(base.length);
  return /^\/[^?#]/.test(rest) ? rest : undefined;
}
