import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A way to compress, with the quality of brotli. */
export type Packing = 'gz' | `br${number}`;

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

/** Compress a text; the same bytes on every system. */
export async function compress(bytes: Buffer, packing: Packing): Promise<Buffer> {
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

/**
 * The quality of brotli for a file that is kept compressed. A sheet or a script is the same file on all pages, and worth
 * the most work. Quality 11 would take 21 s of processor time for the pages of the site, and save 2 % of their bytes.
 * Payloads are half of all bytes and come ahead of need: 9 takes a tenth of the time of 10 for them.
 */
export function qualityOf(name: string): number {
  if (/\.(?:css|js)$/.test(name)) return 11;
  return name.endsWith('.html') ? 10 : 9;
}
