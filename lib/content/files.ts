import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the content folder: `CONTENT_DIR`, else `content` in the working directory. */
export const contentDir = (): string => path.resolve(process.env.CONTENT_DIR || 'content');

/** A path as authors type it: `content/api/x.mdx`, with forward slashes on every system. */
export function displayPath(file: string): string {
  const root = contentDir();
  const relative = path.relative(root, path.resolve(file)).split(path.sep).join('/');
  return relative.startsWith('..') ? file : `${path.basename(root)}/${relative}`;
}

/** Every page file under `dir`, sorted: `.mdx` and `.md`; names that begin with `_` or `.` are data or hidden. */
export function listPageFiles(dir: string = contentDir()): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (/^[_.]/.test(entry.name) || entry.name === 'node_modules') continue;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else if (/\.mdx?$/.test(entry.name)) found.push(full);
    }
  };
  walk(dir);
  return found.sort();
}
