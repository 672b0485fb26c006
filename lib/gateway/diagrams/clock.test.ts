import { describe, expect, it } from 'vitest';
import { formatSeconds, layoutClock } from './clock';

const scene = layoutClock({
  bars: [
    { label: 'code is valid', from: 0, to: 120, end: 'then failed, code_expired', tone: 'wait' },
    {
      label: 'push waits',
      from: 18,
      to: 63,
      atMost: 78,
      end: 'then failed, customer_timeout',
      tone: 'plain',
    },
  ],
  marks: [{ at: 18, label: 'you send the code' }],
});

const texts = scene.shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []));
const rects = scene.shapes.flatMap((shape) => (shape.type === 'rect' ? [shape] : []));

describe('layoutClock', () => {
  it('draws bars in proportion to their seconds', () => {
    const [code, push] = rects;
    expect((push?.width ?? 0) / (code?.width ?? 1)).toBeCloseTo(45 / 120, 2);
  });

  it('puts round numbers on the scale', () => {
    expect(texts).toEqual(expect.arrayContaining(['0', '30 s', '60 s', '90 s', '120 s']));
  });

  it('counts one axis in one unit', () => {
    const challenge = layoutClock({
      bars: [{ label: 'challenge', from: 10, to: 610, end: 'then failed', tone: 'wait' }],
    });
    const numbers = challenge.shapes.flatMap((shape) =>
      shape.type === 'text' && / (s|min)$/.test(shape.text) ? [shape.text] : [],
    );
    expect(numbers).toEqual(['2 min', '4 min', '6 min', '8 min', '10 min', '12 min']);
  });

  it('draws the uncertain rest of a bar dashed', () => {
    expect(scene.shapes).toContainEqual(expect.objectContaining({ className: 'edge edge-dash' }));
  });

  it('says what happens at the end of each bar, and marks the start', () => {
    expect(texts).toContain('then failed, customer_timeout');
    expect(texts).toContain('you send the code');
  });

  it('takes hours and days as well', () => {
    const long = layoutClock({
      bars: [{ label: 'voucher', from: 0, to: 259_200, end: 'then expired', tone: 'wait' }],
    });
    expect(long.shapes).toContainEqual(expect.objectContaining({ text: '3 d' }));
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, '0 s'],
    [90, '90 s'],
    [600, '10 min'],
    [7200, '2 h'],
    [259_200, '3 d'],
  ])('%i → %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });
});
