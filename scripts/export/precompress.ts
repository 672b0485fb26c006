import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../../lib/docs/publish/classes';
import { forEachPooled } from '../cli/pool';
import { REPORT_FILE } from './build-report';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below a packet, compression gains nothing (an Ethernet frame carries 1,500 bytes). */
const MIN_BYTES = 1400;
/** As many at the same time as the thread pool of Node has threads. */
const AT_ONCE = 4;

interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/**
 * `.br` and `.gz` next to every text file, for hosts that send them as they are (nginx: `brotli_static`, `gzip_static`).
 * Files of equal content, such as the spellings of a page, are compressed once. A form that is no smaller is left out.
 */
export async function precompress(out: string): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(out, name);
    const type = contentTypeOf(`/${name.split(path.sep).join('/')}`);
    if (name === REPORT_FILE || !isCompressible(type)) continue;
    if (!statSync(file).isFile() || statSync(file).size < MIN_BYTES) continue;
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
    groups.set(hash, [...(groups.get(hash) ?? []), file]);
  }
  await forEachPooled([...groups.values()], AT_ONCE, async (files) => {
    const [first = ''] = files;
    const plain = readFileSync(first);
    const { br, gz } = await compress(plain, qualityOf(first));
    await Promise.all(
      files.flatMap((file) => [
        ...(br.length < plain.length ? [writeFile(`${file}.br`, br)] : []),
        ...(gz.length < plain.length ? [writeFile(`${file}.gz`, gz)] : []),
      ]),
    );
  });
}

/** What a reader waits for is worth ten times the work; payloads are two thirds of all bytes and come ahead of need. */
const qualityOf = (file: string): number =>
  /\.(?:html|css|js)$/.test(file) && !file.includes('payload') ? 9 : 5;

async function compress(plain: Buffer, quality: number): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    deflate(plain, { level: 6 }),
  ]);
  // Byte 9 of a gzip header names the operating system (RFC 1952 §2.3.1); two machines should agree.
  gz[9] = 255;
  return { br, gz };
}
