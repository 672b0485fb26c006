import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isFolder } from '../../lib/base/source/files';
import { faultsOfBuild } from '../../lib/docs/publish/complete';
import {
  encodingOf,
  type ObjectOptions,
  type Objects,
  objectsOf,
} from '../../lib/docs/publish/objects';
import { basePathOf, parseRedirects } from '../../lib/docs/publish/redirects';
import { compress, qualityOf } from '../export/compress';
import { DeployError, EXIT } from './exit-codes';

/** A build, ready to be compared with a bucket. */
export interface LocalSite {
  readonly objects: Objects;
  /** The prefix it was built with: `''` or `/docs`. */
  readonly base: string;
  /**
   * The bytes to store for a body, packed when its name says so.
   * @throws DeployError `refused` when the file has changed since its hash was taken.
   */
  bytesOf(body: string): Promise<Buffer>;
}

const FAULTS_SHOWN = 20;

/**
 * Read a built folder.
 * @throws DeployError `refused` when it is not a whole build, or when a file is deleted while it is read.
 */
export function readOut(
  dir: string,
  options: Pick<ObjectOptions, 'packing' | 'origin'>,
): LocalSite {
  if (!isFolder(dir)) {
    throw new DeployError(
      EXIT.refused,
      `There is no build in ${dir} — run \`npm run build\`, or name its folder with --dir.`,
    );
  }
  const files = listFiles(dir);
  const read = (file: string) =>
    unlessDeleted(path.join(dir, file), (name) => readFileSync(name, 'utf8'));
  const faults = faultsOfBuild({ files, read });
  if (faults.length > 0) {
    const rest = faults.length - FAULTS_SHOWN;
    const lines = [...faults.slice(0, FAULTS_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])];
    throw new DeployError(
      EXIT.refused,
      `${dir} is not a whole build:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const base = basePathOf(read('index.html'));
  const hashed = files.map((file) => ({
    path: file,
    sha256: hashOf(unlessDeleted(path.join(dir, file), (name) => readFileSync(name))),
  }));
  const redirects = files.includes('_redirects') ? parseRedirects(read('_redirects'), base) : [];
  const byHash = new Map(hashed.map((file) => [file.sha256, path.join(dir, file.path)]));
  return {
    objects: objectsOf(hashed, { ...options, redirects, base }),
    base,
    bytesOf: async (body) => {
      const sha256 = hashIn(body);
      const file = byHash.get(sha256);
      if (!file) throw new Error(`no file of ${dir} has the body ${body}`);
      const bytes = unlessDeleted(file, (name) => readFileSync(name));
      if (hashOf(bytes) !== sha256) throw changed(file);
      return pack(file, bytes, body);
    },
  };
}

const changed = (file: string) =>
  new DeployError(
    EXIT.refused,
    `${file} has changed since this deploy began; run the build, then the deploy again`,
  );

/** @throws DeployError `refused` when a file that was listed is no longer there. */
function unlessDeleted<T>(file: string, read: (file: string) => T): T {
  try {
    return read(file);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isGone ? changed(file) : error;
  }
}

/** All files below a folder, `/`-separated and sorted. */
export const listFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => unlessDeleted(path.join(dir, name), (file) => statSync(file)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();

/** SHA-256 in hexadecimal. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** `1a2b….gzip` → `1a2b…`: the SHA-256 of the file, before it was packed. */
const hashIn = (body: string): string => body.split('.')[0] ?? '';

/** The name of the body that has these stored bytes; undefined when they cannot be unpacked. */
export function bodyOf(bytes: Buffer, encoding: string | undefined): string | undefined {
  try {
    return [hashOf(unpack(bytes, encoding)), encoding].filter(Boolean).join('.');
  } catch {
    return undefined; // not packed as its headers say, or cut off
  }
}

/** The file behind stored bytes. */
function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

/** A form that a build with `PACKED=on` has left is not used: it may be of an older file. */
async function pack(file: string, plain: Buffer, body: string): Promise<Buffer> {
  const encoding = encodingOf(body);
  if (!encoding) return plain;
  return compress(plain, encoding === 'gzip' ? 'gz' : `br${qualityOf(file)}`);
}
