import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first day ZIP knows, 1980-01-01: equal files make equal archives. */
const NO_DATE = 0x0021_0000;

/** A ZIP archive. */
export function zipped(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const facts = factsOf(bytes, packed.length, title.length);
    const local = Buffer.concat([signature(0x0304_4b50), facts, Buffer.alloc(2), title, packed]);
    const rest = Buffer.alloc(16);
    rest.writeUInt32LE(offset, 12);
    centrals.push(
      Buffer.concat([
        signature(0x0201_4b50),
        Buffer.from([20, 0]),
        facts,
        Buffer.alloc(2),
        rest.subarray(2),
        title,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Version, flags, method, date, checksum, sizes and length of the name: the same in both headers. */
function factsOf(bytes: Uint8Array, packed: number, title: number): Buffer {
  const facts = Buffer.alloc(24);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(NO_DATE, 6);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(title, 22);
  return facts;
}
