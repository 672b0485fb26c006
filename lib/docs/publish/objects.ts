import {
  cacheControlOf,
  classOf,
  contentTypeOf,
  type FileClass,
  isCompressible,
  MINUTES,
} from './classes';
import { type Redirect, spellingsOf } from './redirects';

/** How a stored body may be packed. */
export type Packing = 'none' | 'gzip' | 'br';

/** The object under one key of the bucket. */
export interface StoredObject {
  /** Name of the body: SHA-256 of the file in hexadecimal, with `.gzip` or `.br` when it is stored packed. */
  readonly body: string;
  readonly class: FileClass | 'spelling' | 'redirect';
  readonly type: string;
  readonly cache: string;
  /** Path that the website endpoint sends the reader to, with a 301. */
  readonly redirect?: string;
}

/** Keys without the bucket's prefix. */
export type Objects = Readonly<Record<string, StoredObject>>;

/** A file of `out/`: its path, `/`-separated, and the SHA-256 of its bytes. */
export interface OutFile {
  readonly path: string;
  readonly sha256: string;
}

/** What decides about the objects in addition to the files. */
export interface ObjectOptions {
  readonly redirects: readonly Redirect[];
  /** The prefix the site was built with: `''` or `/docs`. */
  readonly base: string;
  readonly packing: Packing;
  /** Whether redirect metadata is sent; only the website endpoint of S3 understands it. */
  readonly origin: 'website' | 'rest';
}

/**
 * Every object that a build becomes, by key. A page is stored under its clean address. Its other spellings and the old
 * addresses are objects that redirect on a website endpoint. They carry the page too, so endpoints without redirects
 * return it.
 * @throws Error when two files claim one key.
 */
export function objectsOf(files: readonly OutFile[], options: ObjectOptions): Objects {
  const objects = new Map<string, StoredObject>();
  const add = (key: string, object: StoredObject) => {
    if (objects.has(key)) throw new Error(`two files want to be the object "${key}"`);
    objects.set(key, object);
  };
  const moved = new Map(options.redirects.map(({ from, to }) => [from, to]));
  for (const [route, file] of pagesOf(files)) {
    const target = moved.get(route);
    const body = object(file, options);
    const kind = target === undefined ? 'spelling' : 'redirect';
    const away = {
      ...body,
      class: kind,
      cache: MINUTES,
      ...(options.origin === 'website' && { redirect: options.base + (target ?? route) }),
    } as const;
    add(route.slice(1), target === undefined ? body : away);
    for (const spelling of spellingsOf(route)) add(spelling.slice(1), away);
  }
  for (const file of files.filter(({ path }) => isPublished(path) && !isPageFile(path)))
    add(file.path, object(file, options));
  return Object.fromEntries([...objects].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pages that have spellings, by route; `x.html` wins over `x/index.html`. */
function pagesOf(files: readonly OutFile[]): Map<string, OutFile> {
  const pages = new Map<string, OutFile>();
  // Shorter paths first, so that the folder's file only fills a gap.
  for (const file of [...files].sort((a, b) => a.path.length - b.path.length)) {
    if (!isPageFile(file.path)) continue;
    const route = `/${file.path.replace(/(\/index)?\.html$/, '')}`;
    if (!pages.has(route)) pages.set(route, file);
  }
  return pages;
}

const isPageFile = (path: string) =>
  path.endsWith('.html') && path !== 'index.html' && path !== '404.html';

/**
 * Whether a file is for readers. These are not: reports and tables for other hosts at the top (`_report.json`,
 * `_redirects`), packed copies of a file next to it, and files that operating systems leave in folders.
 */
export const isPublished = (path: string): boolean =>
  !/^_[^/]*$/.test(path) &&
  !/\.(br|gz)$/.test(path) &&
  !/(^|\/)(\.DS_Store|Thumbs\.db)$/.test(path);

function object({ path, sha256 }: OutFile, { packing }: ObjectOptions): StoredObject {
  const address = `/${path}`;
  const type = contentTypeOf(address);
  const packed = packing !== 'none' && mayBePacked(address, type);
  return {
    body: packed ? `${sha256}.${packing}` : sha256,
    class: classOf(address),
    type,
    cache: cacheControlOf(address),
  };
}

/**
 * A bucket sends a packed body to every client. Browsers unpack it. Downloads for programs stay plain, and so does the
 * 404 page, because hosts may send an error document without the header of its packing.
 */
const mayBePacked = (address: string, type: string): boolean =>
  isCompressible(type) && classOf(address) !== 'data' && address !== '/404.html';

/** The value of `Content-Encoding`, from a body's name. */
export const encodingOf = (body: string): 'gzip' | 'br' | undefined =>
  body.endsWith('.gzip') ? 'gzip' : body.endsWith('.br') ? 'br' : undefined;

/** Whether two objects are the same to a reader: bytes and headers. */
export const isSame = (a: StoredObject | undefined, b: StoredObject | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.body === b.body &&
  a.type === b.type &&
  a.cache === b.cache &&
  a.redirect === b.redirect;
