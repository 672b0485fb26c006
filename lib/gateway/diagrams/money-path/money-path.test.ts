import { describe, expect, it } from 'vitest';
import { textWidth } from '../text';
import { layoutMoneyPath, type MoneyPath } from './layout';
import { layoutNarrowMoneyPath } from './narrow';

const PATH: MoneyPath = {
  nodes: [
    { title: 'Your server', note: 'orders, keys' },
    { title: 'Gateway', note: 'checks, routes, records' },
    { title: 'Provider', note: 'bank, network, wallet' },
  ],
  hops: [
    { out: 'POST, signed', back: 'next_action', code: true },
    { out: 'payment', back: 'result' },
  ],
  callback: 'callback, signed',
  spans: [
    { label: 'short', from: 1, to: 10 },
    { label: 'long', from: 10, to: 100 },
  ],
};

describe.each([
  ['layoutMoneyPath', layoutMoneyPath, 22],
  ['layoutNarrowMoneyPath', layoutNarrowMoneyPath, 14],
] as const)('%s', (_name, layout, height) => {
  const { shapes, width } = layout(PATH);

  it('stands on a logarithmic scale: ten times longer is one step', () => {
    const bars = shapes.flatMap((shape) =>
      shape.type === 'rect' && shape.height === height ? [shape.width] : [],
    );
    expect(bars[0]).toBeGreaterThan(0);
    expect(bars[0]).toBeCloseTo(bars[1] ?? 0, 0);
  });

  it('has every text inside, and no two over one another', () => {
    const boxes = shapes.flatMap((shape) => {
      if (shape.type !== 'text') return [];
      const wide = textWidth(shape.text, shape.style);
      const shift = { start: 0, middle: wide / 2, end: wide }[shape.anchor ?? 'start'];
      return [{ text: shape.text, from: shape.x - shift, to: shape.x - shift + wide, y: shape.y }];
    });
    for (const box of boxes) {
      expect(box.from, box.text).toBeGreaterThanOrEqual(0);
      expect(box.to, box.text).toBeLessThanOrEqual(width);
    }
    const clashes = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter((two) => Math.abs(one.y - two.y) < 12 && one.from < two.to && two.from < one.to)
        .map((two) => `${one.text} / ${two.text}`),
    );
    expect(clashes).toEqual([]);
  });
});
