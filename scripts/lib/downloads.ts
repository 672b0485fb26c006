import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files derived from the contract: each reference list as CSV and JSON. */
export function writeDownloads(out: string, files: Readonly<Record<string, string>> = {}): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
