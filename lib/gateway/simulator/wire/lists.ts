import { countOf, durationOf } from '../../contract/limits';
import type { Json } from '../../contract/types';
import { fromBase64Url, toBase64Url } from '../../signing/bytes';
import type { Call, World } from '../types';
import { ApiError } from './errors';
import { canonical } from './json';

export interface Page<T> {
  readonly items: readonly T[];
  readonly page: Json;
}

/**
 * A page of a list, newest first. The cursor names the last entry, the filters and its age, so that entries made
 * meanwhile change nothing.
 * @throws ApiError 2016 for a cursor of other filters, an old one, or one we did not make.
 */
export function pageOf<T>(
  { contract, now }: World,
  { query, operation, params }: Call,
  items: readonly T[],
  idOf: (item: T) => string,
): Page<T> {
  const size = Number(query.limit ?? countOf(contract, 'page_size.default'));
  const { cursor, limit: _limit, ...filters } = query;
  const digest = hash(canonical([operation.id, { ...params }, filters]));
  const oldest = now - durationOf(contract, 'cursor_life');
  const from = cursor === undefined ? 0 : startOf(cursor, digest, oldest, items.map(idOf));
  const shown = items.slice(from, from + size);
  const last = shown.at(-1);
  const hasMore = from + size < items.length && last !== undefined;
  return {
    items: shown,
    page: {
      has_more: hasMore,
      next_cursor: hasMore
        ? toBase64Url(JSON.stringify({ id: idOf(last), f: digest, t: now }))
        : null,
    },
  };
}

/** Where the page of a cursor starts; `oldest` is the time in ms before which a cursor has expired. */
function startOf(cursor: string, digest: string, oldest: number, ids: readonly string[]): number {
  const { id, f, t } = decoded(cursor);
  if (f !== digest) throw new ApiError(2016, 'The cursor belongs to other filters.', 'cursor');
  if (!(Number(t) >= oldest)) throw new ApiError(2016, 'The cursor has expired.', 'cursor');
  const at = ids.indexOf(String(id));
  if (at < 0) throw new ApiError(2016, 'The cursor does not point to an object.', 'cursor');
  return at + 1;
}

function decoded(cursor: string): Partial<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(fromBase64Url(cursor) ?? '');
    if (found !== null && typeof found === 'object') return { ...found };
  } catch {
    // Falls through: it is no cursor of the gateway.
  }
  throw new ApiError(2016, 'This cursor does not come from the gateway.', 'cursor');
}

/** FNV-1a: filters are compared, not protected. */
function hash(value: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < value.length; at += 1) {
    sum = Math.imul(sum ^ value.charCodeAt(at), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}

/** A time of a request in ms. @throws ApiError 2007 for a day that no calendar has. */
export function readTime(value: string, param: string): number {
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) throw new ApiError(2007, `${param} is not a time.`, param);
  return ms;
}

/**
 * A half-open range of times. @throws ApiError 2017 if it is empty or longer than `longest`, in ms.
 */
export function readRange(
  query: Call['query'],
  [fromName, toName]: readonly [string, string],
  longest?: number,
): { from: number; to: number } {
  const read = (name: string, otherwise: number) => {
    const value = query[name];
    if (value === undefined) return otherwise;
    const ms = Date.parse(value);
    if (Number.isNaN(ms)) throw new ApiError(2017, `${name} is not a time.`, name);
    return ms;
  };
  const [from, to] = [read(fromName, -Infinity), read(toName, Infinity)];
  if (from >= to) throw new ApiError(2017, `${fromName} is not before ${toName}.`, toName);
  if (
    longest !== undefined &&
    Number.isFinite(from) &&
    Number.isFinite(to) &&
    to - from > longest
  ) {
    throw new ApiError(
      2017,
      `${fromName} and ${toName} are more than ${longest / 86_400_000} days apart.`,
      toName,
    );
  }
  return { from, to };
}
