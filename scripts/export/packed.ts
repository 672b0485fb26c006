import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MadeCache } from './made-cache';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A way to compress, with the quality of brotli. */
type Packing = 'gz' | `br${number}`;

/** Bytes to their compressed form. */
export type Pack = (bytes: Buffer, packing: Packing) => Promise<Buffer>;

/** Compressed forms of bytes, kept between builds: a build compresses what no build before it has seen. */
export class PackedForms {
  // Another Node may have other libraries, which compress to other bytes.
  readonly #cache = new MadeCache(
    'docs-packed',
    '',
    ['scripts/export/packed.ts'],
    JSON.stringify(process.versions),
  );
  readonly #used = new Set<string>();

  /** What is not kept is made now. */
  readonly pack: Pack = async (bytes, packing) => {
    const file = this.#cache.fileFor(createHash('sha256').update(bytes).digest('hex'), packing);
    this.#used.add(file);
    if (existsSync(file)) return await readFile(file);
    const packed = await pack(bytes, packing);
    await writeFile(file, packed);
    return packed;
  };

  /** Forget what has not been asked for. */
  keepUsed(): void {
    this.#cache.keepOnly([...this.#used]);
  }
}

export const pack: Pack = async (bytes, packing) => {
  if (packing !== 'gz') {
    return await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: Number(packing.slice('br'.length)),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }
  const packed = await deflate(bytes, { level: 6 });
  // Byte 9 of a gzip header names the operating system (RFC 1952 §2.3.1); two machines should agree.
  packed[9] = 255;
  return packed;
};
