import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../lib/base/routes/normalize';
import { toRoute } from '../lib/base/routes/route';
import type { SiteIndex } from '../lib/docs/content/pages';
import { isListed } from '../lib/docs/content/types';
import { referencesOf } from '../lib/docs/offline/references';
import { policyElement } from '../lib/docs/publish/policy';
import { absoluteUrl } from '../lib/docs/seo/metadata';
import { securityTxt } from '../lib/docs/seo/security-txt';
import { loadSite } from '../lib/docs/site/load';
import type { Site } from '../lib/docs/site/schemas';
import { type BuildReport, writeReport } from './export/build-report';
import { deferFramework } from './export/defer-framework';
import { preloadFonts } from './export/font-preload';
import { removeLeftovers, removeUnnamed } from './export/leftovers';
import { linkOrCopy, writeAnew } from './export/link';
import { writeOffline } from './export/offline';
import { PackedForms } from './export/packed';
import { precompress } from './export/precompress';
import { redirectPage } from './export/redirect-page';
import { writeTwins } from './export/twins';
import { writePreviews } from './preview/previews';

/** More style sheets than a site has. */
const SHEETS = 1000;

/**
 * Turns the framework's export into the files that can be published. It takes the framework out of the first load and
 * adds a content security policy with the hashes of each page's inline scripts. Every page gets its four spellings and
 * a Markdown copy, and files that no page uses are removed. With `PACKED=on`, texts get compressed forms next to them, for
 * hosts that send these; a deploy compresses what it sends.
 */
export async function finish(out: string, index: SiteIndex): Promise<BuildReport> {
  removeLeftovers(out);
  const site = loadSite();
  const { config } = site;
  const base = process.env.BASE_PATH ?? '';
  const outside = [
    ...config.iconServices,
    ...(config.analytics.endpoint ? [config.analytics.endpoint] : []),
  ];
  const readSheet = memoize(
    (href) => readFileSync(path.join(out, href.slice(base.length)), 'utf8'),
    SHEETS,
  );
  const named = new Set<string>();
  for (const file of htmlFiles(out)) {
    const payloadFile = file.replace(/\.html$/, '.txt');
    const src = `${base}/${path.relative(out, payloadFile).split(path.sep).join('/')}`;
    const { html, payload } = deferFramework(readFileSync(file, 'utf8'), src, base);
    if (readFileSync(payloadFile, 'utf8') !== payload)
      throw new Error(`${payloadFile} is not what its page was made of`);
    writeAnew(file, withPolicy(preloadFonts(html, readSheet), outside));
    for (const reference of referencesOf(html)) named.add(reference);
  }
  removeUnnamed(out, named);
  const moved = writeRedirects(out, index);
  await writeTwins(out, index.pages, site);
  await writePreviews(out, index.pages, site);
  writeSecurityTxt(out, config);
  const listed = index.pages.filter(isListed).map(({ route }) => route);
  await writeOffline(out, listed);
  // Last, because a link to a file is the file.
  const routes = index.pages.map(({ route }) => route);
  const spellings = addSpellings(out, [...routes, '/search', ...moved]);
  const report = await writeReport(out, index.pages.length, spellings);
  if (process.env.PACKED === 'on') {
    const forms = new PackedForms();
    await precompress(out, forms.pack, spellings);
    forms.keepUsed();
  }
  return report;
}

const htmlFiles = (out: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(out, name));

/** The policy goes right after the charset, before every script. */
export function withPolicy(html: string, outside: readonly string[] = []): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\btype="application\/(?:ld\+)?json"/.test(attributes),
  );
  const element = policyElement(
    scripts.map(([, , text = '']) => text),
    outside,
  );
  return html.replace(/<meta char[sS]et="utf-8"\/?>/, (charset) => charset + element);
}

/**
 * `/a/b` is `a/b.html`; hosts that look for folders find `a/b/index.html`, which is the same file under another name.
 * @returns `a/b/index.html` → `a/b.html`
 */
function addSpellings(out: string, routes: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const route of routes.filter((each) => each !== '/')) {
    const name = `${route.slice(1)}.html`;
    const spelling = `${route.slice(1)}/index.html`;
    if (!existsSync(path.join(out, name))) throw new Error(`the export holds no ${name}`);
    mkdirSync(path.join(out, route), { recursive: true });
    linkOrCopy(path.join(out, name), path.join(out, spelling));
    spellings.set(spelling, name);
  }
  return spellings;
}

/**
 * A page at each old address. The same table is in `_redirects`, for hosts that respond with a real 301.
 * @returns the old addresses
 */
function writeRedirects(out: string, index: SiteIndex): ReadonlySet<string> {
  const { config, redirects, texts } = loadSite();
  const base = process.env.BASE_PATH ?? '';
  const pages = new Set<string>(index.pages.map(({ route }) => route));
  const done = new Set<string>();
  const lines: string[] = [];
  for (const { from, to } of redirects) {
    const route = toRoute(from);
    if (pages.has(route) || done.has(route)) continue;
    done.add(route);
    const target = toRoute(to);
    const html = redirectPage({
      language: config.language,
      texts: texts.errors,
      route,
      target: `${base}${target}`,
      canonical: absoluteUrl(config, target),
    });
    mkdirSync(path.dirname(path.join(out, route)), { recursive: true });
    writeFileSync(path.join(out, `${route}.html`), html);
    lines.push(`${base}${route} ${base}${target} 301`);
  }
  if (lines.length > 0) writeFileSync(path.join(out, '_redirects'), `${lines.join('\n')}\n`);
  return done;
}

function writeSecurityTxt(out: string, config: Site['config']): void {
  const text = securityTxt(config);
  if (text === undefined) return;
  mkdirSync(path.join(out, '.well-known'), { recursive: true });
  writeFileSync(path.join(out, '.well-known/security.txt'), text);
}
