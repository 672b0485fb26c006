import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng } from './png';

const SIZE = 32;

/** Colors of a drawn PNG, as the library reads them, row after row. */
function pixelsOf(png: Buffer): number[][] {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><image href="${href}" width="${SIZE}" height="${SIZE}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: SIZE * SIZE }, (_, index) => [
    ...pixels.subarray(index * 4, index * 4 + 3),
  ]);
}

const draw = (colorOf: (index: number) => readonly number[]): number[][] =>
  Array.from({ length: SIZE * SIZE }, (_, index) => [...colorOf(index)]);
const encode = (colors: readonly (readonly number[])[]): Buffer =>
  encodePng(Uint8Array.from(colors.flatMap((color) => [...color, 255])), SIZE, SIZE);

it('keeps every color of a drawing that has few', () => {
  const drawing = draw((index) => [index % 7, (index % 11) * 20, (index % 3) * 100]);
  expect(pixelsOf(encode(drawing))).toEqual(drawing);
});

it('moves no channel far when there are many', () => {
  const drawing = draw((index) => [index % 32, (index >> 5) * 2, 200]);
  const distances = pixelsOf(encode(drawing)).map((color, index) =>
    Math.max(...color.map((value, channel) => Math.abs(value - (drawing[index]?.[channel] ?? 0)))),
  );
  expect(Math.max(...distances)).toBeGreaterThan(0);
  expect(Math.max(...distances)).toBeLessThanOrEqual(2);
});
