import { describe, expect, it } from 'vitest';
import type { Sequence } from '../contract/types';
import { overlaps, textBoxes } from './__fixtures__/boxes';
import { layoutSequence } from './sequence';

const blik: Pick<Sequence, 'actors' | 'messages'> = {
  actors: [
    { id: 'customer', label: 'Customer' },
    { id: 'server', label: 'Your server' },
    { id: 'gateway', label: 'Gateway' },
    { id: 'bank', label: 'Bank app' },
  ],
  messages: [
    {
      from: 'bank',
      to: 'customer',
      label: 'reads the 6-digit code',
      kind: 'action',
      wait: { at: 'customer', label: '120 s', until: 3 },
    },
    { from: 'customer', to: 'server', label: 'types the code', kind: 'action' },
    {
      from: 'server',
      to: 'gateway',
      label: 'transaction/create with fields.blik_code',
      kind: 'call',
      code: true,
    },
    {
      from: 'gateway',
      to: 'server',
      label: '201 pending, next_action app_confirmation',
      kind: 'answer',
      code: true,
    },
    {
      from: 'gateway',
      to: 'bank',
      label: 'push: approve 149.90 PLN',
      kind: 'call',
      wait: { at: 'bank', label: '45–60 s', until: 6 },
    },
    { from: 'customer', to: 'bank', label: 'approves with PIN', kind: 'action' },
    { from: 'bank', to: 'bank', label: 'checks the limit of the day', kind: 'action' },
    {
      from: 'gateway',
      to: 'server',
      label: 'callback transaction.success',
      kind: 'callback',
      code: true,
    },
  ],
};

describe('layoutSequence', () => {
  const scene = layoutSequence(blik);

  it('keeps every label inside the drawing', () => {
    for (const box of textBoxes(scene)) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(0);
      expect(box.right, box.text).toBeLessThanOrEqual(scene.width);
      expect(box.bottom, box.text).toBeLessThanOrEqual(scene.height);
    }
  });

  it('lets no two labels overlap', () => {
    expect(overlaps(scene)).toEqual([]);
  });

  it('keeps a label between the lifelines of its message', () => {
    const heads = scene.shapes.flatMap((shape) =>
      shape.type === 'text' && shape.style === 'strong' ? [shape.x] : [],
    );
    const [, server = 0, gateway = 0] = heads;
    const label = textBoxes(scene).find((box) => box.text.startsWith('callback'));
    expect(label?.left).toBeGreaterThan(server);
    expect(label?.right).toBeLessThan(gateway);
  });

  it('widens a lane for a label that two lines cannot hold', () => {
    const wide = layoutSequence({
      actors: blik.actors,
      messages: [
        { from: 'server', to: 'gateway', label: 'a'.repeat(70), kind: 'call', code: true },
      ],
    });
    const box = textBoxes(wide).find((item) => item.text.startsWith('aaa'));
    expect(wide.width).toBeGreaterThan(scene.width);
    expect(box?.right).toBeLessThanOrEqual(wide.width);
  });

  it('draws answers dashed and only the callback in brass', () => {
    const lines = scene.shapes.flatMap((shape) =>
      shape.type === 'path' && shape.head ? [shape] : [],
    );
    expect(lines).toHaveLength(blik.messages.length);
    expect(lines.filter((line) => line.className.includes('edge-dash'))).toHaveLength(1);
    expect(lines.filter((line) => line.head === 'accent')).toHaveLength(1);
  });

  it('names an actor that is not in the list', () => {
    expect(() =>
      layoutSequence({
        actors: blik.actors,
        messages: [{ from: 'x', to: 'bank', label: 'y', kind: 'call' }],
      }),
    ).toThrow('sequence diagram: no actor "x"');
  });
});
