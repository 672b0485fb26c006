import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the browser's code is made of. Content is not in it: a changed text keeps every script's address. */
const CODE = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

/** Short hash of the code: the build id. */
export function codeHash(): string {
  const hash = createHash('sha256').update(process.env.BASE_PATH ?? '');
  const add = (file: string): void => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  };
  for (const entry of CODE) add(entry);
  return hash.digest('hex').slice(0, 16);
}
