import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the content folder: `CONTENT_DIR`, else `content` in the working directory. */
export const contentDir = (): string => path.resolve(process.env.CONTENT_DIR || 'content');

/**
 * Absolute path of the folder whose data folders (`_contract`, `_site`, …) are read: the content folder, or in the
 * preview the copy of its last sound data (`DATA_DIR`).
 */
export const dataDir = (): string => path.resolve(process.env.DATA_DIR || contentDir());

/** Where programs write the modules that the pages import, and what they keep for each other. */
export const GENERATED_DIR = '.generated';

/** A path as authors type it: `content/api/x.mdx`, with forward slashes on every system. */
export function displayPath(file: string): string {
  const root = contentDir();
  for (const home of [root, dataDir()]) {
    const relative = path.relative(home, path.resolve(file)).split(path.sep).join('/');
    if (!relative.startsWith('..')) return `${path.basename(root)}/${relative}`;
  }
  return file;
}

/** Every page file under `dir`, sorted: `.mdx` and `.md`; names that begin with `_` or `.` are data or hidden. */
export const listPageFiles = (dir: string = contentDir()): string[] =>
  listFiles(dir, isHidden).filter((file) => /\.mdx?$/.test(file));

/** Names of data folders, and of what is not content at all. */
const isHidden = (name: string): boolean => /^[_.]/.test(name) || name === 'node_modules';

/** Every file under `dir`, sorted; a folder or a file is left out by its name. */
export function listFiles(
  dir: string,
  isLeftOut: (name: string) => boolean = (name) => name.startsWith('.'),
): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (isLeftOut(entry.name)) continue;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else found.push(full);
    }
  };
  walk(dir);
  return found.sort();
}

/** Whether there is a folder under this name. */
export const isFolder = (dir: string): boolean =>
  statSync(dir, { throwIfNoEntry: false })?.isDirectory() ?? false;
