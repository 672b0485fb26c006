import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUT_DIR } from './out';

/** What every page of the site shares, by the path of its file. */
const SHARED =
  /^(?:_next\/static\/(?!payload\/)|boot\/|fonts\/|icons\/|search[./]|(?:index|404)\.|[^/]*\.(?:js|png|svg|webmanifest)$)/;
const PACKED = /\.(?:br|gz)$/;
/** How the name of a piece of a page's payload starts, in the folder of the page. */
const PIECE = '__next.';

/** A copy of the finished site with the home page and some others only: small, and whole enough to be published. */
export function copySomePages(folder: string, routes: readonly string[]): void {
  const names = [...routes.map((route) => route.slice(1)), 'index', 'search', '404'];
  const read = (file: string) => readFileSync(path.join(OUT_DIR, file), 'utf8');
  const payloads = new Set(
    names.flatMap(
      (name) => read(`${name}.html`).match(/_next\/static\/payload\/[\w~-]+\.js/g) ?? [],
    ),
  );
  const isKept = (file: string) =>
    SHARED.test(file) ||
    payloads.has(file) ||
    names.some((name) => [`${name}.html`, `${name}.txt`, `${name}/index.html`].includes(file)) ||
    // What is loaded ahead of a page, in pieces.
    names.some((name) => file.startsWith(name === 'index' ? PIECE : `${name}/${PIECE}`));
  for (const name of readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/');
    if (path.extname(file) !== '' && !PACKED.test(file) && isKept(file))
      cpSync(path.join(OUT_DIR, file), path.join(folder, file));
  }
  const urls = read('sitemap.xml').replace(/<url>[\s\S]*?<\/url>\s*/g, (url) => {
    const address = /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '';
    return ['/', ...routes].includes(new URL(address).pathname) ? url : '';
  });
  writeFileSync(path.join(folder, 'sitemap.xml'), urls);
}

/**
 * Turns a copy of the site into what the next build would leave: another build id, another text, and other names of
 * hashed scripts and search files. Each replacement has the length of what it replaces, because payloads count their
 * bytes.
 */
export function makeNextBuild(folder: string, before: string, after: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const id = readdirSync(path.join(folder, '_next/static')).find((name) =>
    /^[\da-f]{16}$/.test(name),
  );
  if (!id) throw new Error('the export has no build id');
  const renamed = new Map([[id, renameEnd(id, '~')]]);
  for (const file of files) {
    const [, chunk] = /^_next\/static\/(?:payload|chunks)\/([^/]*)\.js$/.exec(file) ?? [];
    const [, hash] = /^(?:boot|search)\/[\w-]+\.([\da-f]{12})\.js(?:on)?$/.exec(file) ?? [];
    if (chunk) renamed.set(chunk, renameEnd(chunk, '~'));
    if (hash) renamed.set(hash, renameEnd(hash, hash.endsWith('0') ? '1' : '0'));
  }
  const renew = (text: string) =>
    text.replaceAll(/[\w~-]{8,}/g, (word) => renamed.get(word) ?? word);
  for (const file of files.filter((name) => /\.(?:html|txt|js)$|^search\/.*\.json$/.test(name))) {
    const full = path.join(folder, file);
    writeFileSync(full, renew(readFileSync(full, 'utf8')).replaceAll(before, after));
    const next = path.join(path.dirname(full), renew(path.basename(full)));
    if (next !== full) renameSync(full, next);
  }
}

const renameEnd = (name: string, last: string) => name.slice(0, -1) + last;
