import type { Shape } from './scene';
import { round } from './scene';
import type { ScreenBlock, ScreenCell, ScreenControl } from './screen-schema';
import { type TextStyle, textWidth } from './text';

/** Where the disc of a mark goes. */
export interface Anchor {
  readonly mark: string;
  readonly x: number;
  readonly y: number;
}

/** A drawn part: what it is made of, how high it is, and its marks. */
export interface Part {
  readonly shapes: readonly Shape[];
  readonly height: number;
  readonly anchors: readonly Anchor[];
}

type Block<K extends ScreenBlock['kind']> = Extract<ScreenBlock, { kind: K }>;

export const CONTROL = 26;
const ROW = 28;
const PAD = 12;
const DIAL = 14;

const anchor = (mark: string | undefined, x: number, y: number): Anchor[] =>
  mark === undefined ? [] : [{ mark, x: round(x), y: round(y) }];

/** One line of text, cut with an ellipsis where the room ends. */
export function label(
  text: string,
  x: number,
  y: number,
  room: number,
  className?: string,
  style: TextStyle = 'tiny',
  position: 'start' | 'middle' | 'end' = 'start',
): Shape {
  const cut = fit(text, room, style);
  return {
    type: 'text',
    style,
    x: round(x),
    y: round(y),
    text: cut,
    anchor: position,
    ...(className ? { className } : {}),
  };
}

/** `fit('external_transaction_id', 60, 'tiny')` → `external_tr…` */
export function fit(text: string, room: number, style: TextStyle): string {
  if (textWidth(text, style) <= room) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`, style) > room) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}

/** A frame, filled. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  className = 'box',
  radius = 5,
): Shape => ({
  type: 'rect',
  className,
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
  radius,
});

export const rule = (x: number, y: number, width: number): Shape => ({
  type: 'path',
  className: 'rule',
  d: `M${round(x)} ${round(y)}h${round(width)}`,
});

const chevron = (x: number, y: number): Shape => ({
  type: 'path',
  className: 'edge',
  d: `m${round(x)} ${round(y - 2)} 4 4 4-4`,
});

const lens = (x: number, y: number): Shape => ({
  type: 'path',
  className: 'edge',
  d: `M${round(x)} ${round(y)}a4 4 0 1 1 8 0a4 4 0 1 1-8 0m7 3 3 3`,
});

/** A button; brass only for the one thing the screen is for. */
export function button(
  x: number,
  y: number,
  text: string,
  primary = false,
  width = buttonWidth(text),
): Shape[] {
  return [
    box(x, y, width, CONTROL, primary ? 'solid' : 'box-strong'),
    label(
      text,
      x + width / 2,
      y + 17,
      width - 8,
      primary ? 'on-solid' : 't-strong',
      'tiny',
      'middle',
    ),
  ];
}

export const buttonWidth = (text: string): number => Math.ceil(textWidth(text, 'tiny') * 1.03) + 26;

/** A framed value: text field, or select with a chevron. */
export function field(
  x: number,
  y: number,
  width: number,
  value: string,
  options: {
    select?: boolean;
    unit?: string;
    mono?: boolean;
    search?: boolean;
    dim?: boolean;
  } = {},
): Shape[] {
  const unitWidth = options.unit ? textWidth(options.unit, 'tiny') + 10 : 0;
  const start = x + (options.search ? 26 : PAD);
  const room = width - PAD * 2 - unitWidth - (options.select ? 14 : 0) - (options.search ? 14 : 0);
  const shapes = [
    box(x, y, width, CONTROL, 'panel'),
    label(
      value,
      start,
      y + 17,
      room,
      options.dim ? 't-dim' : undefined,
      options.mono ? 'mono-tiny' : 'tiny',
    ),
  ];
  if (options.search) shapes.push(lens(x + 10, y + 12));
  if (options.select) shapes.push(chevron(x + width - 18, y + 13));
  if (options.unit)
    shapes.push(label(options.unit, x + width - PAD, y + 17, unitWidth, 't-dim', 'tiny', 'end'));
  return shapes;
}

/** Text of a cell, with its dial before it. */
export function cellShapes(
  cell: ScreenCell,
  x: number,
  y: number,
  room: number,
  className?: string,
): Shape[] {
  if (typeof cell === 'string') return [label(cell, x, y, room, className)];
  const style = cell.mono || cell.status ? 'mono-tiny' : 'tiny';
  if (!cell.status && !cell.dial) return [label(cell.text, x, y, room, className, style)];
  const mark: Shape = cell.status
    ? { type: 'dial', status: cell.status, x: round(x), y: round(y - 11) }
    : {
        type: 'dial',
        level: cell.dial ?? 'empty',
        tone: toneOf(cell.dial),
        x: round(x),
        y: round(y - 11),
      };
  return [mark, label(cell.text, x + DIAL + 6, y, room - DIAL - 6, className, style)];
}

const toneOf = (dial: string | undefined) =>
  dial === 'check' || dial === 'full'
    ? 'good'
    : dial === 'cross' || dial === 'bang'
      ? 'bad'
      : 'none';

/** Draw one block at a place, as wide as it is told. */
export function drawBlock(block: ScreenBlock, x: number, y: number, width: number): Part {
  switch (block.kind) {
    case 'heading':
      return heading(block, x, y, width);
    case 'tabs':
      return tabs(block, x, y, width);
    case 'toolbar':
      return toolbar(block.controls, x, y, width);
    case 'table':
      return table(block, x, y, width);
    case 'fields':
      return fields(block, x, y, width);
    case 'facts':
      return facts(block, x, y, width);
    case 'options':
      return options(block, x, y, width);
    case 'numbers':
      return numbers(block, x, y, width);
    case 'chart':
      return chart(block, x, y, width);
    case 'buttons':
      return buttons(block, x, y);
    case 'text':
      return {
        shapes: [label(block.text, x, y + 12, width, block.strong ? 't-strong' : 't-dim')],
        height: 18,
        anchors: anchor(block.mark, x + Math.min(width, textWidth(block.text, 'tiny')) + 16, y + 8),
      };
    case 'timeline':
      return timeline(block, x, y, width);
  }
}

function heading(block: Block<'heading'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [label(block.title, x, y + 17, width, undefined, 'strong')];
  const anchors: Anchor[] = [];
  let end = x + width;
  for (const item of [...(block.buttons ?? [])].reverse()) {
    const own = buttonWidth(item.label);
    end -= own;
    shapes.push(...button(end, y, item.label, item.primary));
    anchors.push(...anchor(item.mark, end + own - 2, y + 1));
    end -= 8;
  }
  const titleEnd = x + textWidth(block.title, 'strong');
  if (block.note)
    shapes.push(label(block.note, titleEnd + 12, y + 17, end - titleEnd - 24, 't-dim'));
  anchors.push(...anchor(block.mark, titleEnd + 16, y + 12));
  return { shapes, height: CONTROL, anchors };
}

function tabs(block: Block<'tabs'>, x: number, y: number, width: number): Part {
  const widths = block.items.map(
    (item) => textWidth(item, 'tiny') * (item === block.current ? 1.03 : 1),
  );
  const sum = widths.reduce((total, own) => total + own, 0);
  const gap = Math.min(18, Math.max(6, (width - sum) / Math.max(1, widths.length - 1)));
  const shapes: Shape[] = [rule(x, y + 26, width)];
  let at = x;
  block.items.forEach((item, i) => {
    const own = widths[i] ?? 0;
    const isCurrent = item === block.current;
    shapes.push(label(item, at, y + 16, own + 1, isCurrent ? 't-strong' : 't-dim'));
    if (isCurrent) {
      const d = `M${round(at)} ${round(y + 26)}h${round(own)}`;
      shapes.push({ type: 'path', className: 'needle', d });
    }
    at += own + gap;
  });
  // A full row of tabs has no room for the disc: it hangs on the line below.
  const mark =
    at + 4 > x + width ? anchor(block.mark, x + width - 6, y + 27) : anchor(block.mark, at, y + 12);
  return { shapes, height: 27, anchors: mark };
}

function toolbar(controls: readonly ScreenControl[], x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  const widths = controls.map((control) =>
    control.kind === 'search'
      ? 0
      : buttonWidth(control.label) + (control.kind === 'select' ? 14 : 0),
  );
  const fixed = widths.reduce((sum, own) => sum + own + 8, 0);
  const searches = controls.filter((control) => control.kind === 'search').length;
  const share = Math.min(190, (width - fixed) / Math.max(1, searches));
  let at = x;
  controls.forEach((control, i) => {
    const own = control.kind === 'search' ? share : (widths[i] ?? 0);
    if (control.kind === 'button') shapes.push(...button(at, y, control.label, control.primary));
    else if (control.kind === 'chip') {
      shapes.push(box(at, y + 2, own - 4, CONTROL - 4, 'fill-bar', 11));
      shapes.push(
        label(control.label, at + (own - 4) / 2, y + 17, own - 10, 't-strong', 'tiny', 'middle'),
      );
    } else {
      const isSearch = control.kind === 'search';
      shapes.push(
        ...field(at, y, own, control.label, { select: !isSearch, search: isSearch, dim: isSearch }),
      );
    }
    anchors.push(...anchor(control.mark, at + own - 2, y + 1));
    at += own + 8;
  });
  return { shapes, height: CONTROL, anchors };
}

function table(block: Block<'table'>, x: number, y: number, width: number): Part {
  const weights = block.columns.map((column) => column.width ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const starts: number[] = [];
  let at = x;
  for (const weight of weights) {
    starts.push(at);
    at += (weight / total) * width;
  }
  const room = (i: number) => ((weights[i] ?? 1) / total) * width - 10;
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [...anchor(block.mark, x + width - 8, y + 10)];
  block.columns.forEach((column, i) => {
    const start = starts[i] ?? x;
    shapes.push(label(column.label, start, y + 14, room(i), 't-dim'));
    anchors.push(...anchor(column.mark, start + textWidth(column.label, 'tiny') + 15, y + 10));
  });
  shapes.push(rule(x, y + 23, width));
  block.rows.forEach((row, r) => {
    const line = y + 24 + r * ROW;
    const isCurrent = r + 1 === block.current;
    if (isCurrent) {
      shapes.push(box(x - 8, line, width + 12, ROW - 1, 'fill-hover', 4));
      shapes.push({
        type: 'path',
        className: 'needle',
        d: `M${round(x - 8)} ${line + 5}v${ROW - 11}`,
      });
    }
    row.forEach((cell, i) => {
      const tone = i === 0 ? (isCurrent ? 't-strong' : undefined) : 't-dim';
      shapes.push(
        ...cellShapes(
          cell,
          starts[i] ?? x,
          line + 18,
          room(i),
          typeof cell === 'string' ? tone : undefined,
        ),
      );
    });
    if (r < block.rows.length - 1) shapes.push(rule(x, line + ROW - 0.5, width));
  });
  return { shapes, height: 24 + block.rows.length * ROW, anchors };
}

function fields(block: Block<'fields'>, x: number, y: number, width: number): Part {
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

function facts(block: Block<'facts'>, x: number, y: number, width: number): Part {
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

function options(block: Block<'options'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  block.items.forEach((item, i) => {
    const line = y + i * 24;
    shapes.push(box(x, line + 2, 26, 14, item.on ? 'solid' : 'box-strong', 7));
    shapes.push({
      type: 'circle',
      className: item.on ? 'callout-cut' : 'head-main',
      x: round(x + (item.on ? 19 : 7)),
      y: line + 9,
      radius: 4.5,
    });
    shapes.push(label(item.label, x + 36, line + 13, width - 36));
    anchors.push(...anchor(item.mark, x + 36 + textWidth(item.label, 'tiny') + 16, line + 9));
  });
  return { shapes, height: block.items.length * 24 - 4, anchors };
}

function numbers(block: Block<'numbers'>, x: number, y: number, width: number): Part {
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

function chart(block: Block<'chart'>, x: number, y: number, width: number): Part {
  const height = 112;
  const base = y + height - 14;
  const most = Math.max(1, ...block.values);
  const pitch = (width - 2 * PAD) / block.values.length;
  const shapes: Shape[] = [
    box(x, y, width, height, 'box', 6),
    label(block.label, x + PAD, y + 19, width - 40, 't-dim'),
  ];
  block.values.forEach((value, i) => {
    const bar = Math.max(2, (value / most) * 66);
    shapes.push(
      box(x + PAD + i * pitch + pitch * 0.2, base - bar, pitch * 0.6, bar, 'fill-bar', 2),
    );
  });
  shapes.push(rule(x + PAD, base + 0.5, width - 2 * PAD));
  return { shapes, height, anchors: anchor(block.mark, x + width - 4, y + 3) };
}

function buttons(block: Block<'buttons'>, x: number, y: number): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  let at = x;
  for (const item of block.items) {
    const own = buttonWidth(item.label);
    shapes.push(...button(at, y, item.label, item.primary));
    anchors.push(...anchor(item.mark, at + own - 2, y + 1));
    at += own + 10;
  }
  return { shapes, height: CONTROL, anchors };
}

function timeline(block: Block<'timeline'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [];
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
  });
  return {
    shapes,
    height: block.items.length * 34,
    anchors: anchor(block.mark, x + width - 4, y + 9),
  };
}
