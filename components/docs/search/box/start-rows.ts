import * as t from '@/.generated/interface';
import { searchHref } from '../links';
import { element, icon, option } from './elements';

/** Where readers often go, from `content/_site/site.yaml`. */
export interface Suggestion {
  readonly label: string;
  /** With the base path. */
  readonly href: string;
  /** Title of the page. */
  readonly page: string;
}

/** The last queries of this device. Each is asked again in the box; as a link it leads to all its results. */
export const recentGroup = (queries: readonly string[], base: string): HTMLElement[] =>
  groupOf(
    t.searchRecent,
    queries.map((query) =>
      option(
        { class: 'hit hit-start', href: searchHref(base, query), 'data-query': query },
        icon('recent'),
        element('span', {}, query),
      ),
    ),
  );

export const suggestedGroup = (label: string, suggestions: readonly Suggestion[]): HTMLElement[] =>
  groupOf(
    label,
    suggestions.map(({ label: text, href, page }) =>
      option(
        { class: 'hit hit-start', href },
        icon('go'),
        element('span', {}, text),
        ...(page === text ? [] : [element('small', {}, page)]),
      ),
    ),
  );

/** No group without rows. */
const groupOf = (label: string, rows: readonly HTMLElement[]): HTMLElement[] =>
  rows.length === 0
    ? []
    : [
        element(
          'div',
          { class: 'hit-page', role: 'group', 'aria-label': label },
          element('p', { class: 'hit-group', 'aria-hidden': 'true' }, label),
          ...rows,
        ),
      ];
