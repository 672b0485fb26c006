/** Bytes of a body, the last one included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range of a `Range` header for a body of `size` bytes (RFC 9110, section 14.1.2). Undefined without a
 * header, and where a server may return the whole body: another unit, several ranges, bad syntax.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = header?.trim().match(/^bytes=(\d*)-(\d*)$/i) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
