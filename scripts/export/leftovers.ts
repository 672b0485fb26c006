import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { referencesOf } from '../../lib/docs/offline/references';

/** The framework's second copy of the 404 page. */
export function removeLeftovers(out: string): void {
  renameSync(path.join(out, '_not-found.txt'), path.join(out, '404.txt'));
  for (const name of readdirSync(out)) {
    if (name.startsWith('_not-found')) rmSync(path.join(out, name), { recursive: true });
  }
}

/**
 * Remove the framework's files that no page, script or sheet names: what old browsers would need, and lists for a router
 * that the site does not use.
 * @param inPages what the pages name
 */
export function removeUnnamed(out: string, inPages: ReadonlySet<string>): void {
  const folder = path.join(out, '_next/static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const named = new Set(inPages);
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name)))
    for (const reference of referencesOf(readFileSync(file, 'utf8'))) named.add(reference);
  for (const file of files) {
    if (!named.has(path.relative(out, file).split(path.sep).join('/'))) rmSync(file);
  }
}
