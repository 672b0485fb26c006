import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { blankCanvas, type Canvas, copyOf, fill, pngOf, stamp, withDrawing } from './canvas';
import { coverageOf, STEPS } from './raster';

const SIZE = { width: 40, height: 40 };
const blank = () => blankCanvas(SIZE, ['#000000', '#ff0000', '#0000ff']);

/** Colors of a picture as another program reads them, row after row. */
function colorsOf(canvas: Canvas): number[][] {
  const { data, width, height } = PNG.sync.read(pngOf(canvas));
  expect({ width, height }).toEqual(SIZE);
  return Array.from({ length: width * height }, (_, index) => [
    ...data.subarray(index * 4, index * 4 + 3),
  ]);
}
const colorAt = (canvas: Canvas, x: number, y: number) => colorsOf(canvas)[y * SIZE.width + x];

it('fills boxes and stamps masks in the colors of the inks', () => {
  const canvas = blank();
  fill(canvas, 1, { left: 2, top: 3, width: 2, height: 1 });
  const box = { left: 1, top: -1, width: 2, height: 1 };
  stamp(canvas, 0, { ...box, coverage: Uint8Array.of(STEPS, STEPS / 2) }, { left: 10, top: 20 });
  expect(colorAt(canvas, 1, 3)).toEqual([0, 0, 0]);
  expect(colorAt(canvas, 3, 3)).toEqual([0, 0, 255]);
  expect(colorAt(canvas, 3, 4)).toEqual([0, 0, 0]);
  expect(colorAt(canvas, 11, 19)).toEqual([255, 0, 0]);
  expect(colorAt(canvas, 12, 19)).toEqual([128, 0, 0]);
});

it('keeps what covers more where two letters touch, and cuts what is outside', () => {
  const canvas = blank();
  const letter = (coverage: number) => ({
    ...{ left: 0, top: 0, width: 2, height: 1 },
    coverage: Uint8Array.of(coverage, coverage),
  });
  stamp(canvas, 0, letter(STEPS), { left: 5, top: 5 });
  stamp(canvas, 0, letter(1), { left: 6, top: 5 });
  stamp(canvas, 0, letter(STEPS), { left: -1, top: 0 });
  stamp(canvas, 0, letter(STEPS), { left: 39, top: 39 });
  expect(colorAt(canvas, 6, 5)).toEqual([255, 0, 0]);
  expect(colorAt(canvas, 7, 5)).toEqual([8, 0, 0]);
  const red = colorsOf(canvas).flatMap(([value], index) => (value === 255 ? [index] : []));
  expect(red).toEqual([0, 5 * 40 + 5, 5 * 40 + 6, 39 * 40 + 39]);
});

it('draws on a copy alone', () => {
  const first = blank();
  fill(copyOf(first), 0, { left: 0, top: 0, ...SIZE });
  expect(colorsOf(first)).toEqual(colorsOf(blank()));
});

it('measures what a drawing covers', () => {
  const { coverage } = coverageOf('<rect x="3" y="-5" width="1.5" height="1"/>', {
    ...{ left: 3, top: -5, width: 2, height: 2 },
  });
  expect([...coverage]).toEqual([STEPS, STEPS / 2, 0, 0]);
});

const BOX = { left: 4, top: 4, width: 32, height: 32 };
/** The colors of a drawing, and those of the picture at its place. */
function drawnAs(colorOf: (index: number) => readonly number[]): [number[][], number[][]] {
  const drawing = Array.from({ length: 32 * 32 }, (_, index) => [...colorOf(index)]);
  const pixels = Uint8Array.from(drawing.flatMap((color) => [...color, 255]));
  const all = colorsOf(withDrawing(blank(), pixels, BOX));
  return [
    drawing,
    drawing.map((_, index) => all[(4 + (index >> 5)) * 40 + 4 + (index & 31)] ?? []),
  ];
}

it('keeps every color of a drawing that has few', () => {
  const [drawing, drawn] = drawnAs((index) => [index % 7, (index % 11) * 20, (index % 2) * 100]);
  expect(drawn).toEqual(drawing);
});

it('moves no channel far when there are many', () => {
  const [drawing, drawn] = drawnAs((index) => [index % 32, (index >> 5) * 2, 200]);
  const distances = drawn.map((color, index) =>
    Math.max(...color.map((value, channel) => Math.abs(value - (drawing[index]?.[channel] ?? 0)))),
  );
  expect(Math.max(...distances)).toBeGreaterThan(0);
  expect(Math.max(...distances)).toBeLessThanOrEqual(2);
});
