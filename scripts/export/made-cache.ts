import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { treeHash } from '../../lib/base/source/tree-hash';

/** When each file was made, in milliseconds since 1970. */
const LIST = 'made.json';

/**
 * Files made from text, kept between builds under the hash of what they were made from and of the code that makes
 * them. Only what the last build used is kept. A file of the site can be a second name of a kept one, which costs a
 * thirtieth of a copy.
 */
export class MadeCache {
  readonly #folder: string;
  readonly #suffix: string;
  readonly #version: string;
  readonly #made: Readonly<Record<string, number>>;

  /**
   * @param code folders and files whose content decides what is made, relative to the working directory
   * @param salt what else decides it
   */
  constructor(name: string, suffix: string, code: readonly string[], salt = '') {
    this.#folder = path.resolve('node_modules/.cache', name);
    this.#suffix = suffix;
    this.#version = treeHash(code, salt);
    mkdirSync(this.#folder, { recursive: true });
    this.#made = readList(path.join(this.#folder, LIST));
  }

  /** Where the file made from `sources` is, or has to be written. */
  fileFor(...sources: readonly string[]): string {
    return path.join(
      this.#folder,
      `${hashOf([this.#version, ...sources]).slice(0, 32)}${this.#suffix}`,
    );
  }

  /** Whether a file is there, and as it was made: it may have been edited under its name in the site. */
  has(file: string): boolean {
    const stat = statSync(file, { throwIfNoEntry: false });
    const made = this.#made[path.basename(file)];
    return stat !== undefined && (made === undefined || made === stat.mtimeMs);
  }

  /** Forget everything but these files. */
  keepOnly(files: readonly string[]): void {
    const made = Object.fromEntries(
      [...new Set(files)].map((file) => [path.basename(file), statSync(file).mtimeMs]),
    );
    for (const name of readdirSync(this.#folder)) {
      if (made[name] === undefined) rmSync(path.join(this.#folder, name));
    }
    writeFileSync(path.join(this.#folder, LIST), JSON.stringify(made));
  }
}

/** Without a list that can be read, files count as they are. */
function readList(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')); // only `keepOnly` writes here
  } catch {
    return {};
  }
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  // The length keeps two parts from running into each other.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
