import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from '@shuding/opentype.js';
import { coverageOf, type Mask } from './raster';

/** How a text is set. */
export interface TextStyle {
  readonly weight: 400 | 500 | 600;
  /** Pixels. */
  readonly size: number;
  /** Between two letters, as a share of the size. */
  readonly letterSpacing?: number;
}

const require = createRequire(import.meta.url);
const fontOf = (weight: number) =>
  opentype.parse(
    Uint8Array.from(
      readFileSync(
        require.resolve(
          `@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`,
        ),
      ),
    ).buffer,
  );
const FONTS = { 400: fontOf(400), 500: fontOf(500), 600: fontOf(600) } as const;
type Glyph = Parameters<Parameters<(typeof FONTS)[400]['forEachGlyph']>[5]>[0];

const UNITS = FONTS[400].unitsPerEm;

/** A letter is drawn at the nearest quarter of a pixel: closer than an eye sees, and soon drawn at all of them. */
const PLACES = 4;

const widths = new Map<string, number>();
const masks = new Map<string, Mask | undefined>();

/** Returns what is kept under a key, and makes it first when nothing is. */
function keptOr<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const value = kept.get(key);
  if (value !== undefined || kept.has(key)) return value as T; // it has been set
  const made = make();
  kept.set(key, made);
  return made;
}

/** Width of a text in one line. */
export const widthOf = (text: string, { weight, size, letterSpacing = 0 }: TextStyle): number =>
  keptOr(widths, `${weight} ${size} ${text}`, () =>
    FONTS[weight].getAdvanceWidth(text, size, { letterSpacing }),
  );

/** Shows each letter of a line that begins at `x`: what it covers, and where its baseline begins. */
export function eachLetter(
  text: string,
  x: number,
  { weight, size, letterSpacing = 0 }: TextStyle,
  show: (mask: Mask, x: number) => void,
): void {
  FONTS[weight].forEachGlyph(text, x, 0, size, { letterSpacing }, (glyph, at) => {
    const place = Math.round(at * PLACES);
    const part = place % PLACES;
    const mask = keptOr(masks, `${weight} ${size} ${part} ${glyph.index}`, () =>
      maskOf(glyph, size, part / PLACES),
    );
    if (mask) show(mask, (place - part) / PLACES);
  });
}

/** What a letter covers; undefined for a space. */
function maskOf(glyph: Glyph, size: number, x: number): Mask | undefined {
  const path = glyph.getPath(x, 0, size);
  const { xMin, yMin, xMax, yMax } = glyph.getMetrics();
  const scale = size / UNITS;
  const [left, top] = [Math.floor(x + xMin * scale), Math.floor(-yMax * scale)];
  const [right, bottom] = [Math.ceil(x + xMax * scale), Math.ceil(-yMin * scale)];
  const [width, height] = [right - left, bottom - top];
  if (width === 0 || height === 0) return undefined;
  return coverageOf(`<path d="${path.toPathData(2)}"/>`, { left, top, width, height });
}
