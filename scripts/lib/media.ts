import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/content/files';

/** Images beside the pages, with their path relative to the content folder. */
export function listMedia(): { source: string; name: string }[] {
  const root = contentDir();
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(?:^|[\\/])[_.]/.test(path.relative(root, file)))
    .map((source) => ({ source, name: path.relative(root, source) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
