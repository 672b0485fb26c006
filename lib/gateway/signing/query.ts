export { canonicalQuery } from '../contract/examples/canonical-query';

/** Name and value, decoded. */
export type QueryPair = readonly [name: string, value: string];

/**
 * The pairs of a raw query. A `+` stays a plus, because signed queries write a space as `%20`;
 * a broken escape stays as it is, so that nothing throws.
 * @example queryPairs('a=1%2F2&b') // [['a', '1/2'], ['b', '']]
 */
export const queryPairs = (raw: string): QueryPair[] =>
  raw
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const cut = pair.indexOf('=');
      return cut < 0
        ? [decode(pair), '']
        : [decode(pair.slice(0, cut)), decode(pair.slice(cut + 1))];
    });

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray `%`: the signature will not match, and the sender gets the error of a wrong signature.
    return text;
  }
}
