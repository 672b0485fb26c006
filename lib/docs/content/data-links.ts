import { type Route, toRoute, withoutSuffix } from '../../base/routes/route';
import { guarded, type Problem } from '../../base/source/problems';
import { matchesWithPlaces } from '../../base/text/matches';
import { didYouMean } from '../../base/text/nearest';

/** A link in a text of a data file, or the value of a key that holds an address of the site. */
const LINK =
  /\]\(((?:https?:\/)?\/[^)\s#?]*)(?:#([^)\s]*))?|\b(?:href|route|x-page):[^\S\n]*["']?((?:https?:\/)?\/[^"'\s,}#?]*)(?:#([^"'\s,}]*))?/g;

/** What is wrong with a link to a draft, and what to do. */
export const IS_DRAFT =
  'goes to a draft, which a build leaves out — remove "draft: true" there, or link to another page';

interface Addresses {
  /** Routes of pages, and addresses that exist without a page. */
  readonly known: ReadonlySet<string>;
  /** New addresses by the old ones; asked for an address that is not known. */
  readonly moves: () => ReadonlyMap<Route, Route>;
  /** Routes of pages that a build leaves out. */
  readonly drafts: ReadonlySet<string>;
  /** The ids of a page; undefined when they are not known. Without it, the part after "#" is not judged. */
  readonly idsOf?: (route: Route) => readonly string[] | undefined;
  /** Where the site is published. */
  readonly url?: string;
}

/** What is wrong with a link that has the host of the site itself. */
export const isOwn = (route: string): string =>
  `goes to this site by its full address — write the route: "${route}"`;

/** The route of an address on the site's own host; undefined for other addresses, and for the host alone. */
export function routeOfOwn(href: string, url = ''): string | undefined {
  const base = url.replace(/\/+$/, '');
  return base && href.startsWith(`${base}/`) ? href.slice(base.length) : undefined;
}

/**
 * Links of data files to nowhere and to drafts.
 * @param texts the text of each file by its name for messages
 */
export const dataLinkFaults = (
  texts: Iterable<readonly [file: string, text: string]>,
  { known, moves, drafts, idsOf, url }: Addresses,
): Problem[] =>
  [...texts].flatMap(([file, whole]) =>
    [...matchesWithPlaces(whole, LINK)].flatMap((found) =>
      guarded(file, (): Problem[] => {
        const { match, line, before, text } = found;
        const href = match[1] ?? match[3] ?? '';
        const id = match[2] ?? match[4] ?? '';
        if (text.trimStart().startsWith('#')) return [];
        const place = { file, line, column: before + match[0].indexOf(href) + 1 };
        const own = routeOfOwn(href, url);
        if (own !== undefined)
          return [{ ...place, level: 'warning', message: `"${href}" ${isOwn(own)}` }];
        if (href.startsWith('http')) return [];
        const route = toRoute(href);
        const isFile = /\.[a-z]+$/.test(route);
        if (drafts.has(route)) return [{ ...place, message: `"${href}" ${IS_DRAFT}` }];
        if (known.has(route)) {
          const ids = id === '' ? undefined : idsOf?.(route);
          return !ids || ids.includes(id)
            ? []
            : [
                {
                  ...place,
                  level: 'warning',
                  message: `"${href}#${id}" has no such heading${didYouMean(id, ids, 'correct the part after "#"')}`,
                },
              ];
        }
        const bare = withoutSuffix(route);
        if (bare !== route && known.has(bare))
          return [
            {
              ...place,
              level: 'warning',
              message: `"${href}" is the name of a file — write the route: "${bare}"`,
            },
          ];
        if (isFile) return [];
        const moved = moves().get(route);
        if (moved) {
          const message = `"${href}" is an old address — write "${moved}"`;
          return [{ ...place, level: 'warning', message, fix: { from: href, to: moved } }];
        }
        const message = `"${href}" has no page${didYouMean(route, known, 'correct the route or write the page')}`;
        return [{ ...place, level: 'warning', message }];
      }),
    ),
  );
