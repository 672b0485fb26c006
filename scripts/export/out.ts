import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Route, routeOf } from '../../lib/base/routes/route';
import { type Element, findFirst, parseHtml } from './html';

/** The finished site: `OUT_DIR`, else `out` in the working directory. */
export const OUT_DIR = path.resolve(process.env.OUT_DIR || 'out');

/** One HTML file of the finished site. */
export interface OutPage {
  readonly route: Route;
  /** Relative to the folder: `api/account_info.html`. */
  readonly file: string;
  readonly html: string;
  readonly document: ReturnType<typeof parseHtml>;
  readonly head: Element;
  readonly body: Element;
}

/** Everything that a test of the finished site starts from. */
export interface OutSite {
  /** Pages of content: the sitemap's list. */
  readonly pages: readonly OutPage[];
  /** `/search`. */
  readonly search: OutPage;
  readonly notFound: OutPage;
  /** Old paths: documents that only send the reader on. */
  readonly redirects: readonly OutPage[];
}

let site: OutSite | undefined;

/** Read the folder, once a process; a page is parsed when a test first looks into it. */
export function readSite(): OutSite {
  site ??= sortDocuments(OUT_DIR);
  return site;
}

/** `faq/index.html` → its text, relative to the finished site; undefined when there is no such file. */
export function readOut(file: string): string | undefined {
  const full = path.join(OUT_DIR, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** Every file below a folder of the finished site, relative to it, sorted. */
export function listOut(folder = OUT_DIR): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => path.relative(OUT_DIR, file).split(path.sep).join('/'))
    .sort();
}

/** What the boot script of a page asks for when the reader shows an intent; empty for a page without it. */
export interface Framework {
  /** Address of the payload, `/faq.txt`. */
  readonly payload: string;
  /** Addresses of the chunks. */
  readonly scripts: readonly string[];
}

/** `data-framework` of a page, in parts. */
export function frameworkOf(html: string): Framework {
  const list = / data-framework="([^"]*)"/.exec(html)?.[1] ?? '';
  const [payload = '', , ...scripts] = list.split(' ');
  return { payload: payload.replace(/#.*/, ''), scripts };
}

/** The paths in `out/` under which a route must be found: `/faq` → `faq.html`, `faq/index.html`. */
export function filesOf(route: Route): readonly string[] {
  return route === '/'
    ? ['index.html']
    : [`${route.slice(1)}.html`, `${route.slice(1)}/index.html`];
}

function sortDocuments(dir: string): OutSite {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir} holds no site: run \`npm run build\` first`);
  }
  const documents = listOut(dir).filter(isCanonicalFile).map(readPage);
  const isRedirect = (page: OutPage) =>
    /http-equiv="?refresh/i.test(page.html) &&
    findFirst(page.head, { tag: 'meta', attrs: { 'http-equiv': /^refresh$/i } }) !== undefined;
  const redirects = documents.filter(isRedirect);
  const rest = documents.filter((page) => !isRedirect(page));
  return {
    redirects,
    search: one(rest, 'search.html'),
    notFound: one(rest, '404.html'),
    pages: rest.filter(({ file }) => file !== 'search.html' && file !== '404.html'),
  };
}

/** `x/index.html` is a copy of `x.html`; `_not-found.html` is Next's own copy of the 404 page. */
const isCanonicalFile = (file: string) =>
  file === 'index.html' ||
  (file.endsWith('.html') && !file.endsWith('/index.html') && !file.startsWith('_'));

const readPage = (file: string): OutPage =>
  pageOf(file, readFileSync(path.join(OUT_DIR, file), 'utf8'));

/**
 * A page with its text.
 * @param file relative to the folder
 */
export function pageOf(file: string, html: string): OutPage {
  let parsed: ReturnType<typeof parseHtml> | undefined;
  const part = (tag: string): Element => {
    const element = findFirst(page.document, { tag });
    if (!element) throw new Error(`${file} has no ${tag}`); // parse5 always makes both
    return element;
  };
  const page: OutPage = {
    route: routeOf(file.replace(/\.html$/, '')),
    file,
    html,
    get document() {
      parsed ??= parseHtml(html);
      return parsed;
    },
    get head() {
      return part('head');
    },
    get body() {
      return part('body');
    },
  };
  return page;
}

function one(pages: readonly OutPage[], file: string): OutPage {
  const page = pages.find((each) => each.file === file);
  if (!page) throw new Error(`${OUT_DIR} holds no ${file}`);
  return page;
}

/** Run a rule over pages: `file: message` for each fault it names, so that a test can expect an empty list. */
export function faultsOf(
  pages: readonly OutPage[],
  rule: (page: OutPage) => string | readonly string[] | undefined | false,
): string[] {
  return pages.flatMap((page) => {
    const faults = rule(page);
    return (typeof faults === 'string' ? [faults] : faults || []).map(
      (fault) => `${page.file}: ${fault}`,
    );
  });
}

/** The content of `<meta name="…">` or `<meta property="…">`. */
export function metaOf(page: OutPage, name: string): string | undefined {
  const key = name.includes(':') && !name.startsWith('twitter:') ? 'property' : 'name';
  const element = findFirst(page.head, { tag: 'meta', attrs: { [key]: name } });
  return element?.attrs.find((each) => each.name === 'content')?.value;
}
