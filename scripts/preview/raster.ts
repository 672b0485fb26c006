import { type RenderedImage, Resvg } from '@resvg/resvg-js';

/** A part of a picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In how many steps the edge of a letter is blended with its ground; more would not be seen. */
export const STEPS = 32;

/** What a drawing covers of a box. */
export interface Mask extends Box {
  /** Of each pixel, row after row: `STEPS` is all of it. */
  readonly coverage: Uint8Array;
}

/** A drawing as a PNG of this width in pixels. Text must be outlines: the renderer has no fonts. */
export const toPng = (svg: string, width: number): Uint8Array => draw(svg, width).asPng();

/** Four bytes for each pixel of a drawing, row after row: red, green, blue, opacity. */
export const toPixels = (svg: string, width: number): Uint8Array => draw(svg, width).pixels;

/** @param shapes what is inside the element of a drawing */
export function coverageOf(shapes: string, box: Box): Mask {
  const { left, top, width, height } = box;
  const pixels = toPixels(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${shapes}</svg>`,
    width,
  );
  const coverage = Uint8Array.from({ length: width * height }, (_, index) =>
    Math.round(((pixels[index * 4 + 3] ?? 0) * STEPS) / 255),
  );
  return { ...box, coverage };
}

const draw = (svg: string, width: number): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
