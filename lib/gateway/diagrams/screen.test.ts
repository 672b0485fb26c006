import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentDir } from '../../base/source/files';
import type { Shape } from './scene';
import { layoutScreen, loadScreen, markFaults } from './screen';
import { button, ellipsize } from './screen-parts';
import { SCREENS } from './screen-schema';
import { textWidth } from './text';

/** Where a word is painted; letters without the room above and below the line. */
function wordBox(shape: Extract<Shape, { type: 'text' }>) {
  const { text, style, x, y, anchor } = shape;
  const width = textWidth(text, style);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { text, left, right: left + width, top: y - 8, bottom: y + 1 };
}

/** Whether a disc reaches into a box. */
function reaches(box: ReturnType<typeof wordBox>, x: number, y: number, radius: number): boolean {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy) < radius;
}

const names = readdirSync(path.join(contentDir(), '_site', 'screens'))
  .filter((file) => !file.startsWith('_'))
  .map((file) => file.replace(/\.yaml$/, ''));

describe.each(names)('screen %s', (name) => {
  const data = loadScreen(name);
  const scene = layoutScreen(data);

  it('numbers every entry of the legend in the drawing', () => {
    const numbers = scene.shapes.flatMap((shape) =>
      shape.type === 'text' && shape.className === 'callout-text' ? [shape.text] : [],
    );
    expect(numbers).toEqual(data.screen.legend.map((_, index) => String(index + 1)));
  });

  it('keeps every text inside the window', () => {
    for (const shape of scene.shapes) {
      if (shape.type !== 'text') continue;
      const width = textWidth(shape.text, shape.style);
      const right =
        shape.anchor === 'end'
          ? shape.x
          : shape.anchor === 'middle'
            ? shape.x + width / 2
            : shape.x + width;
      expect(right, shape.text).toBeLessThanOrEqual(scene.width - 12);
    }
  });

  it('has words of 12 px and more in the column of a page; only the drawing with the menu is wider', () => {
    const scale = 718 / scene.width;
    if (data.screen.window?.marks?.menu) expect(scene.width).toBeLessThan(780);
    else expect(11 * scale).toBeGreaterThanOrEqual(12);
  });

  it('has room for all of its words', () => {
    const cut = scene.shapes.flatMap((shape) =>
      shape.type === 'text' && shape.text.endsWith('…') ? [shape.text] : [],
    );
    expect(cut).toEqual([]);
  });

  it('lets no number hide a word, and no two words lie on each other', () => {
    const words = scene.shapes.flatMap((shape) =>
      shape.type === 'text' && shape.className !== 'callout-text' ? [wordBox(shape)] : [],
    );
    for (const shape of scene.shapes) {
      if (shape.type !== 'circle' || shape.className !== 'callout') continue;
      const hidden = words.filter((word) => reaches(word, shape.x, shape.y, shape.radius - 2));
      expect(hidden.map(({ text }) => text)).toEqual([]);
    }
    for (const [i, a] of words.entries()) {
      const covered = words
        .slice(i + 1)
        .filter(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        );
      expect(covered.map(({ text }) => `${a.text} / ${text}`)).toEqual([]);
    }
  });

  it('lets no two numbers lie on each other', () => {
    const discs = scene.shapes.flatMap((shape) =>
      shape.type === 'circle' && shape.className === 'callout' ? [shape] : [],
    );
    for (const [i, a] of discs.entries()) {
      for (const b of discs.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${i + 1}`).toBeGreaterThan(16);
      }
    }
  });
});

describe('loadScreen', () => {
  it('says which file is missing', () => {
    expect(() => loadScreen('nowhere')).toThrow('content/_site/screens/nowhere.yaml:1:1');
  });
});

describe('markFaults', () => {
  const screen = SCREENS.schema.parse({
    title: 'T',
    description: 'D',
    readout: { where: 'Here', api: [] },
    body: [{ kind: 'text', text: 'Hello', mark: 'hello' }],
    legend: [{ mark: 'bye', name: 'Bye', text: 'Nothing.' }],
  });

  it('finds marks without legend and legend without mark', () => {
    expect(markFaults(screen)).toEqual([
      'mark "hello" has no legend entry — add one or remove the mark',
      'legend entry "bye" marks nothing — give a part this mark or remove the entry',
    ]);
  });
});

describe('ellipsize', () => {
  it('cuts what is too long with an ellipsis', () => {
    const cut = ellipsize('external_transaction_id', 60, 'tiny');
    expect(cut).toMatch(/…$/);
    expect(textWidth(cut, 'tiny')).toBeLessThanOrEqual(60);
  });
});

describe('a button', () => {
  it('is brass where it is the one thing to do, and dim where it cannot be pressed', () => {
    const frames = [{}, { primary: true }, { primary: true, disabled: true }].map(
      (look) => button(0, 0, 'Submit', look)[0],
    );
    expect(frames).toMatchObject([
      { className: 'box-strong' },
      { className: 'solid' },
      { className: 'box' },
    ]);
  });

  it('is disabled for a file of payouts with faults', () => {
    const { shapes } = layoutScreen(loadScreen('payout_create'));
    expect(shapes).toContainEqual(
      expect.objectContaining({ text: 'Submit batch', className: 't-dim' }),
    );
  });
});
