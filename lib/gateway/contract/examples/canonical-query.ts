/** RFC 3986: everything but letters, digits and `-._~` becomes `%XX`. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The query as it is signed and sent: encoded, sorted by name, then by value.
 * @example canonicalQuery([['a1', '0'], ['a', '2'], ['a', '1']]) // 'a=1&a=2&a1=0'
 */
export const canonicalQuery = (
  pairs: readonly (readonly [name: string, value: string])[],
): string =>
  pairs
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort((a, b) => order(a[0], b[0]) || order(a[1], b[1]))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
