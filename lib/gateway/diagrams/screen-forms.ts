import { round, type Shape } from './scene';
import type { BlockOf } from './screen-block-schema';
import { cellShapes } from './screen-cells';
import {
  type Anchor,
  anchor,
  box,
  button,
  buttonWidth,
  CONTROL,
  DIAL,
  field,
  label,
  PAD,
  type Part,
} from './screen-parts';
import { textWidth } from './text';

/** See the block `fields` of the schema. */
export function fields(block: BlockOf<'fields'>, x: number, y: number, width: number): Part {
  const columns = block.columns ?? 1;
  const own = (width - (columns - 1) * 14) / columns;
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  let top = y;
  for (let i = 0; i < block.items.length; i += columns) {
    const line = block.items.slice(i, i + columns);
    line.forEach((item, c) => {
      const left = x + c * (own + 14);
      shapes.push(label(item.label, left, top + 11, own - 20, 't-dim'));
      shapes.push(
        ...field(left, top + 18, own, item.value, {
          select: item.select ?? false,
          mono: item.mono ?? false,
          ...(item.swatch === undefined ? {} : { swatch: item.swatch }),
          ...(item.unit === undefined ? {} : { unit: item.unit }),
        }),
      );
      if (item.hint) shapes.push(label(item.hint, left, top + 58, own, 't-dim'));
      anchors.push(...anchor(item.mark, left + own - 2, top + 19));
    });
    top += (line.some((item) => item.hint) ? 64 : 46) + 8;
  }
  return { shapes, height: top - y - 8, anchors };
}

/** See the block `facts` of the schema. */
export function facts(block: BlockOf<'facts'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  const room = Math.max(...block.items.map((item) => textWidth(item.label, 'tiny'))) + 14;
  block.items.forEach((item, i) => {
    const line = y + i * 22;
    shapes.push(label(item.label, x, line + 13, room, 't-dim'));
    shapes.push(...cellShapes(item.value, x + room, line + 13, width - room));
    anchors.push(...anchor(item.mark, x + width - 4, line + 9));
  });
  return { shapes, height: block.items.length * 22, anchors };
}

/** See the block `options` of the schema. */
export function options(block: BlockOf<'options'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  const columns = block.columns ?? 1;
  const own = width / columns;
  const start = block.boxes ? 22 : 36;
  block.items.forEach((item, i) => {
    const left = x + (i % columns) * own;
    const line = y + Math.floor(i / columns) * 24;
    shapes.push(...(block.boxes ? checkBox : toggle)(left, line, item.on));
    shapes.push(label(item.label, left + start, line + 13, own - start - 6));
    const end = left + start + textWidth(item.label, 'tiny') + 16;
    anchors.push(...anchor(item.mark, Math.min(end, left + own + 4), line + 9));
  });
  return { shapes, height: Math.ceil(block.items.length / columns) * 24 - 4, anchors };
}

const toggle = (x: number, y: number, on: boolean): Shape[] => [
  box(x, y + 2, 26, 14, on ? 'solid' : 'box-strong', 7),
  {
    type: 'circle',
    className: on ? 'callout-cut' : 'head-main',
    x: round(x + (on ? 19 : 7)),
    y: y + 9,
    radius: 4.5,
  },
];

const checkBox = (x: number, y: number, on: boolean): Shape[] => [
  box(x, y + 2, 14, 14, on ? 'solid' : 'box-strong', 3),
  ...(on
    ? [
        {
          type: 'path',
          className: 'check-cut',
          d: `m${round(x + 3.5)} ${y + 9} 2.500 2.500 4.500-5`,
        } as const,
      ]
    : []),
];

/** See the block `numbers` of the schema. */
export function numbers(block: BlockOf<'numbers'>, x: number, y: number, width: number): Part {
  const own = (width - (block.items.length - 1) * 10) / block.items.length;
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  block.items.forEach((item, i) => {
    const left = x + i * (own + 10);
    shapes.push(
      box(left, y, own, 68, 'box', 6),
      label(item.label, left + PAD, y + 19, own - 2 * PAD, 't-dim'),
      label(item.value, left + PAD, y + 39, own - 2 * PAD, undefined, 'strong'),
    );
    if (item.note) shapes.push(label(item.note, left + PAD, y + 57, own - 2 * PAD, 't-dim'));
    anchors.push(...anchor(item.mark, left + own - 4, y + 3));
  });
  return { shapes, height: 68, anchors };
}

/** See the block `buttons` of the schema. */
export function buttons(block: BlockOf<'buttons'>, x: number, y: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  let at = x;
  for (const item of block.items) {
    const own = buttonWidth(item.label);
    shapes.push(...button(at, y, item.label, item));
    anchors.push(...anchor(item.mark, at + own - 2, y + 1));
    at += own + 10;
  }
  return { shapes, height: CONTROL, anchors };
}

/** See the block `timeline` of the schema. */
export function timeline(block: BlockOf<'timeline'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [...anchor(block.mark, x + width - 4, y + 9)];
  const last = block.items.length - 1;
  if (last > 0)
    shapes.push({
      type: 'path',
      className: 'rule',
      d: `M${round(x + 7)} ${y + 18}V${y + last * 34}`,
    });
  block.items.forEach((item, i) => {
    const line = y + i * 34;
    const cell =
      typeof item.label === 'string' ? { text: item.label, dial: 'empty' as const } : item.label;
    shapes.push(...cellShapes(cell, x, line + 13, width));
    if (item.note)
      shapes.push(label(item.note, x + DIAL + 6, line + 26, width - DIAL - 6, 't-dim'));
    anchors.push(...anchor(item.mark, x + width - 4, line + 9));
  });
  return { shapes, height: block.items.length * 34 - 4, anchors };
}
