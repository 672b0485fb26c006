import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentDir } from '../../base/source/files';
import { loadContract } from '../contract/load';
import { overlaps, textBoxes } from './__fixtures__/boxes';
import { layoutClock } from './clock';
import { loadDiagram } from './named';
import type { Scene } from './scene';
import { layoutSequence } from './sequence';

const variants = loadContract().services.flatMap((method) =>
  Object.entries(method.variants).map(([key, variant]) => ({
    name: `${method.id}/${key}`,
    variant,
  })),
);

const named = readdirSync(path.join(contentDir(), '_site', 'diagrams')).map((file) =>
  file.replace(/\.yaml$/, ''),
);

/** What is wrong with the labels of a drawing, in words. */
function faultsOf(scene: Scene): string[] {
  const outside = textBoxes(scene).filter((box) => box.left < 0 || box.right > scene.width);
  return [...overlaps(scene), ...outside.map((box) => `${box.text} leaves the drawing`)];
}

describe('drawings of the services', () => {
  it('keep the labels of every sequence apart and inside', () => {
    for (const { name, variant } of variants) {
      if (variant.sequence) expect(faultsOf(layoutSequence(variant.sequence)), name).toEqual([]);
    }
  });

  it('are shown in their own size beside sidebar and table of contents, in text of 12 px or more', () => {
    for (const { name, variant } of variants) {
      const scenes = [
        ...(variant.sequence ? [layoutSequence(variant.sequence)] : []),
        ...(variant.clocks ? [layoutClock(variant.clocks)] : []),
      ];
      for (const scene of scenes) {
        expect(scene.width, name).toBeLessThanOrEqual(718);
        const styles = scene.shapes.flatMap((shape) =>
          shape.type === 'text' ? [shape.style] : [],
        );
        expect(
          styles.filter((style) => style.includes('tiny')),
          name,
        ).toEqual([]);
      }
    }
  });

  it('keep the labels of every time axis apart and inside', () => {
    for (const { name, variant } of variants) {
      if (variant.clocks) expect(faultsOf(layoutClock(variant.clocks)), name).toEqual([]);
    }
  });
});

describe.each(named)('drawing %s', (name) => {
  it('is valid and keeps its labels apart', () => {
    const diagram = loadDiagram(name);
    if (diagram.kind === 'sequence') expect(faultsOf(layoutSequence(diagram))).toEqual([]);
    if (diagram.kind === 'clocks') expect(faultsOf(layoutClock(diagram))).toEqual([]);
  });
});
