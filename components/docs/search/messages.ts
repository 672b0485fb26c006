import { SearchError, type SearchResult } from '@/lib/docs/search/types';

/** Words of the states of the box and of the results page. */
export const LOADING = 'Loading search…';
export const NO_RESULTS = 'No results';

/** What a failed load means to the reader. The details go to the console, once. */
export function failureText(error: unknown): string {
  const kind = error instanceof SearchError ? error.kind : 'format';
  if (kind === 'network') return 'The search could not be loaded. Check the connection.';
  if (kind === 'missing') return 'The search was not found. The site may have just been updated.';
  return 'The search could not be read.';
}

/** `8 results`, `1 result`. */
export const countText = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Typed words that were left out, because no page has them: known once the texts have come. */
export const leftOut = ({ unknown, isComplete }: SearchResult): readonly string[] =>
  isComplete ? unknown : [];

/** `Left out: xyzzy, blorp`; empty where every word was found. */
export function leftOutText(result: SearchResult): string {
  const words = leftOut(result);
  return words.length === 0 ? '' : `Left out: ${words.join(', ')}`;
}

/** What the list of the box holds, of how much: `8 of 41 results for “card”`. */
export function rowsText(result: SearchResult): string {
  const { hits, totalRows, corrected, isComplete } = result;
  const words = corrected === undefined ? '' : ` for “${corrected}”`;
  const count = isComplete
    ? share(hits.length, totalRows, 'result')
    : countText(hits.length, 'result');
  return `${count}${words}`;
}

/**
 * What the list of the results page holds, of how much: `28 of 110 pages, 50 of 530 places for “card”.` While texts are
 * still loading, it says so instead of a total that would change.
 */
export function shownText(result: SearchResult): string {
  const { hits, total, totalRows, corrected, isComplete } = result;
  if (total === 0) return isComplete ? sentences(NO_RESULTS, leftOutText(result)) : LOADING;
  const pages = new Set(hits.map(({ route }) => route)).size;
  const words = corrected === undefined ? '' : ` for “${corrected}”`;
  if (!isComplete) {
    const found = `${countText(pages, 'page')}, ${countText(hits.length, 'place')}${words}`;
    return `${found}, in titles and headings. Loading the texts…`;
  }
  const shown = `${share(pages, total, 'page')}, ${share(hits.length, totalRows, 'place')}${words}`;
  return sentences(shown, leftOutText(result));
}

/** `28 of 110 pages`; `110 pages` where that is all. */
const share = (shown: number, total: number, noun: string): string =>
  `${shown === total ? '' : `${shown} of `}${countText(total, noun)}`;

const sentences = (first: string, second: string): string =>
  second === '' ? first : `${first}. ${second}`;

let hasWarned = false;

/** One warning a visit: a host that fails will fail again. */
export function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('The search index could not be loaded.', error);
}
