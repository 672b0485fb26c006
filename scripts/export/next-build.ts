import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksum } from '../../lib/base/text/checksum';
import { OUT_DIR } from './out';

/** What every page of the site shares, by the path of its file. */
const SHARED =
  /^(?:_next\/static\/|boot\/|fonts\/|icons\/|search[./]|(?:index|404)\.|[^/]*\.(?:js|png|svg|webmanifest)$)/;
const PACKED = /\.(?:br|gz)$/;

/** A copy of the finished site with the home page and some others only: small, and whole enough to be published. */
export function copySomePages(folder: string, routes: readonly string[]): void {
  const names = [...routes.map((route) => route.slice(1)), 'index', 'search', '404'];
  const read = (file: string) => readFileSync(path.join(OUT_DIR, file), 'utf8');
  const isKept = (file: string) =>
    SHARED.test(file) ||
    names.some((name) => [`${name}.html`, `${name}.txt`, `${name}/index.html`].includes(file));
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
  const [, id] =
    /"b":"([\da-f]{16})"/.exec(readFileSync(path.join(folder, 'index.txt'), 'utf8')) ?? [];
  if (!id) throw new Error('the payload has no build id');
  const renamed = new Map([[id, renameEnd(id, '~')]]);
  for (const file of files) {
    const [, chunk] = /^_next\/static\/chunks\/([^/]*)\.js$/.exec(file) ?? [];
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
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const full = path.join(folder, file);
    const marked = readFileSync(full, 'utf8').replace(
      /(?<= data-framework="\/)([^"#]+)#\w+/,
      (_, payload: string) =>
        `${payload}#${checksum(readFileSync(path.join(folder, payload), 'utf8'))}`,
    );
    writeFileSync(full, marked);
  }
}

const renameEnd = (name: string, last: string) => name.slice(0, -1) + last;
