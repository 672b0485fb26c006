import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { PLAIN_MARK } from '../../lib/docs/site/mark';
import { drawPreview, PREVIEW_SIZE, type PreviewText } from './card';

const PAGE: PreviewText = {
  title: 'Create a transaction',
  section: 'API',
  description: 'What a request contains, and what comes back.',
  route: '/api/transaction_create',
  siteName: 'Gateway',
  kind: 'docs',
  mark: PLAIN_MARK,
  colors: {
    ...{ ground: '#101010', strong: '#ffffff', muted: '#808080', line: '#303030' },
    ...{ tick: '#404040', accent: '#ffb020' },
  },
};
type Counts = (red: number, blue: number, y: number) => boolean;

/** The first and the last row and column of the pixels that count. */
function spanOf(png: Buffer, counts: Counts) {
  const { data, width, height } = PNG.sync.read(png);
  const span = { left: width, right: 0, top: height, bottom: 0 };
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (!counts(data[index * 4] ?? 0, data[index * 4 + 2] ?? 0, y)) continue;
    span.left = Math.min(span.left, x);
    span.right = Math.max(span.right, x);
    span.top = Math.min(span.top, y);
    span.bottom = Math.max(span.bottom, y);
  }
  return span;
}
const isStrong: Counts = (red, blue, y) => y > 190 && red === blue && red > 200;

it('draws a picture of the size that networks ask for, twice the same', () => {
  const png = drawPreview(PAGE);
  const { width, height } = PNG.sync.read(png);
  expect({ width, height }).toEqual(PREVIEW_SIZE);
  expect(drawPreview(PAGE)).toEqual(png);
  expect(drawPreview({ ...PAGE, route: '/api/other' })).not.toEqual(png);
  expect(drawPreview({ ...PAGE, siteName: 'Other' })).not.toEqual(png);
});

it('keeps everything between the margins, however long the texts are', () => {
  const long = (count: number) => 'Reconcile a settlement '.repeat(count);
  for (const title of ['FAQ', long(3), long(20), 'x'.repeat(200)]) {
    const png = drawPreview({
      ...PAGE,
      title,
      description: long(30),
      route: `/${'long-part/'.repeat(20)}end`,
    });
    const all = spanOf(png, (red) => red > 0x40);
    expect(all.left).toBeGreaterThanOrEqual(79);
    expect(all.right).toBeLessThan(1122);
    expect(all.bottom).toBeLessThan(550);
    // Above the two lines of the description.
    expect(spanOf(png, isStrong).bottom).toBeLessThan(396);
  }
});

it('writes a long title in several smaller lines', () => {
  const heightOf = (title: string) => {
    const { top, bottom } = spanOf(drawPreview({ ...PAGE, title }), isStrong);
    return bottom - top;
  };
  expect(heightOf('HHH')).toBeGreaterThan(55);
  expect(heightOf('HHH '.repeat(6))).toBeGreaterThan(heightOf('HHH') * 1.5);
});
