import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { contentDir } from '../../base/source/files';
import type { Collected } from '../markdown/collected';

/** Where images of the content folder are published. */
const MEDIA_PATH = '/media';

/** For one page file: `src` as written → public address and size. `/x.png` is a file of `public/`. */
export function imageLookup(pageFile: string): Collected['imageOf'] {
  return (src) => {
    const clean = decoded(src.split(/[?#]/)[0] ?? '');
    const root = contentDir();
    const folder = path.dirname(path.join(path.dirname(root), pageFile));
    const file = clean.startsWith('/')
      ? path.resolve('public', `.${clean}`)
      : path.resolve(folder, clean);
    const home = clean.startsWith('/') ? path.resolve('public') : root;
    const isFile =
      file.startsWith(home + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) return undefined;
    const size = sizeOf(file);
    if (!size) return 'unreadable';
    const address = clean.startsWith('/')
      ? clean
      : `${MEDIA_PATH}/${path.relative(root, file).split(path.sep).join('/')}`;
    return { src: address, ...size };
  };
}

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
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch {
    return undefined;
  }
}
