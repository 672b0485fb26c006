import { round, type Shape } from './scene';
import type { BlockOf } from './screen-block-schema';
import { type Anchor, anchor, box, label, PAD, type Part, rule } from './screen-parts';
import { textWidth } from './text';

const PLOT = 84;
const HEAD = 32;
const FOOT = 20;

/** See the block `chart` of the schema. */
export function chart(block: BlockOf<'chart'>, x: number, y: number, width: number): Part {
  const height = HEAD + PLOT + (block.ticks ? FOOT : 10);
  const base = y + HEAD + PLOT;
  const top = niceTop(Math.max(1, ...block.values, ...(block.compare ?? [])));
  const left = x + PAD + textWidth(String(top), 'tiny') + 8;
  const room = x + width - PAD - left;
  const pitch = room / block.values.length;
  const shapes: Shape[] = [
    box(x, y, width, height, 'box', 6),
    label(block.label, x + PAD, y + 19, width - 2 * PAD, 't-strong'),
  ];
  if (block.note) {
    const start = x + PAD + textWidth(block.label, 'tiny') * 1.03 + 12;
    shapes.push(label(block.note, start, y + 19, x + width - PAD - 14 - start, 't-dim'));
  }
  for (const level of [top, top / 2, 0]) {
    const line = base - (level / top) * PLOT;
    shapes.push(rule(left, line + 0.5, room));
    shapes.push(label(String(level), left - 8, line + 4, 60, 't-dim', 'tiny', 'end'));
  }
  const place = (value: number, i: number) =>
    `${round(left + (i + 0.5) * pitch)} ${round(base - (value / top) * PLOT)}`;
  const line = (values: readonly number[]) => `M${values.map(place).join('L')}`;
  if (block.style === 'line')
    shapes.push({ type: 'path', className: 'edge-accent', d: line(block.values) });
  else {
    // One path for all columns: a third of the markup of as many rectangles.
    const bars = block.values.map((value, i) => {
      const high = round((value / top) * PLOT);
      return `M${round(left + (i + 0.18) * pitch)} ${base}v-${high}h${round(pitch * 0.64)}v${high}z`;
    });
    shapes.push({ type: 'path', className: 'bars', d: bars.join('') });
  }
  if (block.compare)
    shapes.push({ type: 'path', className: 'edge-main edge-dash', d: line(block.compare) });
  block.ticks?.forEach((tick, i) => {
    if (tick)
      shapes.push(label(tick, left + (i + 0.5) * pitch, base + 14, 60, 't-dim', 'tiny', 'middle'));
  });
  return { shapes, height, anchors: anchor(block.mark, x + width - 4, y + 3) };
}

/** The next number of the row 1, 1.2, 1.6, 2, 2.4, 3 … that holds a value: its half is a short number too. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8].find((factor) => factor * power >= value);
  return round((step ?? 10) * power);
}

const SHARE = 30;

/** See the block `shares` of the schema. */
export function shares(block: BlockOf<'shares'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  block.items.forEach((item, i) => {
    const line = y + i * SHARE;
    const valueRoom = textWidth(item.value, 'tiny') + 10;
    shapes.push(
      label(item.label, x, line + 11, width - valueRoom),
      label(item.value, x + width, line + 11, valueRoom, 't-dim', 'tiny', 'end'),
      box(x, line + 17, width, 4, 'fill-hover', 2),
      box(x, line + 17, width * item.share, 4, 'head-main', 2),
    );
    anchors.push(...anchor(item.mark, x + width + 2, line + 22));
  });
  return { shapes, height: block.items.length * SHARE - 6, anchors };
}
