import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { megabytes } from '../../lib/docs/offline/size';
import { contentTypeOf, isCompressible } from '../../lib/docs/publish/classes';
import { forEachPooled } from '../cli/pool';
import { compress } from './compress';
import { writeAnew } from './link';

/** Bytes from which on a file is always packed. */
const LARGE = 100_000;
/** Of smaller files one of so many is packed, by kind and in the order of their sizes; the others are taken to be like it. */
const ONE_OF = 10;
/** As many at the same time as the thread pool of Node has threads. */
const AT_ONCE = 4;

/**
 * Bytes on the wire of some files, packed with gzip, which every host sends; brotli saves a tenth more. The sample
 * gives 9.00 MB for the 935 files of this site, and all of them 9.03 MB.
 */
export async function weightOf(files: readonly string[]): Promise<number> {
  const kinds = new Map<string, Sized[]>();
  let sum = 0;
  for (const file of files) {
    const { size } = statSync(file);
    const isPacked = isCompressible(contentTypeOf(`/${path.basename(file)}`));
    if (isPacked) {
      const kind = kinds.get(path.extname(file)) ?? [];
      kinds.set(path.extname(file), kind);
      kind.push({ file, size });
    } else sum += size;
  }
  for (const kind of kinds.values()) {
    const small = kind.filter(({ size }) => size < LARGE).sort(bySize);
    const sample = small.filter((_, at) => at % ONE_OF === 0);
    sum += await packedSize(kind.filter(({ size }) => size >= LARGE));
    sum += ((await packedSize(sample)) * sizeOf(small)) / Math.max(1, sizeOf(sample));
  }
  return sum;
}

async function packedSize(files: readonly Sized[]): Promise<number> {
  let sum = 0;
  await forEachPooled(files, AT_ONCE, async ({ file }) => {
    const { length } = await compress(readFileSync(file), 'gz');
    sum += length;
  });
  return sum;
}

interface Sized {
  readonly file: string;
  readonly size: number;
}

const bySize = (a: Sized, b: Sized): number => a.size - b.size || (a.file < b.file ? -1 : 1);

const sizeOf = (files: readonly Sized[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The button of the footer, and its words. */
const BUTTON = /(<button\b[^>]*\bdata-save-offline\b[^>]*>[^<]*)(?=<\/button>)/;

/**
 * Add to the button of every page how much it loads; the few bytes this adds to a page are not counted.
 * @param about the words with the place `{megabytes}`
 */
export function labelButtons(out: string, bytes: number, about: string): void {
  const size = about.replace('{megabytes}', String(megabytes(bytes)));
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(out, name);
    const html = readFileSync(file, 'utf8');
    const labeled = html.replace(BUTTON, (words) => `${words} (${size})`);
    if (labeled !== html) writeAnew(file, labeled);
  }
}
