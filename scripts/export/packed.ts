import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { writeWhole } from '../../lib/base/source/write-whole';
import { compress, type Packing } from './compress';
import { linkOrCopy } from './link';
import { MadeCache } from './made-cache';

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
    ['scripts/export/compress.ts'],
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
