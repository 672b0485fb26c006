import * as t from '@/.generated/interface';
import { SearchError, type SearchResult } from '@/lib/docs/search/types';

/** What a failed load means to the reader. The details go to the console, once. */
export function failureText(error: unknown): string {
  const kind = error instanceof SearchError ? error.kind : 'format';
  if (kind === 'network') return t.searchNotLoaded;
  if (kind === 'missing') return t.searchMissing;
  return t.searchUnreadable;
}

/** Typed words that were left out, because no page has them: known once the texts have come. */
export const leftOut = ({ unknown, isComplete }: SearchResult): readonly string[] =>
  isComplete ? unknown : [];

/** `Left out: xyzzy, blorp`; empty where every word was found. */
export function leftOutText(result: SearchResult): string {
  const words = leftOut(result);
  return words.length === 0 ? '' : `${t.searchLeftOut} ${words.join(', ')}`;
}

/** What the list of the box holds, of how much: `8 of 41 results for “card”`. */
export function rowsText(result: SearchResult): string {
  const { hits, totalRows, corrected, isComplete } = result;
  const shown = hits.length;
  return withWord(
    isComplete && shown !== totalRows
      ? t.searchRowsOf({ shown, count: totalRows })
      : t.searchRows({ count: shown }),
    corrected,
  );
}

/**
 * What the list of the results page holds, of how much: `28 of 110 pages, 50 of 530 places for “card”.` While texts are
 * still loading, it says so instead of a total that would change.
 */
export function shownText(result: SearchResult): string {
  const { hits, total, totalRows, corrected, isComplete } = result;
  if (total === 0)
    return isComplete ? sentences(t.searchNoResults, leftOutText(result)) : t.searchLoading;
  const pages = new Set(hits.map(({ route }) => route)).size;
  const places = hits.length;
  const found = withWord(
    [
      isComplete && pages !== total
        ? t.searchPagesOf({ shown: pages, count: total })
        : t.searchPages({ count: pages }),
      isComplete && places !== totalRows
        ? t.searchPlacesOf({ shown: places, count: totalRows })
        : t.searchPlaces({ count: places }),
    ].join(', '),
    corrected,
  );
  return isComplete ? sentences(found, leftOutText(result)) : t.searchInTitles({ found });
}

/** What was found, and for which word if the typed one was corrected. */
const withWord = (found: string, word: string | undefined): string =>
  word === undefined ? found : t.searchCorrected({ found, word });

const sentences = (first: string, second: string): string =>
  second === '' ? first : `${first}. ${second}`;

let hasWarned = false;

/** One warning a visit: a host that fails will fail again. */
export function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('The search index could not be loaded.', error);
}
