import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from './write-whole';

/** Values of the last few content folders that programs have read. */
const KEEP = 4;

let mayKeep = false;

/**
 * From now on this program keeps what it makes. Only commands do, because they have just read their code. The framework
 * and test runs may work with code that is older than what is on the disk, and would keep its results under a wrong key.
 */
export function keepValues(): void {
  mayKeep = true;
}

/**
 * A value of plain data that takes long to make, kept for other programs. Deleting the folder costs time and nothing else.
 * @param name folder below `node_modules/.cache`
 * @param keyOf hash of everything that the value is made of, as it is now
 */
export function keptValue<T>(name: string, keyOf: () => string, make: () => T): T {
  const folder = path.resolve('node_modules/.cache', name);
  const key = keyOf();
  const file = path.join(folder, `${key}.v8`);
  try {
    return deserialize(readFileSync(file)) as T; // only this function writes here, under a hash of the input
  } catch {
    // Absent, or of another version of Node.
  }
  const value = make();
  // What was edited while the value was made belongs to another key.
  if (!mayKeep || keyOf() !== key) return value;
  mkdirSync(folder, { recursive: true });
  writeWhole(file, serialize(value));
  prune(folder);
  return value;
}

/** Delete all but the newest. */
function prune(folder: string): void {
  const ages = readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    // Another program may have pruned at the same time.
    return { file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  for (const { file } of ages.sort((a, b) => b.time - a.time).slice(KEEP))
    rmSync(file, { force: true });
}
