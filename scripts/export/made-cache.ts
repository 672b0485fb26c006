import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { treeHash } from '../../lib/base/source/tree-hash';

/**
 * Files made from text, kept between builds under the hash of what they were made from and of the code that makes
 * them. Only what the last build used is kept.
 */
export class MadeCache {
  readonly #folder: string;
  readonly #suffix: string;
  readonly #version: string;

  /**
   * @param code folders and files whose content decides what is made, relative to the working directory
   * @param salt what else decides it
   */
  constructor(name: string, suffix: string, code: readonly string[], salt = '') {
    this.#folder = path.resolve('node_modules/.cache', name);
    this.#suffix = suffix;
    this.#version = treeHash(code, salt);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Where the file made from `sources` is, or has to be written. */
  fileFor(...sources: readonly string[]): string {
    return path.join(
      this.#folder,
      `${hashOf([this.#version, ...sources]).slice(0, 32)}${this.#suffix}`,
    );
  }

  /** Forget everything but these files. */
  keepOnly(files: readonly string[]): void {
    const kept = new Set(files.map((file) => path.basename(file)));
    for (const name of readdirSync(this.#folder)) {
      if (!kept.has(name)) rmSync(path.join(this.#folder, name));
    }
  }
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  // The length keeps two parts from running into each other.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
