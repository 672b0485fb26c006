import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { differenceOf } from './compare';

const [WIDTH, HEIGHT] = [100, 100];

/** A dark picture with a box of another color. */
function picture([red, green, blue]: readonly [number, number, number], size: number): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const color = x < size && y < size ? [red, green, blue, 255] : [16, 20, 28, 255];
      png.data.set(color, (y * WIDTH + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

const BRASS = [214, 178, 94] as const;

it('finds nothing in the same picture, in one with a rounded color, and in some pixels', () => {
  expect(differenceOf(picture(BRASS, 30), picture(BRASS, 30))).toBeUndefined();
  expect(differenceOf(picture(BRASS, 30), picture([216, 180, 96], 30))).toBeUndefined();
  expect(differenceOf(picture(BRASS, 0), picture(BRASS, 4))).toBeUndefined();
});

it('finds a color that is a little further from yellow, in a place as small as the mark', () => {
  const difference = differenceOf(picture(BRASS, 8), picture([214, 158, 94], 8));
  expect(difference?.message).toBe('differs in 64 pixels');
  expect(PNG.sync.read(difference?.picture ?? Buffer.alloc(0)).width).toBe(WIDTH);
});

it('says that a picture has another size', () => {
  const small = PNG.sync.write(new PNG({ width: 10, height: 20 }));
  expect(differenceOf(picture(BRASS, 30), small)?.message).toBe('is 10 × 20 pixels, not 100 × 100');
});
