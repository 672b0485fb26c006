import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MAX_COLORS = 256;
/** 9 takes six times as long for a file that is 6 % smaller. */
const LEVEL = 6;
/** Bytes of a pixel: red, green, blue, opacity. */
const PIXEL = 4;

/**
 * A drawing of few colors as a PNG with a palette, a third of the size of one without. The blends along the edges of
 * letters are rounded, as little as it takes to have at most 256 colors.
 * @param pixels four bytes a pixel, row after row; opacity is not kept
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  for (let step = 1; ; step *= 2) {
    const image = indexColors(pixels, step);
    if (image) return writePng(image, width, height);
  }
}

interface Indexed {
  /** Three bytes a color. */
  readonly palette: Buffer;
  /** The place of each pixel's color in the palette. */
  readonly places: Uint8Array;
}

/** Colors rounded to multiples of `step`; undefined when they are too many. */
function indexColors(pixels: Uint8Array, step: number): Indexed | undefined {
  const known = new Map<number, number>();
  const places = new Uint8Array(pixels.length / PIXEL);
  const rounded = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.round(value / step) * step),
  );
  const channel = (at: number): number => rounded[pixels[at] ?? 0] ?? 0;
  // A pixel as one number, only to be compared.
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, places.length);
  let last: number | undefined;
  let place = 0;
  for (let index = 0; index < places.length; index += 1) {
    // Most pixels have the color of the one before.
    if (whole[index] !== last) {
      last = whole[index];
      const at = index * PIXEL;
      const color = (channel(at) << 16) | (channel(at + 1) << 8) | channel(at + 2);
      place = known.get(color) ?? known.size;
      if (place === MAX_COLORS) return undefined;
      known.set(color, place);
    }
    places[index] = place;
  }
  const palette = Buffer.from(
    [...known.keys()].flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]),
  );
  return { palette, places };
}

function writePng({ palette, places }: Indexed, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, and a palette (PNG, 11.2.2).
  header.set([8, 3, 0, 0, 0], 8);
  // Each row begins with its filter, 0: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunkOf('IHDR', header),
    chunkOf('PLTE', palette),
    chunkOf('IDAT', deflateSync(rows, { level: LEVEL })),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
