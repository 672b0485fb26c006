import { type Route, toRoute } from '../../base/routes/route';
import type { Problem } from '../../base/source/problems';
import { didYouMean } from '../../base/text/nearest';

/** A link in a text of a data file, or the value of a key that holds an address of the site. */
const LINK = /\]\((\/[^)\s#?]*)|\b(?:href|route|x-page):\s*["']?(\/[^"'\s,}#?]*)/g;

/**
 * Links of data files to nowhere.
 * @param texts the text of each file by its name for messages
 * @param known routes of pages, and addresses that exist without a page
 */
export const dataLinkFaults = (
  texts: Iterable<readonly [file: string, text: string]>,
  known: ReadonlySet<string>,
  redirects: ReadonlyMap<Route, Route>,
): Problem[] =>
  [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(LINK)].flatMap((match): Problem[] => {
        const href = match[1] ?? match[2] ?? '';
        const route = toRoute(href);
        const isFile = /\.[a-z]+$/.test(route);
        if (line.trimStart().startsWith('#') || known.has(route) || isFile) return [];
        const moved = redirects.get(route);
        const reason = moved
          ? `is an old address — write "${moved}"`
          : `has no page${didYouMean(route, known, 'correct the route or write the page')}`;
        const column = match.index + match[0].indexOf(href) + 1;
        return [
          { file, line: index + 1, column, level: 'warning', message: `"${href}" ${reason}` },
        ];
      }),
    ),
  );
