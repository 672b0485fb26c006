import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/content/files';

/** Images beside the pages, with their path relative to the content folder. */
export function listMedia(): { source: string; name: string }[] {
  const root = contentDir();
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(name))
    .filter((name) => !/(?:^|[\\/])[_.]/.test(name))
    .map((name) => ({ source: path.join(root, name), name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
