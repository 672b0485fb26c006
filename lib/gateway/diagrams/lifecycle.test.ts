import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { describeLifecycle, edgesOf, layoutLifecycle } from './lifecycle';
import type { Scene } from './scene';

const { lifecycle } = loadContract();
if (!lifecycle) throw new Error('content/_contract/lifecycle.yaml is missing');

const drawnEdges = (scene: Scene): string[] =>
  scene.shapes.flatMap((shape) => (shape.type === 'path' && shape.edge ? [shape.edge] : [])).sort();

const pathOf = (scene: Scene, edge: string) =>
  scene.shapes.find((shape) => shape.type === 'path' && shape.edge === edge);

describe('layoutLifecycle', () => {
  const scene = layoutLifecycle(lifecycle);

  it('draws every transition of the data once, and nothing else', () => {
    const wanted = new Set(
      lifecycle.transitions.flatMap(({ from, to }) =>
        from.length === 0 ? [`none>${to}`] : from.map((slug) => `${slug}>${to}`),
      ),
    );
    expect(drawnEdges(scene)).toEqual([...wanted].sort());
  });

  it('draws every status once', () => {
    const drawn = scene.shapes.flatMap((shape) => (shape.type === 'dial' ? [shape.status] : []));
    expect(drawn.sort()).toEqual(lifecycle.statuses.map((status) => status.slug).sort());
  });

  it('follows the data when a transition is taken away', () => {
    const fewer = lifecycle.transitions.filter(({ to }) => to !== 'reversed');
    const less = layoutLifecycle({ ...lifecycle, transitions: fewer });
    expect(drawnEdges(less)).not.toContain('success>reversed');
    expect(drawnEdges(less)).toHaveLength(drawnEdges(scene).length - 1);
  });

  it('lays a different way for every edge', () => {
    const ways = scene.shapes.flatMap((shape) =>
      shape.type === 'path' && shape.edge ? [shape.d] : [],
    );
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('uses right angles only', () => {
    for (const shape of scene.shapes) {
      if (shape.type === 'path' && shape.edge) expect(shape.d, shape.edge).not.toContain('L');
    }
  });

  it('keeps one brass edge: the way out of a final status', () => {
    expect(pathOf(scene, 'expired>success')).toMatchObject({ className: 'edge-accent edge-dash' });
    const brass = scene.shapes.filter((shape) => shape.type === 'path' && shape.head === 'accent');
    expect(brass).toHaveLength(1);
  });

  it('stays inside its own frame', () => {
    for (const shape of scene.shapes) {
      if (shape.type === 'rect') {
        expect(shape.x + shape.width).toBeLessThanOrEqual(scene.width);
        expect(shape.y + shape.height).toBeLessThanOrEqual(scene.height);
      }
    }
  });

  it('refuses a status it has no place for', () => {
    const [first] = lifecycle.statuses;
    if (!first) throw new Error('no statuses');
    expect(() =>
      layoutLifecycle({ statuses: [{ ...first, slug: 'paused' }], transitions: [] }),
    ).toThrow('status "paused" has no place');
  });
});

describe('describeLifecycle', () => {
  it('says in words where each status leads', () => {
    const text = describeLifecycle(lifecycle);
    expect(text).toContain('From expired to success or failed.');
    expect(text).toContain('refunded never changes.');
  });
});

describe('edgesOf', () => {
  it('names an edge once though two rows of the table have it', () => {
    const rows = [
      { from: ['a', 'b'], to: 'c', trigger: 'x' },
      { from: ['a'], to: 'c', trigger: 'y' },
    ];
    expect(edgesOf(rows).map(({ from, to }) => `${from}>${to}`)).toEqual(['a>c', 'b>c']);
  });
});
