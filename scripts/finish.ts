import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toRoute } from '../lib/base/routes/route';
import type { SiteIndex } from '../lib/docs/content/pages';
import { isListed } from '../lib/docs/content/types';
import { policyElement } from '../lib/docs/publish/policy';
import { absoluteUrl } from '../lib/docs/seo/metadata';
import { securityTxt } from '../lib/docs/seo/security-txt';
import { loadSite } from '../lib/docs/site/load';
import type { Site } from '../lib/docs/site/schemas';
import { type BuildReport, writeReport } from './export/build-report';
import { deferFramework } from './export/defer-framework';
import { preloadFonts } from './export/font-preload';
import { writeOffline } from './export/offline';
import { precompress } from './export/precompress';
import { redirectPage } from './export/redirect-page';
import { writeTwins } from './export/twins';
import { writePreviews } from './preview/previews';

/**
 * Turns the framework's export into the files that can be published. It takes the framework out of the first load and
 * adds a content security policy with the hashes of each page's inline scripts. Every page gets its four spellings and
 * a Markdown copy, and files that no page uses are removed.
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
  const readSheet = (href: string) => readFileSync(path.join(out, href.slice(base.length)), 'utf8');
  for (const file of htmlFiles(out)) {
    const { html, payload, payloadSrc } = deferFramework(readFileSync(file, 'utf8'), base);
    const payloadFile = path.join(out, payloadSrc.slice(base.length));
    mkdirSync(path.dirname(payloadFile), { recursive: true });
    writeFileSync(payloadFile, payload);
    writeFileSync(file, withPolicy(preloadFonts(html, readSheet), outside));
  }
  for (const { route } of index.pages) if (route !== '/') copySpelling(out, route);
  copySpelling(out, '/search');
  writeRedirects(out, index);
  await writeTwins(out, index.pages, site);
  await writePreviews(out, index.pages, site);
  writeSecurityTxt(out, config);
  await writeOffline(
    out,
    index.pages.filter(isListed).map(({ route }) => route),
  );
  const report = writeReport(out, index.pages.length);
  await precompress(out);
  return report;
}

/** The framework's second copy of the 404 page, and a second copy of each page's payload (`/faq.txt`) that no browser asks for. */
function removeLeftovers(out: string): void {
  for (const name of readdirSync(out)) {
    if (name.startsWith('_not-found')) rmSync(path.join(out, name), { recursive: true });
  }
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) === '__next._full.txt') rmSync(path.join(out, name));
  }
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

/** `/a/b` is `a/b.html`; hosts that look for folders find `a/b/index.html`. */
function copySpelling(out: string, route: string): void {
  const source = path.join(out, `${route}.html`);
  if (!existsSync(source)) throw new Error(`the export holds no ${source}`);
  const folder = path.join(out, route);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), readFileSync(source));
}

/**
 * A page at each old address, under both file names, because an old path may also be a folder of its target. The same
 * table is in `_redirects`, for hosts that respond with a real 301.
 */
function writeRedirects(out: string, index: SiteIndex): void {
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
    mkdirSync(path.join(out, route), { recursive: true });
    writeFileSync(path.join(out, `${route}.html`), html);
    writeFileSync(path.join(out, route, 'index.html'), html);
    lines.push(`${base}${route} ${base}${target} 301`);
  }
  if (lines.length > 0) writeFileSync(path.join(out, '_redirects'), `${lines.join('\n')}\n`);
}

function writeSecurityTxt(out: string, config: Site['config']): void {
  const text = securityTxt(config);
  if (text === undefined) return;
  mkdirSync(path.join(out, '.well-known'), { recursive: true });
  writeFileSync(path.join(out, '.well-known/security.txt'), text);
}
