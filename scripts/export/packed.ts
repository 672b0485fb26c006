import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../../lib/base/source/write-whole';
import { linkOrCopy } from './link';
import { MadeCache } from './made-cache';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A way to compress, with the quality of brotli. */
type Packing = 'gz' | `br${number}`;

/** Bytes in a compressed form. */
interface Form {
  readonly length: number;
  readonly writeTo: (file: string) => void;
}

export type Pack = (bytes: Buffer, packing: Packing) => Promise<Form>;

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
    const kept = this.#cache.fileFor(createHash('sha256').update(bytes).digest('hex'), packing);
    this.#used.add(kept);
    if (!this.#cache.has(kept)) writeWhole(kept, await compress(bytes, packing));
    return { length: statSync(kept).size, writeTo: (file) => linkOrCopy(kept, file) };
  };

  /** Forget what has not been asked for. */
  keepUsed(): void {
    this.#cache.keepOnly([...this.#used]);
  }
}

export const pack: Pack = async (bytes, packing) => {
  const form = await compress(bytes, packing);
  return { length: form.length, writeTo: (file) => writeFileSync(file, form) };
};

/** Bytes of a window that it cannot use (RFC 7932 §9.1). */
const WINDOW_LOSS = 16;

/**
 * The smallest window that holds all bytes, as a power of two. The library prepares memory for a window of 4 MB otherwise:
 * ten times the work of compressing a payload at quality 9.
 */
export const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + WINDOW_LOSS))),
  );

async function compress(bytes: Buffer, packing: Packing): Promise<Buffer> {
  if (packing !== 'gz') {
    return await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: Number(packing.slice('br'.length)),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      },
    });
  }
  const packed = await deflate(bytes, { level: 6 });
  // Byte 9 of a gzip header names the operating system (RFC 1952 §2.3.1); two machines should agree.
  packed[9] = 255;
  return packed;
}
