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
    const stat = statSync(file);
    if (stat.isDirectory()) for (const name of readdirSync(file).sort()) add(path.join(file, name));
    // What is neither a folder nor a file, such as a pipe, has nothing to read.
    else if (stat.isFile() && !/\.test\.tsx?$/.test(file)) {
      const bytes = readFileSync(file);
      // The length keeps a name and a content from running into each other.
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  };
  for (const entry of entries) add(entry);
  return hash.digest('hex');
}
