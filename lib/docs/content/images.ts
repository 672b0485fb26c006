import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { contentDir } from '../../base/source/files';
import type { Collected } from '../markdown/collected';

/** Where images and linked files of the content folder are published. */
export const MEDIA = '/media/';

/** What the compile asks of files next to a page. */
type Lookups = Pick<Collected, 'imageOf' | 'fileOf'>;

/**
 * For one page file: `src` as written → public address and size, and the address of a linked file. `/x.png` is a file
 * at the top of the content folder, in its folder `public`, or in `public/` of the site.
 */
export function mediaLookup(pageFile: string): Lookups {
  return {
    imageOf: (src) => {
      const found = find(src, pageFile);
      if (!found) return undefined;
      const size = sizeOf(found.file);
      if (!size) return 'unreadable';
      const dark = find(src.replace(/(\.[a-z]+)(?=$|[?#])/i, '-dark$1'), pageFile);
      return { src: found.address, ...size, ...(dark && { dark: dark.address }) };
    },
    fileOf: (href) => find(href, pageFile)?.address,
  };
}

/** What a page asked of the files around it, and what it found, as JSON. */
export interface FoundFile {
  readonly ask: keyof Lookups;
  readonly href: string;
  readonly found: string;
}

const jsonOf = (found: unknown): string => JSON.stringify(found ?? null);

/** As `mediaLookup`, and a list of all that was asked. */
export function notedLookup(pageFile: string): { lookup: Lookups; files: readonly FoundFile[] } {
  const { imageOf, fileOf } = mediaLookup(pageFile);
  const files: FoundFile[] = [];
  const noted =
    <T>(ask: keyof Lookups, find: (href: string) => T) =>
    (href: string): T => {
      const found = find(href);
      files.push({ ask, href, found: jsonOf(found) });
      return found;
    };
  return { lookup: { imageOf: noted('imageOf', imageOf), fileOf: noted('fileOf', fileOf) }, files };
}

/** Whether a page would find today what it has found: an image may have arrived, changed its size, or left. */
export function isFoundAgain(files: readonly FoundFile[], pageFile: string): boolean {
  const lookup = mediaLookup(pageFile);
  return files.every(({ ask, href, found }) => jsonOf(lookup[ask](href)) === found);
}

interface Found {
  readonly file: string;
  readonly address: string;
}

function find(src: string, pageFile: string): Found | undefined {
  const clean = decoded(src.split(/[?#]/)[0] ?? '');
  const root = contentDir();
  const folder = path.dirname(path.join(path.dirname(root), pageFile));
  const own = clean.startsWith('/')
    ? [path.join(root, clean), path.join(root, 'public', clean)]
    : [path.resolve(folder, clean)];
  for (const file of own) {
    const name = path.relative(root, file).split(path.sep).join('/');
    const isHidden = /(?:^|\/)[_.]/.test(name);
    if (!isHidden && isFile(file)) return { file, address: MEDIA + name };
  }
  const site = path.resolve('public', `.${clean}`);
  const isOfSite = clean.startsWith('/') && site.startsWith(path.resolve('public') + path.sep);
  return isOfSite && isFile(site) ? { file: site, address: clean } : undefined;
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // a malformed escape is taken as it is, and leads to no file
  }
}

/** Width and height in pixels; undefined when the library finds no size in the file. */
function sizeOf(file: string): { width: number; height: number } | undefined {
  try {
    const bytes = readFileSync(file);
    const { width, height } = imageSize(/\.svg$/i.test(file) ? sizesOfSvg(bytes) : bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}

/**
 * The root of an SVG with nothing but its sizes. The library looks for the root in the first 1,000 bytes, and drawing programs
 * put the source of a whole drawing into an attribute of it.
 */
function sizesOfSvg(bytes: Buffer): Buffer {
  const [root = ''] = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(bytes.toString('utf8')) ?? [];
  const sizes = [...root.matchAll(/\s([\w:-]+)\s*=\s*("[^"]*"|'[^']*')/g)]
    .filter(([, name = '']) => ['width', 'height', 'viewBox'].includes(name))
    .map(([, name, value]) => `${name}=${value}`);
  return Buffer.from(`<svg ${sizes.join(' ')}>`);
}
