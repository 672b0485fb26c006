import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { megabytes } from '../../lib/docs/offline/size';
import { contentTypeOf, isCompressible } from '../../lib/docs/publish/classes';
import { forEachPooled } from '../cli/pool';
import { writeAnew } from './link';
import type { Pack } from './packed';

/** As many at the same time as the thread pool of Node has threads. */
const AT_ONCE = 4;

/** Bytes on the wire of some files, packed with gzip, which every host sends; brotli saves a tenth more. */
export async function weightOf(files: readonly string[], pack: Pack): Promise<number> {
  let sum = 0;
  await forEachPooled(files, AT_ONCE, async (file) => {
    const bytes = readFileSync(file);
    const isPacked = isCompressible(contentTypeOf(`/${path.basename(file)}`));
    const { length } = isPacked ? await pack(bytes, 'gz') : bytes;
    sum += length;
  });
  return sum;
}

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
