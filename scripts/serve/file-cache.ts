import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { compress } from '../export/compress';
import type { Encoding } from './encoding';

/** One body as it is sent, with the tag that names it. */
export interface Body {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

interface Entry {
  readonly stamp: string;
  readonly bodies: Map<Encoding, Promise<Body>>;
}

/** How a body is compressed that is not compressed beforehand. */
const PACKINGS = { br: 'br9', gzip: 'gz' } as const;

/** Reads files once and keeps their compressed forms; a file that changes on disk is read again. */
export class FileCache {
  readonly #entries = new Map<string, Entry>();
  readonly #read: (file: string) => Promise<Buffer>;

  constructor(read: (file: string) => Promise<Buffer> = (file) => readFile(file)) {
    this.#read = read;
  }

  /** The file's body in that encoding; undefined when there is no such file. */
  async body(file: string, encoding: Encoding): Promise<Body | undefined> {
    const stamp = await stampOf(file);
    if (stamp === undefined) return undefined;
    let entry = this.#entries.get(file);
    if (entry?.stamp !== stamp) {
      entry = { stamp, bodies: new Map() };
      this.#entries.set(file, entry);
    }
    const { bodies } = entry;
    let body = bodies.get(encoding);
    if (!body) {
      body = this.#read(file).then((plain) => makeBody(plain, file, encoding));
      bodies.set(encoding, body);
      // A read that failed, for want of file descriptors for example, must not be kept.
      body.catch(() => bodies.delete(encoding));
    }
    return body;
  }
}

async function stampOf(file: string): Promise<string | undefined> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? `${stats.size}-${stats.mtimeMs}` : undefined;
  } catch {
    return undefined; // no such file, or a file where a folder was expected
  }
}

async function makeBody(plain: Buffer, file: string, encoding: Encoding): Promise<Body> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (encoding === 'identity') return { bytes: plain, encoding, etag: `"${hash}"` };
  const bytes = (await sibling(file, encoding)) ?? (await compress(plain, PACKINGS[encoding]));
  if (bytes.length >= plain.length)
    return { bytes: plain, encoding: 'identity', etag: `"${hash}"` };
  return { bytes, encoding, etag: `"${hash}-${encoding}"` };
}

/** A file compressed beforehand, unless it is older than its source. */
async function sibling(
  file: string,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer | undefined> {
  const name = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  try {
    const [compressed, source] = await Promise.all([stat(name), stat(file)]);
    return compressed.mtimeMs >= source.mtimeMs ? await readFile(name) : undefined;
  } catch {
    return undefined; // not compressed beforehand
  }
}
