import { toRoute, withoutSuffix } from '../../base/routes/route';
import { guarded, type Problem } from '../../base/source/problems';
import { didYouMean } from '../../base/text/nearest';
import { literalPattern } from '../../base/text/pattern';
import { ICONS } from '../site/icons';
import type { SidebarItem, Site } from '../site/schemas';
import { isListed, type Page } from './types';

interface Around {
  readonly pages: readonly Pick<Page, 'route' | 'visibility'>[];
  readonly drafts: ReadonlySet<string>;
  /** Text of a file of `_site`, and its name for messages; empty where there is none. */
  readonly fileOf: (name: string) => { readonly file: string; readonly text: string };
}

/** `now` replaces the value: its one certain remedy. */
type Finding = readonly [value: string, message: string, nth?: number, now?: string];

/**
 * What the settings of the site name that is not there: pages, folders, icons. The place is where the file names it.
 */
export function checkSite(site: Site, around: Around): Problem[] {
  const at = (name: string, find: () => readonly Finding[]): readonly Problem[] => {
    const { file, text } = around.fileOf(name);
    return guarded(file, () =>
      find().map(([value, message, nth = 0, now]) => ({
        file,
        ...placeOf(text, value, nth),
        level: 'warning',
        message: `"${value}" ${message}`,
        ...(now !== undefined && { fix: { from: value, to: now } }),
      })),
    );
  };
  const judge = addressJudge(site, around);
  return [
    ...at('sidebar.yaml', () => listFindings(routesOf(site.sidebar ?? []), judge, around)),
    ...at('sections.yaml', () =>
      Object.values(site.sections).flatMap((items) => listFindings(routesOf(items), judge, around)),
    ),
    ...at('changelog.yaml', () =>
      [...site.changelog.entries()].flatMap(([index, { id, date, routes }]): Finding[] => {
        const before = site.changelog[index - 1];
        return [
          ...routes.flatMap((route) => judge(route)),
          ...(before && before.date < date
            ? [[id, `is newer than the entry above it — the newest is first`] as const]
            : []),
        ];
      }),
    ),
    ...at('glossary.yaml', () =>
      site.glossary.flatMap(({ see }) => see.flatMap((route) => judge(route))),
    ),
    ...at('glossary.yaml', () => termFindings(site)),
    ...at('folders.yaml', () => folderFindings(Object.keys(site.folders), around)),
    ...at('sections.yaml', () => folderFindings(Object.keys(site.sections), around)),
    ...at('site.yaml', () =>
      site.config.editUrl === '' || site.config.editUrl.includes('{file}')
        ? []
        : [
            [
              site.config.editUrl,
              'is the same for each page — write "{file}" where its path belongs',
            ],
          ],
    ),
    ...at('navbar.yaml', () => repeated(site.navbar.map(({ href }) => href))),
    ...at('navbar.yaml', () =>
      site.navbar.flatMap(({ icon }): Finding[] =>
        (ICONS as readonly string[]).includes(icon)
          ? []
          : [
              [
                icon,
                `is not among the icons${didYouMean(icon, ICONS, 'add it to lib/docs/site/icons.ts')}`,
              ],
            ],
      ),
    ),
  ];
}

/** Whether an address is that of a page. */
const addressJudge = (site: Pick<Site, 'redirects'>, { pages, drafts }: Around) => {
  const known = new Set<string>(pages.map(({ route }) => route));
  return (written: string): Finding[] => {
    const route = toRoute(written);
    if (known.has(route) || drafts.has(route)) return [];
    const bare = withoutSuffix(route);
    if (bare !== route && known.has(bare))
      return [[written, `is the name of a file — write the route: "${bare}"`]];
    const now = site.redirects.findLast(({ from }) => toRoute(from) === route)?.to;
    if (now !== undefined) return [[written, `is an old address — write "${now}"`, 0, now]];
    return [
      [written, `has no page${didYouMean(route, known, 'write the page or correct the route')}`],
    ];
  };
};

const routesOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? item : routesOf(item.items)));

/** A list of pages: no page is in it twice, and none that wants to be in no list. */
function listFindings(
  routes: readonly string[],
  judge: (route: string) => Finding[],
  { pages }: Pick<Around, 'pages'>,
): Finding[] {
  const unlisted = new Set<string>(
    pages.filter((page) => !isListed(page)).map(({ route }) => route),
  );
  return routes.flatMap((written, index): Finding[] => {
    const before = routes.slice(0, index).filter((each) => toRoute(each) === toRoute(written));
    if (before.length > 0)
      return [[written, 'is in this list twice — remove one of the lines', before.length]];
    return unlisted.has(toRoute(written))
      ? [
          [
            written,
            'is unlisted and left out — remove this line, or "unlisted: true" from the page',
          ],
        ]
      : judge(written);
  });
}

/** Values that are in a list a second time. */
const repeated = (values: readonly string[]): Finding[] =>
  values.flatMap((value, index): Finding[] => {
    const nth = values.slice(0, index).filter((each) => each === value).length;
    return nth > 0 ? [[value, 'is in this list twice — remove one of the entries', nth]] : [];
  });

/** Readers look for a term by the alphabet, and a word has one explanation. */
function termFindings({ glossary }: Pick<Site, 'glossary'>): Finding[] {
  const known = new Set<string>();
  return glossary.flatMap(({ id, term, also }, index): Finding[] => {
    const before = glossary[index - 1]?.term;
    const words = [term, ...also].map((word) => word.toLowerCase());
    const doubled = words.find((word, nth) => known.has(word) || words.indexOf(word) < nth);
    for (const word of words) known.add(word);
    return [
      ...(before !== undefined && before.localeCompare(term, 'en') > 0
        ? [[id, `is below "${before}" — put the terms in the order of the alphabet`] as const]
        : []),
      ...(doubled === undefined
        ? []
        : [[id, `explains "${doubled}", which has an entry — remove one`] as const]),
    ];
  });
}

function folderFindings(folders: readonly string[], { pages, drafts }: Around): Finding[] {
  if (folders.length === 0) return [];
  const known = new Set(
    [...pages.map(({ route }) => route), ...drafts].flatMap((route) => {
      const names = route.split('/').slice(1);
      return names.map((_, index) => names.slice(0, index + 1).join('/'));
    }),
  );
  return folders
    .filter((folder) => !known.has(folder))
    .map((folder) => [
      folder,
      `is no folder of pages${didYouMean(folder, known, 'remove the line')}`,
    ]);
}

/** Where a file names a value for the nth time, as a whole word. */
function placeOf(text: string, value: string, nth: number): Pick<Problem, 'line' | 'column'> {
  const word = new RegExp(`(?<![\\w/-])${literalPattern(value)}(?![\\w/-])`, 'g');
  const places = [...text.replace(/^\s*#.*$/gm, (line) => ' '.repeat(line.length)).matchAll(word)];
  // A list may name a page in two spellings: the second is then the first of its own.
  const found = places[nth] ?? places[0];
  const before = text.slice(0, found?.index ?? 0).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
