import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf, isCompressible } from '../../lib/docs/publish/classes';
import { forEachPooled } from '../cli/pool';
import { REPORT_FILE } from './build-report';
import { qualityOf } from './compress';
import { linkOrCopy } from './link';
import type { Pack } from './packed';

/** Below a packet, compression gains nothing (an Ethernet frame carries 1,500 bytes). */
const MIN_BYTES = 1400;
/** A form that is hardly smaller costs more on the disk than it saves on the way. */
const WORTHWHILE = 0.9;
/** As many at the same time as the thread pool of Node has threads. */
const AT_ONCE = 4;

/**
 * `.br` and `.gz` next to every text file, for hosts that send them as they are (nginx: `brotli_static`, `gzip_static`).
 * @param spellings second names of files, by path below `out`: the forms get second names, too
 */
export async function precompress(
  out: string,
  pack: Pack,
  spellings: ReadonlyMap<string, string>,
): Promise<void> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== REPORT_FILE && isCompressible(contentTypeOf(`/${name}`)))
    .filter((name) => !spellings.has(name));
  const packed = new Set<string>();
  await forEachPooled(names, AT_ONCE, async (name) => {
    const file = path.join(out, name);
    const stat = statSync(file);
    if (!stat.isFile() || stat.size < MIN_BYTES) return;
    const plain = readFileSync(file);
    for (const [suffix, packing] of [
      ['br', `br${qualityOf(name)}`],
      ['gz', 'gz'],
    ] as const) {
      const form = await pack(plain, packing);
      if (form.length > plain.length * WORTHWHILE) continue;
      form.writeTo(`${file}.${suffix}`);
      packed.add(`${name}.${suffix}`);
    }
  });
  for (const [spelling, name] of spellings) {
    for (const suffix of ['br', 'gz']) {
      if (packed.has(`${name}.${suffix}`))
        linkOrCopy(path.join(out, `${name}.${suffix}`), path.join(out, `${spelling}.${suffix}`));
    }
  }
}
