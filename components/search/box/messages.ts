import { SearchError } from '@/lib/search/types';

/** Words of the states of the box and of the results page. */
export const LOADING = 'Loading search…';
export const NO_RESULTS = 'No results';

/** What a failed load means to the reader. The details go to the console, once. */
export function failureText(error: unknown): string {
  const kind = error instanceof SearchError ? error.kind : 'format';
  if (kind === 'network') return 'The search could not be loaded. Check the connection.';
  if (kind === 'missing') return 'The search is not there. The site may have just been updated.';
  return 'The search could not be read.';
}

/** `8 results`, `1 result`. */
export const countText = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

let hasWarned = false;

/** One warning a visit: a host that fails will fail again. */
export function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('The search index could not be loaded.', error);
}
