import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * SHA-256 in hex of files and of all files below folders: names and contents, without tests.
 * `salt` is what else decides the result.
 * @throws if a file or folder does not exist.
 */
export function treeHash(entries: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  const add = (file: string): void => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  };
  for (const entry of entries) add(entry);
  return hash.digest('hex');
}
