import path from 'node:path';
import { isExternal, type Route, stripHtmlSuffix, toRoute } from '../../base/routes/route';
import { contentDir } from '../../base/source/files';
import { type Fix, guarded, type Problem } from '../../base/source/problems';
import { isThere, readText } from '../../base/source/read-text';
import { didYouMean, nearest } from '../../base/text/nearest';
import { normalText } from '../../base/text/normal-text';
import { literalPattern } from '../../base/text/pattern';
import { engineComponent, type SiteAround } from '../markdown/components';
import { callFaults } from '../markdown/definition';
import type { Site } from '../site/schemas';
import { foreignAnchorIn, idsOfPage } from './anchors';
import { dataLinkFaults, IS_DRAFT, isOwn, routeOfOwn } from './data-links';
import type { PageFacts, Subject } from './extension';
import { lineOfKey, readHead } from './head';
import { MEDIA } from './images';
import { isPlainFile } from './source';
import { isPublished, type Page, type PageCall } from './types';

/**
 * Two files for one address: the first in path order is built, the other is reported (spec §9: a warning). A README is
 * for those who read the folder, and gives way.
 */
export function checkDuplicates(pages: readonly Page[]): { pages: Page[]; problems: Problem[] } {
  const first = new Map<string, Page>();
  const problems: Problem[] = [];
  const isReadme = ({ file }: Page) => /(?:^|\/)README\.mdx?$/.test(file);
  for (const page of [...pages.filter((each) => !isReadme(each)), ...pages.filter(isReadme)]) {
    const key = page.route.toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, page);
    else {
      problems.push({
        file: page.file,
        line: 1,
        column: 1,
        level: 'warning',
        message: `route "${page.route}" already belongs to ${other.file} — rename or remove one; this file is not built`,
      });
    }
  }
  const built = new Set(first.values());
  return { pages: pages.filter((page) => built.has(page)), problems };
}

/** Heads and calls of components that name something which the data does not have: such a component throws. */
export function checkCalls(
  pages: readonly Pick<Page, 'file' | 'frontmatter' | 'calls'>[],
  site: SiteAround,
  subject: Pick<Subject, 'about'>,
): Problem[] {
  return pages.flatMap((page) => {
    const { file, calls } = page;
    const facts = subject.about(page);
    return [
      ...guarded(file, () =>
        facts.faults.map(({ key, message }): Problem => {
          return { file, line: lineInFile(file, key), column: 1, message };
        }),
      ),
      ...calls.flatMap((call) =>
        guarded(file, () =>
          faultsOf(call, site, facts).map((fault): Problem => {
            const { name, line, column } = call;
            return { file, line, column, message: `<${name}> ${fault}` };
          }),
        ),
      ),
    ];
  });
}

/** The line of a key of a head, read again: a compiled page does not keep it. The first line without the file. */
function lineInFile(file: string, key: string): number {
  const name = path.join(path.dirname(contentDir()), file);
  return isThere(name) ? lineOfKey(readHead(normalText(readText(name))), key) : 1;
}

function faultsOf(call: PageCall, site: SiteAround, facts: PageFacts): readonly string[] {
  const own = engineComponent(call.name);
  return own ? callFaults(own, site, call.attributes) : facts.faultsOf(call);
}

/** Addresses that are no page of `content/` and still exist. */
const SYSTEM_ROUTES = ['/search', '/sitemap.xml', '/robots.txt'];

/** Where pages were, and where the site is published: without that, its own host is like any other. */
type Addressed = Pick<Site, 'redirects'> & { readonly config?: Pick<Site['config'], 'url'> };

/**
 * Links to nowhere, to drafts, and to headings that are not there. Broken links are reported and do not stop the build
 * (spec §9), except for a draft, where a remedy is at hand.
 * @param rowsOf ids of the rows that the components of a page print; without it, anchors to such pages are not judged
 */
export function checkLinks(
  pages: readonly Page[],
  site: Addressed,
  drafts: ReadonlySet<string> = new Set(),
  rowsOf?: (page: Page) => readonly string[],
): Problem[] {
  return pages.flatMap(linkJudge(pages, site, drafts, rowsOf));
}

/** As `checkLinks`, for one page after the other. */
export function linkJudge(
  pages: readonly Page[],
  site: Addressed,
  drafts: ReadonlySet<string>,
  rowsOf?: (page: Page) => readonly string[],
): (page: Page) => Problem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const moves = movesOf(site);
  const there = new Set<string>([...byRoute.keys(), ...SYSTEM_ROUTES]);
  const idsOf = new Map<Page, ReadonlySet<string>>();
  /** Many links lead to the same few pages. */
  const idsAt = (goal: Page): ReadonlySet<string> => {
    const ids = idsOf.get(goal) ?? new Set([...idsOfPage(goal), ...(rowsOf?.(goal) ?? [])]);
    idsOf.set(goal, ids);
    return ids;
  };
  const linkProblems = (page: Page, link: Page['links'][number]): Problem[] => {
    const { href, line, column, isAttribute } = link;
    const written = (address: string) => (isAttribute ? address : `](${address})`);
    const own = isPlainFile(page.file) ? undefined : routeOfOwn(href, site.config?.url);
    if (own !== undefined) {
      const message = `link to "${href}" ${isOwn(own)}`;
      const fix = { from: written(href), to: written(own) };
      return [{ file: page.file, line, column, level: 'warning', message, fix }];
    }
    if (href === '' || isExternal(href)) return [];
    const warn = (message: string, fix?: Fix): Problem[] => [
      {
        file: page.file,
        line,
        column,
        level: 'warning',
        message: `link to "${href}" ${message}`,
        ...(fix && { fix }),
      },
    ];
    if (href.startsWith(MEDIA)) return [];
    const target = resolveRoute(href, page);
    if (drafts.has(target)) {
      const message = `link to "${href}" ${IS_DRAFT}`;
      return isPublished(page) ? [{ file: page.file, line, column, message }] : [];
    }
    if (!there.has(target)) {
      const moved = moves().get(target);
      if (moved) {
        const now = moved + (/[?#].*$/.exec(href)?.[0] ?? '');
        const fix = { from: written(href), to: written(now) };
        return warn(`goes to an old address — write "${now}"`, fix);
      }
      if (/\.(?:json|ya?ml|csv|xml|txt|md|zip)$/.test(target)) return [];
      const near = nearest(target, new Set([...there, ...moves().keys()]));
      return warn(
        near
          ? `has no page — did you mean "${near}"?`
          : 'has no page — correct the route or write the page',
      );
    }
    const id = decodeHash(href);
    const goal = byRoute.get(target);
    if (id === '' || !goal || (!rowsOf && hasComponents(goal))) return [];
    const ids = idsAt(goal);
    // Another person's Markdown has the ids of another generator; the link is led to the id here.
    if (isPlainFile(page.file) ? foreignAnchorIn(goal, id) !== undefined : ids.has(id)) return [];
    const near = nearest(id, ids);
    return warn(
      near
        ? `has no such heading — did you mean "#${near}"?`
        : 'has no such heading — correct the part after "#"',
    );
  };
  return (page) => page.links.flatMap((link) => guarded(page.file, () => linkProblems(page, link)));
}

/** The new addresses by the old ones; made for the first address that is no page, and the file may be faulty. */
function movesOf(site: Pick<Site, 'redirects'>): () => ReadonlyMap<Route, Route> {
  let moves: ReadonlyMap<Route, Route> | undefined;
  return () => {
    moves ??= new Map(site.redirects.map(({ from, to }) => [toRoute(from), toRoute(to)]));
    return moves;
  };
}

/** Whether a page has ids that its text does not contain. */
const hasComponents = ({ calls }: Page): boolean => calls.some(({ name }) => /^[A-Z]/.test(name));

/** Links of data files to nowhere. */
export const checkDataLinks = (
  pages: readonly Pick<Page, 'route'>[],
  site: Addressed,
  texts: Iterable<readonly [file: string, text: string]>,
  drafts: ReadonlySet<string>,
  idsOf?: (route: Route) => readonly string[] | undefined,
): Problem[] =>
  dataLinkFaults(texts, {
    known: new Set([...pages.map(({ route }) => route), ...SYSTEM_ROUTES]),
    moves: movesOf(site),
    drafts,
    ...(idsOf && { idsOf }),
    ...(site.config && { url: site.config.url }),
  });

/** Route a link leads to: absolute, `#same-page`, or relative to the page's folder, with or without `.md` and `.html`. */
export function resolveRoute(href: string, page: Pick<Page, 'route' | 'file'>): Route {
  const path = href.split(/[?#]/)[0] ?? '';
  if (path === '') return page.route;
  if (path.startsWith('/')) return toRoute(stripHtmlSuffix(path.replace(/\.mdx?$/, '')));
  const isIndex = /(?:^|\/)(?:index|README)\.mdx?$/.test(page.file);
  const base = isIndex ? `${page.route}/` : page.route;
  const origin = `https://x${base}`;
  // What no address can be made of leads to no page.
  if (!URL.canParse(path, origin)) return toRoute(path);
  const full = new URL(path, origin).pathname
    .replace(/\.(?:mdx?|html)$/, '')
    .replace(/\/(?:index|README)$/, '');
  return toRoute(full);
}

function decodeHash(href: string): string {
  const hash = href.split('#')[1] ?? '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Redirect table: an old path that is a page, an old path twice, a target without a page or with another redirect.
 * @param text of the file, to find the places
 */
export function checkRedirects(
  pages: readonly Pick<Page, 'route'>[],
  site: Pick<Site, 'redirects'>,
  { file, text }: { readonly file: string; readonly text: string },
): Problem[] {
  const routes = new Set<string>(pages.map((page) => page.route));
  const targets = new Map(site.redirects.map(({ from, to }) => [toRoute(from), to]));
  /** Where a chain of redirects ends: a step at a time, the author would be warned again. */
  const endOf = (to: string): string => {
    const steps = new Set<string>();
    let end = to;
    for (let now = targets.get(toRoute(end)); now !== undefined; now = targets.get(toRoute(end))) {
      if (routes.has(toRoute(end))) break;
      if (steps.has(toRoute(end))) return 'write the route of a page: these lead in a circle';
      steps.add(toRoute(end));
      end = now;
    }
    return `write "${end}"`;
  };
  const lines = text.split('\n');
  const seen = new Map<string, number>();
  return site.redirects.flatMap(({ from, to }): Problem[] => {
    const times = seen.get(toRoute(from)) ?? 0;
    seen.set(toRoute(from), times + 1);
    const found = lines.flatMap((line, index) => {
      const at = new RegExp(`from:\\s*["']?${literalPattern(from)}(?![\\w/-])`).exec(line);
      return at ? [{ line: index + 1, column: at.index + at[0].lastIndexOf(from) + 1 }] : [];
    });
    const place = found[times] ?? found[0] ?? { line: 1, column: 1 };
    const warn = (message: string): Problem => ({ file, ...place, level: 'warning', message });
    const next = targets.get(toRoute(to));
    const target = routes.has(toRoute(to))
      ? []
      : toRoute(to) === toRoute(from)
        ? [warn(`"${from}" leads to itself — correct the target or remove the entry`)]
        : next === undefined
          ? [
              warn(
                `"${from}" leads to "${to}", which has no page${didYouMean(to, routes, 'correct the target or write the page')}`,
              ),
            ]
          : [warn(`"${from}" leads to "${to}", which is an old address too — ${endOf(to)}`)];
    return [
      ...(routes.has(toRoute(from))
        ? [warn(`"${from}" is a page; its redirect is not built — remove one`)]
        : []),
      ...(SYSTEM_ROUTES.includes(toRoute(from))
        ? [warn(`"${from}" is an address that the site itself has — remove the entry`)]
        : []),
      ...(times > 0 ? [warn(`"${from}" is redirected twice; the first counts — remove one`)] : []),
      ...target,
    ];
  });
}
