import { type Route, toRoute } from '../../base/routes/route';
import type { Problem } from '../../base/source/problems';
import { didYouMean } from '../../base/text/nearest';

/** A link in a text of a data file, or the value of a key that holds an address of the site. */
const LINK = /\]\((\/[^)\s#?]*)|\b(?:href|route|x-page):\s*["']?(\/[^"'\s,}#?]*)/g;

/** What is wrong with a link to a draft, and what to do. */
export const IS_DRAFT =
  'goes to a draft, which a build leaves out — remove "draft: true" there, or link to another page';

interface Addresses {
  /** Routes of pages, and addresses that exist without a page. */
  readonly known: ReadonlySet<string>;
  readonly redirects: ReadonlyMap<Route, Route>;
  /** Routes of pages that a build leaves out. */
  readonly drafts: ReadonlySet<string>;
}

/**
 * Links of data files to nowhere and to drafts.
 * @param texts the text of each file by its name for messages
 */
export const dataLinkFaults = (
  texts: Iterable<readonly [file: string, text: string]>,
  { known, redirects, drafts }: Addresses,
): Problem[] =>
  [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(LINK)].flatMap((match): Problem[] => {
        const href = match[1] ?? match[2] ?? '';
        const route = toRoute(href);
        const isFile = /\.[a-z]+$/.test(route);
        if (line.trimStart().startsWith('#')) return [];
        const column = match.index + match[0].indexOf(href) + 1;
        const place = { file, line: index + 1, column };
        if (drafts.has(route)) return [{ ...place, message: `"${href}" ${IS_DRAFT}` }];
        if (known.has(route) || isFile) return [];
        const moved = redirects.get(route);
        const reason = moved
          ? `is an old address — write "${moved}"`
          : `has no page${didYouMean(route, known, 'correct the route or write the page')}`;
        return [{ ...place, level: 'warning', message: `"${href}" ${reason}` }];
      }),
    ),
  );
