import { encodePng } from './png';
import { type Box, type Mask, STEPS } from './raster';

const MAX_COLORS = 256;
/** Bytes of a pixel: red, green, blue, opacity. */
const PIXEL = 4;

type Color = readonly [red: number, green: number, blue: number];

/**
 * A picture of a few inks on one ground. Each pixel is the place of its color in a palette. So the colors are known before,
 * and what is drawn once can be stamped into every picture.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The ground, the tones of each ink, and then other colors. */
  readonly palette: readonly Color[];
  readonly places: Uint8Array;
}

/** @param colors `#rrggbb` of the ground, and of each ink by its number */
export function blankCanvas(
  { width, height }: Pick<Box, 'width' | 'height'>,
  [ground = '', ...inks]: readonly string[],
): Canvas {
  const palette = inks.flatMap((ink) =>
    Array.from({ length: STEPS }, (_, index) =>
      blend(channelsOf(ground), channelsOf(ink), (index + 1) / STEPS),
    ),
  );
  return {
    width,
    height,
    palette: [channelsOf(ground), ...palette],
    places: new Uint8Array(width * height),
  };
}

const channelsOf = (color: string): Color => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const blend = ([r, g, b]: Color, [red, green, blue]: Color, share: number): Color => [
  Math.round(r + (red - r) * share),
  Math.round(g + (green - g) * share),
  Math.round(b + (blue - b) * share),
];

/** A copy that can be drawn on. */
export const copyOf = (canvas: Canvas): Canvas => ({ ...canvas, places: canvas.places.slice() });

export function fill(canvas: Canvas, ink: number, box: Box): void {
  const color = (ink + 1) * STEPS;
  for (let row = box.top; row < box.top + box.height; row += 1) {
    const start = row * canvas.width + box.left;
    canvas.places.fill(color, start, start + box.width);
  }
}

/** Draw in an ink what a mask covers. Letters may touch: what covers more is seen. */
export function stamp(
  { width, height, places }: Canvas,
  ink: number,
  mask: Mask,
  at: { readonly left: number; readonly top: number },
): void {
  const [left, top] = [at.left + mask.left, at.top + mask.top];
  for (let y = Math.max(0, -top); y < Math.min(mask.height, height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(mask.width, width - left); x += 1) {
      const tone = mask.coverage[y * mask.width + x] ?? 0;
      const index = (top + y) * width + left + x;
      const place = ink * STEPS + tone;
      if (tone > 0 && place > (places[index] ?? 0)) places[index] = place;
    }
  }
}

/**
 * A canvas with a drawing of any colors, which are rounded as little as it takes to have room for them in the palette.
 * @param pixels four bytes a pixel, row after row; opacity is not kept
 */
export function withDrawing(canvas: Canvas, pixels: Uint8Array, box: Box): Canvas {
  for (let step = 1; ; step *= 2) {
    const palette = [...canvas.palette];
    const known = new Map<string, number>();
    const { places, ...rest } = copyOf(canvas);
    for (let index = 0; index < box.width * box.height; index += 1) {
      const [red = 0, green = 0, blue = 0] = [
        ...pixels.subarray(index * PIXEL, index * PIXEL + 3),
      ].map((value) => Math.min(255, Math.round(value / step) * step));
      const key = `${red} ${green} ${blue}`;
      const place = known.get(key) ?? palette.push([red, green, blue]) - 1;
      known.set(key, place);
      const row = Math.floor(index / box.width);
      places[(box.top + row) * canvas.width + box.left + (index % box.width)] = place;
    }
    if (palette.length <= MAX_COLORS) return { ...rest, palette, places };
  }
}

export const pngOf = ({ width, height, palette, places }: Canvas): Buffer =>
  encodePng(Buffer.from(palette.flat()), places, width, height);
