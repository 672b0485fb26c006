/** How a host should send one file of `out/`; the path is the URL path, because extension alone does not decide. */

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const MINUTES = 'public, max-age=300';
const NEVER = 'no-cache';

const TYPES: Readonly<Record<string, string>> = {
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

/** `/faq.html` → `text/html; charset=utf-8`, `/rss.xml` → `application/rss+xml; …`; a name without extension is a page. */
export function contentTypeOf(path: string): string {
  if (/\/(rss|feed)\.xml$/.test(path)) return 'application/rss+xml; charset=utf-8';
  if (path.endsWith('/atom.xml')) return 'application/atom+xml; charset=utf-8';
  const extension = extensionOf(path);
  if (extension === '') return 'text/html; charset=utf-8';
  return TYPES[extension] ?? 'application/octet-stream';
}

/** `/_next/static/…` → a year, `/faq.html` and `/faq.txt` → revalidate, `/robots.txt` → five minutes. */
export function cacheControlOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'sw.js' || path === '/search/manifest.json') return NEVER;
  if (path.startsWith('/_next/static/') || hasHash(name)) return YEAR;
  if (isPayload(path)) return REVALIDATE;
  const extension = extensionOf(path);
  return extension === 'html' || extension === '' ? REVALIDATE : MINUTES;
}

/** Whether a brotli or gzip body is worth sending: images, fonts and archives are compressed already. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(json|manifest|rss|atom|xml|yaml|wasm)|image\/(svg|x-icon))/.test(type);

/** `robots.txt`, `llms.txt` and what is under `.well-known` are texts for readers; every other `.txt` is a payload of Next. */
export function isPayload(path: string): boolean {
  if (!path.endsWith('.txt')) return false;
  return !/\/(robots|humans|llms(-[a-z-]+)?)\.txt$/.test(path) && !path.startsWith('/.well-known/');
}

/** A hash is a name part of its own with a digit in it, so that `search.deadbeef.json` is hashed but `app.settings.json` is not. */
const hasHash = (name: string): boolean => /[.-](?=[a-z]*\d)[\da-z]{8,}\.[a-z\d]+$/i.test(name);

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
