import { readStored, removeStored, writeStored } from '@/components/base/browser/storage';
import { STORAGE_KEYS } from '@/lib/base/interface/constants';

/** Queries that are kept: with the suggestions they fit on a phone. */
const MAX_QUERIES = 5;
/** A longer query is a pasted text, which no reader repeats by its name. */
const MAX_LENGTH = 60;
/** So many digits may be the number of a card or an account: they are not kept. */
const SECRET = /(?:\d[\s-]?){12}/;

/** The last queries of this device, newest first; none where the store fails or holds something else. */
export function recentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.recent) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQuery).slice(0, MAX_QUERIES) : [];
  } catch {
    return []; // something else is stored: the next query replaces it
  }
}

/** Keep a query that the reader has followed. */
export function rememberQuery(typed: string): void {
  const query = typed.trim();
  if (!isQuery(query) || SECRET.test(query)) return;
  const others = recentQueries().filter((one) => one.toLowerCase() !== query.toLowerCase());
  writeStored(STORAGE_KEYS.recent, JSON.stringify([query, ...others].slice(0, MAX_QUERIES)));
}

export const forgetQueries = (): void => removeStored(STORAGE_KEYS.recent);

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
