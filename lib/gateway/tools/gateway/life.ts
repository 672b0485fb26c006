import type { Lifecycle } from '../../contract/types';
import { layoutLifecycle } from '../../diagrams/lifecycle';
import type { Scene, Shape } from '../../diagrams/scene';

/** The statuses that a payment has been in, in their order. */
export type Life = readonly { readonly status: string }[];

/** Ways from status to status, each once; staying in a status is no way. */
const waysOf = (life: Life): string[] =>
  life.flatMap(({ status }, index) => {
    const before = life[index - 1]?.status ?? 'none';
    return before === status ? [] : [`${before}>${status}`];
  });

/** The lifecycle with the ways that a payment has taken: they are strong, and the last one is in the accent color. */
export function livedScene(
  lifecycle: Pick<Lifecycle, 'statuses' | 'transitions'>,
  life: Life,
): Scene {
  const scene = layoutLifecycle(lifecycle);
  const taken = waysOf(life);
  const last = taken.at(-1);
  const current = life.at(-1)?.status;
  const shapes = scene.shapes.map((shape): Shape => {
    if (shape.type === 'path' && shape.edge !== undefined) {
      const ink = shape.edge === last ? 'accent' : taken.includes(shape.edge) ? 'main' : 'edge';
      const dash = shape.className.includes('edge-dash') ? ' edge-dash' : '';
      const name = ink === 'edge' ? 'edge' : `edge-${ink}`;
      return { ...shape, className: `${name}${dash}`, head: ink };
    }
    if (shape.type !== 'rect') return shape;
    return { ...shape, className: shape.status === current ? 'box-strong is-current' : 'box' };
  });
  // What is taken is painted over what is not.
  const rank = (shape: Shape) =>
    shape.type !== 'path' || shape.edge === undefined
      ? 0
      : ['edge', 'main', 'accent'].indexOf(shape.head ?? 'edge') - 3;
  const paths = shapes.filter((shape) => rank(shape) < 0).sort((a, b) => rank(a) - rank(b));
  return { ...scene, shapes: [...paths, ...shapes.filter((shape) => rank(shape) === 0)] };
}

/** The way of a payment in words. */
export const describeLife = (life: Life): string =>
  life.length === 0
    ? 'No payment yet.'
    : `The payment was ${life
        .map(({ status }) => status)
        .filter((status, index, all) => status !== all[index - 1])
        .join(', then ')}.`;
