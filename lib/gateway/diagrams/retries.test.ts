import { expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { layoutRetries } from './retries';

const attempts = loadContract().callbacks?.attempts ?? [];
const scene = layoutRetries(attempts);
const discs = scene.shapes.flatMap((shape) => (shape.type === 'circle' ? [shape] : []));

it('draws one disc per attempt, the first in brass', () => {
  expect(discs).toHaveLength(attempts.length);
  expect(discs.filter((disc) => disc.className === 'callout')).toHaveLength(1);
});

it('lets no two discs touch', () => {
  for (const [i, a] of discs.entries()) {
    for (const b of discs.slice(i + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
    }
  }
});

it('runs from left to right in time', () => {
  const xs = discs.map((disc) => disc.x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
});
