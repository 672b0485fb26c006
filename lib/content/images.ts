import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFacts } from '../markdown/collected';
import { contentDir } from './files';

/** Where images of the content folder are published. */
export const MEDIA_PATH = '/media';

/** For one page file: `src` as written → public address and size. `/x.png` is a file of `public/`. */
export function imageLookup(pageFile: string): (src: string) => ImageFacts | undefined {
  return (src) => {
    const clean = decodeURI(src.split(/[?#]/)[0] ?? '');
    const root = contentDir();
    const folder = path.dirname(path.join(path.dirname(root), pageFile));
    const file = clean.startsWith('/')
      ? path.resolve('public', `.${clean}`)
      : path.resolve(folder, clean);
    const home = clean.startsWith('/') ? path.resolve('public') : root;
    if (!file.startsWith(home + path.sep) || !existsSync(file)) return undefined;
    const { width, height } = imageSize(readFileSync(file));
    const address = clean.startsWith('/')
      ? clean
      : `${MEDIA_PATH}/${path.relative(root, file).split(path.sep).join('/')}`;
    return { src: address, width, height };
  };
}
