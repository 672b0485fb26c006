import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOOL_DATA } from '../../lib/base/routes/tool-data';
import type { OfflineList } from '../../lib/docs/offline/messages';
import { cacheControlOf, YEAR } from '../../lib/docs/publish/classes';
import { loadSite } from '../../lib/docs/site/load';
import { bundleScript } from './bundle';
import { offlineNotice } from './offline-notice';
import { labelButtons, weightOf } from './offline-size';

/** `SW=off npm run build` publishes a worker that removes itself, and pages that ask for none. */
export const isOfflineOn = (): boolean => process.env.SW !== 'off';

/**
 * Write `out/offline.json`, the list of what the site is made of, and `out/sw.js`, which carries the list's hash: the
 * address stays, and any change of a page makes another worker. Buttons of all pages get to say what the list weighs.
 * @throws Error when the 404 page is not the one the notice is made of.
 */
export async function writeOffline(out: string, routes: readonly string[]): Promise<void> {
  const base = process.env.BASE_PATH ?? '';
  if (!isOfflineOn()) {
    const worker = await bundleScript('components/docs/offline/off.ts', { __BASE_PATH__: base });
    writeFileSync(path.join(out, 'sw.js'), worker);
    return;
  }
  const { texts } = loadSite();
  // Before the list, which has the hashes of what the pages say.
  const size = await weightOf([...offlineFiles(out, routes).values()]);
  labelButtons(out, size, texts.offline.size);
  const list = JSON.stringify(listOffline(out, routes));
  const worker = await bundleScript('components/docs/offline/sw.ts', {
    __BASE_PATH__: base,
    __NOTICE__: offlineNotice(readFileSync(path.join(out, '404.html'), 'utf8'), base, texts),
    __STAMP__: hashOf(list),
  });
  writeFileSync(path.join(out, 'offline.json'), list);
  writeFileSync(path.join(out, 'sw.js'), worker);
}

/** The content of `out/offline.json`. */
export const listOffline = (out: string, routes: readonly string[]): OfflineList => ({
  files: [...offlineFiles(out, routes)]
    .map(([address, file]): [string, string] => [address, hashOf(readFileSync(file))])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
});

/**
 * Files by address: every page under its clean address with its payload, and every asset of a hashed name. Then the
 * list of the search, the data of tools, and the images of pages.
 */
function offlineFiles(out: string, routes: readonly string[]): Map<string, string> {
  const images = new Set<string>();
  const files = new Map<string, string>();
  for (const route of [...routes, '/search']) {
    const name = route === '/' ? '/index' : route;
    const page = path.join(out, `${name}.html`);
    files.set(route, page);
    files.set(`${name}.txt`, path.join(out, `${name}.txt`));
    const html = readFileSync(page, 'utf8');
    for (const [, src = ''] of html.matchAll(/<img [^>]*?src="([^"?]+)"/g)) images.add(src);
  }
  const base = process.env.BASE_PATH ?? '';
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const address = `/${name.split(path.sep).join('/')}`;
    const file = path.join(out, name);
    const isWanted =
      cacheControlOf(address) === YEAR ||
      images.has(base + address) ||
      address.startsWith(TOOL_DATA) ||
      address === '/search/manifest.json';
    if (isWanted && statSync(file).isFile()) files.set(address, file);
  }
  return files;
}

/** Twelve hexadecimal digits are enough to distinguish the files that one site publishes. */
const hashOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);
