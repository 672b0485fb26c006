import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { treeHash } from '../../base/source/tree-hash';
import { writeWhole } from '../../base/source/write-whole';
import type { Dialect } from '../markdown/definition';
import { glossaryTerms } from './glossary';

/** Compiled pages live here; deleting the folder costs time and nothing else. */
const CACHE_DIR = path.resolve('node_modules/.cache/docs-pages');

/** Everything except its text that decides how a page compiles: after a change of it every page is compiled again. */
const PIPELINE = [
  'lib/docs/markdown',
  'lib/docs/content',
  'lib/base/source',
  'lib/base/routes',
  'lib/base/text',
  'lib/base/code',
  'package-lock.json',
];

let pipeline: string | undefined;

/** Hash of the pipeline's own files. */
function pipelineHash(): string {
  if (pipeline === undefined) {
    pipeline = treeHash(PIPELINE.map((file) => path.resolve(file)));
  }
  return pipeline;
}

let shared: { readonly of: readonly [unknown, Dialect]; readonly hash: string } | undefined;

/** Hash of what all pages have in common: the pipeline, the terms, and what a page may say. */
export function sharedHash(dialect: Dialect): string {
  const terms = glossaryTerms();
  if (shared?.of[0] !== terms || shared.of[1] !== dialect) {
    const text = JSON.stringify([terms, dialect]);
    const hash = createHash('sha256').update(pipelineHash()).update(text).digest('hex');
    shared = { of: [terms, dialect], hash };
  }
  return shared.hash;
}

/** Key of one page: its text, its name (relative links and messages depend on it), and what all pages share. */
export const cacheKey = (file: string, text: string, dialect: Dialect): string =>
  createHash('sha256')
    .update(sharedHash(dialect))
    .update('\0')
    .update(file)
    .update('\0')
    .update(text)
    .digest('hex')
    .slice(0, 40);

const fileOf = (key: string) => path.join(CACHE_DIR, key.slice(0, 2), `${key}.json`);

/** The value stored under `key`, or undefined. A file that cannot be read or parsed counts as absent. */
export function readCache<T>(key: string): T | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(key), 'utf8')) as T; // only `writeCache` writes here, under a hash of the input
  } catch {
    return undefined;
  }
}

/** SHA-256 of what is written under `key`, in hexadecimal. */
export function cachedHash(key: string): string | undefined {
  const file = fileOf(key);
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined;
}

/** Whether there is a value under `key`, without reading it. */
export const hasCache = (key: string): boolean => existsSync(fileOf(key));

/** Several build workers may write the same key. */
export function writeCache(key: string, value: unknown): void {
  const file = fileOf(key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify(value));
}

/** Deletes the entries that no page of this run uses and that were not used for a month. */
export function pruneCache(used: ReadonlySet<string>, now = Date.now()): void {
  const month = 30 * 24 * 60 * 60 * 1000;
  try {
    for (const folder of readdirSync(CACHE_DIR)) {
      for (const name of readdirSync(path.join(CACHE_DIR, folder))) {
        const file = path.join(CACHE_DIR, folder, name);
        if (!used.has(name.replace(/\.json.*$/, '')) && now - statSync(file).mtimeMs > month)
          rmSync(file);
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
