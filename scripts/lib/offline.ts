import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { OfflineList } from '../../lib/offline/messages';
import { cacheControlOf, YEAR } from '../../lib/publish/classes';
import { offlineNotice } from './offline-notice';

/** `SW=off npm run build` publishes a worker that removes itself, and pages that ask for none. */
export const isOfflineOn = (): boolean => process.env.SW !== 'off';

/**
 * Write `out/offline.json`, the list of what the site is made of, and `out/sw.js`, which carries the list's hash: the
 * address stays, and any change of a page makes another worker.
 * @throws Error when the 404 page is not the one the notice is made of.
 */
export async function writeOffline(out: string, routes: readonly string[]): Promise<void> {
  const base = process.env.BASE_PATH ?? '';
  if (!isOfflineOn()) {
    writeFileSync(path.join(out, 'sw.js'), await bundle('off.ts', { __BASE_PATH__: base }));
    return;
  }
  const list = JSON.stringify(listOffline(out, routes));
  const notice = offlineNotice(readFileSync(path.join(out, '404.html'), 'utf8'), base);
  const worker = await bundle('sw.ts', {
    __BASE_PATH__: base,
    __NOTICE__: notice,
    __STAMP__: hashOf(list),
  });
  writeFileSync(path.join(out, 'offline.json'), list);
  writeFileSync(path.join(out, 'sw.js'), worker);
}

/** Every page under its clean address with its payload, every asset of a hashed name, the list of the search, and the images of pages. */
export function listOffline(out: string, routes: readonly string[]): OfflineList {
  const images = new Set<string>();
  const files = new Map<string, string>();
  for (const route of [...routes, '/search']) {
    const file = route === '/' ? '/index' : route;
    const html = readFileSync(path.join(out, `${file}.html`), 'utf8');
    files.set(route, hashOf(html));
    files.set(`${file}.txt`, hashOf(readFileSync(path.join(out, `${file}.txt`))));
    for (const [, src = ''] of html.matchAll(/<img [^>]*?src="([^"?]+)"/g)) images.add(src);
  }
  const base = process.env.BASE_PATH ?? '';
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const address = `/${name.split(path.sep).join('/')}`;
    const full = path.join(out, name);
    const isWanted =
      cacheControlOf(address) === YEAR ||
      images.has(base + address) ||
      address === '/search/manifest.json';
    if (isWanted && !/\.(?:br|gz)$/.test(name) && statSync(full).isFile())
      files.set(address, hashOf(readFileSync(full)));
  }
  return { files: [...files].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

async function bundle(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('components/offline', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text ?? '';
}

/** Twelve hexadecimal digits tell apart what one site publishes. */
const hashOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);
