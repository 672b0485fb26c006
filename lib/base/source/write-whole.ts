import { renameSync, writeFileSync } from 'node:fs';

/** Write a file under another name and rename it: several programs may write the same file, none may read half of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
