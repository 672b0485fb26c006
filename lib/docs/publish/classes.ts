/** How a host should send one file of `out/`; the path is the URL path, because extension alone does not decide. */

export const YEAR = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const MINUTES = 'public, max-age=300';
const NEVER = 'no-cache';

export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  // Next's payloads: under any other type the client gives up and loads the whole page.
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  zip: 'application/zip',
};

/**
 * What a file is for. The class decides when the file is uploaded and whether it may be stored compressed.
 * - `asset` has its hash in its name.
 * - `payload` is requested by the framework.
 * - `document` is a page.
 * - `entry` is a file that readers open first: home, 404, service worker.
 * - `data` is downloaded by programs and people.
 */
export type FileClass = 'asset' | 'payload' | 'data' | 'document' | 'entry';

/** `/faq.html` → `document`, `/faq.txt` → `payload`, `/openapi.json` → `data`. */
export function classOf(path: string): FileClass {
  if (path === '/index.html' || path === '/404.html' || path === '/sw.js') return 'entry';
  if (cacheControlOf(path) === YEAR) return 'asset';
  if (isPayload(path)) return 'payload';
  return contentTypeOf(path).startsWith('text/html') ? 'document' : 'data';
}

/** `/faq.html` → `text/html; charset=utf-8`, `/rss.xml` → `application/rss+xml; …`; a name without extension is a page. */
export function contentTypeOf(path: string): string {
  if (/\/(rss|feed)\.xml$/.test(path)) return 'application/rss+xml; charset=utf-8';
  if (/\/(atom|changelog)\.xml$/.test(path)) return 'application/atom+xml; charset=utf-8';
  const extension = extensionOf(path);
  if (extension === '') return 'text/html; charset=utf-8';
  return TYPES[extension] ?? 'application/octet-stream';
}

/**
 * How long an address may be kept, by the first pattern that fits its path; generated host files are made of the same
 * table. Patterns are understood by JavaScript and by PCRE, `^/` stands for the root of the site.
 */
export const CACHE_RULES: readonly { readonly pattern: RegExp; readonly cache: string }[] = [
  { pattern: /\/sw\.js$/, cache: NEVER },
  { pattern: /^\/search\/manifest\.json$/, cache: NEVER },
  { pattern: /^\/_next\/static\//, cache: YEAR },
  // A hash is a name part of its own with a digit in it, so that `search.deadbee1.json` is hashed but `app.settings.json` is not.
  { pattern: /[.-](?=[A-Za-z]*\d)[\dA-Za-z]{8,}\.[A-Za-z\d]+$/, cache: YEAR },
  { pattern: /\/(?:robots|humans|llms(?:-[a-z-]+)?)\.txt$/, cache: MINUTES },
  { pattern: /^\/\.well-known\/.*\.txt$/, cache: MINUTES },
  { pattern: /\.txt$/, cache: REVALIDATE },
  { pattern: /\.html$/, cache: REVALIDATE },
  // No extension: a page's clean address.
  { pattern: /\/\.?[^./]*$/, cache: REVALIDATE },
];

/** `/_next/static/…` → a year, `/faq.html` and `/faq.txt` → revalidate, `/robots.txt` → five minutes. */
export const cacheControlOf = (path: string): string =>
  CACHE_RULES.find(({ pattern }) => pattern.test(path))?.cache ?? MINUTES;

/** Whether a brotli or gzip body is worth sending: images, fonts and archives are compressed already. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(json|manifest|rss|atom|xml|yaml|wasm)|image\/(svg|x-icon))/.test(type);

/** `robots.txt`, `llms.txt` and what is under `.well-known` are texts for readers; every other `.txt` is a payload of Next. */
export function isPayload(path: string): boolean {
  if (!path.endsWith('.txt')) return false;
  return !/\/(robots|humans|llms(-[a-z-]+)?)\.txt$/.test(path) && !path.startsWith('/.well-known/');
}

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
