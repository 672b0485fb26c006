import { isWhole } from '../../lib/base/math/rounds';
import { type OutPage, readSite } from '../export/out';
import { pageKinds } from './page-kinds';
import { sampleOf } from './sample';

/** Another number takes other pages. */
const SEED = Number(process.env.SAMPLE_SEED ?? 20_261_122);
/** Pages by chance, on top of those that the kinds and the components need. */
const EXTRA = 3;

let chosen: readonly OutPage[] | undefined;

/**
 * The pages that a browser test opens when it means all pages. `npm run test:all` (`ALL_PAGES=1`) takes all;
 * `npm test` takes one of each kind, one for each component, and some by chance. A check that needs no browser
 * takes all pages always: `readSite().pages`.
 */
export function pagesToTry(): readonly OutPage[] {
  chosen ??= choosePages(readSite().pages, pageKinds());
  return chosen;
}

/** What axe judges by all its rules: one page of each kind, or all with `ALL_PAGES=1`; the search and the 404 page. */
export const pagesToJudge = (): readonly string[] =>
  isWhole() ? [...pagesToTry().map(({ route }) => route), '/search', '/404'] : pageKinds();

/** `every page in the browser: 40 of 232; all in npm run test:all` */
export function shareOfPages(): string {
  const [tried, all] = [pagesToTry().length, readSite().pages.length];
  const rest = tried < all ? '; all in npm run test:all' : '';
  return `every page in the browser: ${tried} of ${all}${rest}`;
}

/**
 * All pages with `ALL_PAGES=1`; else a sample with every kind and every component.
 * @param kinds routes that are always in it
 */
export function choosePages(
  pages: readonly OutPage[],
  kinds: readonly string[],
): readonly OutPage[] {
  if (isWhole()) return pages;
  const names = new Map<string, number>();
  for (const { route } of pages) names.set(nameOf(route), (names.get(nameOf(route)) ?? 0) + 1);
  return sampleOf(pages, {
    traitsOf: ({ route, html }) => [
      `folder ${route.split('/')[1]}`,
      // Pages of one name are of one kind: `payin_hpp` of all methods.
      ...((names.get(nameOf(route)) ?? 0) > 1 ? [`name ${nameOf(route)}`] : []),
      ...(kinds.includes(route) ? [`kind ${route}`] : []),
      ...componentsOf(html),
    ],
    extra: EXTRA,
    seed: SEED,
  });
}

const nameOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/**
 * What a page is made of: the tags, classes, roles and `data-` attributes in its main part. Read from the text: all
 * pages would take half a minute to parse.
 */
function componentsOf(html: string): string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return [...main.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)].flatMap(
    ([, tag = '', attributes = '']) => [
      `tag ${tag}`,
      ...(/ class="([^"]*)"/.exec(attributes)?.[1] ?? '')
        .split(/\s+/)
        .map((name) => `class ${name}`),
      `role ${/ role="([^"]*)"/.exec(attributes)?.[1]}`,
      ...[...attributes.matchAll(/ (data-[\w-]+)/g)].map(([, name]) => `${name}`),
    ],
  );
}
