import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/base/source/files';

/** Whether a name is that of an image. */
export const isMedia = (name: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(name);

/** Images next to the pages, with their path relative to the content folder. */
export function listMedia(): { source: string; name: string }[] {
  const root = contentDir();
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isMedia)
    .filter((name) => !/(?:^|[\\/])[_.]/.test(name))
    .map((name) => ({ source: path.join(root, name), name }))
    .filter(({ source }) => statSync(source, { throwIfNoEntry: false })?.isFile())
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
