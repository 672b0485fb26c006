import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The texts of a small site; a changed `script` changes the name of a hashed asset. */
export interface SiteTexts {
  readonly pages?: Readonly<Record<string, string>>;
  readonly script?: string;
}

const PAGES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/faq': 'Questions and answers, some of them long enough to be worth packing',
  '/services/pix': 'Pix',
  '/services/pix/payout': 'Payout',
};

/** Files of a small build, laid out as the real one. */
export function siteFiles({
  pages = PAGES,
  script = 'boot()',
}: SiteTexts = {}): Map<string, string> {
  const asset = `_next/static/chunks/${hash(script)}.js`;
  const files = new Map([
    [asset, script],
    ['404.html', html(asset, 'Page Not Found')],
    ['robots.txt', 'User-Agent: *\n'],
    ['openapi.json', '{}\n'],
    ['sw.js', 'self.skipWaiting()\n'],
    ['_redirects', '/services/pix/old /services/pix/payout 301\n'],
    ['services/pix/old.html', html(asset, 'This page has moved')],
    ['services/pix/old/index.html', html(asset, 'This page has moved')],
    ['sitemap.xml', `<urlset>${Object.keys(pages).map(urlOf).join('')}</urlset>`],
  ]);
  for (const [route, text] of Object.entries(pages)) {
    const name = route === '/' ? 'index' : route.slice(1);
    files.set(`${name}.html`, html(asset, text));
    files.set(`${name}.txt`, `0:${JSON.stringify(text)}`);
    if (route !== '/') files.set(`${name}/index.html`, html(asset, text));
  }
  return files;
}

/** The pages of the small site with some of them changed, added, or, with undefined, taken away. */
export const pagesWith = (changes: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries({ ...PAGES, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

const urlOf = (route: string) => `<url><loc>https://docs.gateway.example${route}</loc></url>`;

const html = (asset: string, text: string) =>
  `<!DOCTYPE html><title>${text}</title><script src="/${asset}"></script><h1>${text}</h1>\n`;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const folders: string[] = [];

/** A folder that `removeFolders` takes away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-test-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Write a small build into a new folder. */
export function writeSite(texts?: SiteTexts): string {
  const folder = temporaryFolder();
  for (const [name, text] of siteFiles(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
