import { round, type Shape } from './scene';
import type { BlockOf } from './screen-block-schema';
import { cellShapes } from './screen-cells';
import { anchor, box, button, buttonWidth, label, PAD, type Part, rule } from './screen-parts';
import { textWidth } from './text';

/** See the block `notice` of the schema. */
export function notice(block: BlockOf<'notice'>, x: number, y: number, width: number): Part {
  const height = 34;
  const own = block.button ? buttonWidth(block.button) : 0;
  const room = width - 2 * PAD - own - (own ? 12 : 0);
  const text = { text: block.text, dial: block.dial ?? ('bang' as const) };
  return {
    shapes: [
      box(x, y, width, height, block.dial === 'check' ? 'box-strong' : 'wait', 6),
      ...cellShapes(text, x + PAD, y + 21, room),
      ...(block.button ? button(x + width - own - 4, y + 4, block.button) : []),
    ],
    height,
    anchors: anchor(block.mark, x + width - 4, y + 2),
  };
}

/** See the block `stages` of the schema. */
export function stages(block: BlockOf<'stages'>, x: number, y: number, width: number): Part {
  const pitch = width / block.items.length;
  const current = block.items.indexOf(block.current);
  const shapes: Shape[] = [rule(x + 7, y + 8, width - pitch)];
  block.items.forEach((item, i) => {
    const left = x + i * pitch;
    const isCurrent = i === current;
    shapes.push(
      box(left, y + 1, 14, 14, 'panel', 7),
      {
        type: 'dial',
        level: i < current ? 'check' : isCurrent ? 'half' : 'empty',
        tone: i < current ? 'good' : isCurrent ? 'accent' : 'none',
        x: round(left),
        y: y + 1,
      },
      label(item, left, y + 30, pitch - 8, isCurrent ? 't-strong' : 't-dim'),
    );
  });
  return { shapes, height: 36, anchors: anchor(block.mark, x + width - 8, y + 8) };
}

/** See the block `code` of the schema. */
export function code(block: BlockOf<'code'>, x: number, y: number, width: number): Part {
  const height = block.lines.length * 16 + 14;
  return {
    shapes: [
      box(x, y, width, height, 'panel', 5),
      ...block.lines.map((line, i) =>
        label(line, x + 10, y + 20 + i * 16, width - 20, undefined, 'mono-tiny'),
      ),
    ],
    height,
    anchors: anchor(block.mark, x + width - 4, y + 2),
  };
}

/** See the block `drop` of the schema. */
export function drop(block: BlockOf<'drop'>, x: number, y: number, width: number): Part {
  const d = `M${round(x)} ${round(y)}h${round(width)}v44h-${round(width)}z`;
  return {
    shapes: [
      { type: 'path', className: 'edge edge-dash', d },
      label(block.text, x + width / 2, y + 26, width - 20, 't-dim', 'tiny', 'middle'),
    ],
    height: 44,
    anchors: anchor(block.mark, x + width - 4, y + 2),
  };
}

const MODULES = 21;
const MODULE = 4;

/** See the block `qr` of the schema. */
export function qr(block: BlockOf<'qr'>, x: number, y: number, width: number): Part {
  const size = MODULES * MODULE;
  const beside = x + size + 30;
  const shapes: Shape[] = [
    box(x, y, size + 16, size + 16, 'paper', 5),
    { type: 'path', className: 'modules', d: modules(x + 8, y + 8) },
    ...block.lines.map((line, i) =>
      label(line, beside, y + 16 + i * 18, x + width - beside, i === 0 ? 't-strong' : 't-dim'),
    ),
  ];
  const widest = Math.max(0, ...block.lines.map((line) => textWidth(line, 'tiny')));
  const end = block.lines.length > 0 ? beside + widest + 16 : x + size + 16;
  return {
    shapes,
    height: size + 16,
    anchors: anchor(block.mark, Math.min(end, x + width - 4), y + 12),
  };
}

/** Dark runs of a pattern that looks like a QR code: three finders, and bits of a fixed sequence between them. */
function modules(x: number, y: number): string {
  let seed = 7;
  const bit = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed > 1073741824;
  };
  const dark = (column: number, row: number): boolean => {
    const random = bit();
    const far = MODULES - 8;
    const inFinder = (column < 8 && (row < 8 || row >= far)) || (column >= far && row < 8);
    if (!inFinder) return random;
    const cx = Math.abs(column - (column < 8 ? 3 : MODULES - 4));
    const cy = Math.abs(row - (row < 8 ? 3 : MODULES - 4));
    const ring = Math.max(cx, cy);
    return ring === 3 || ring < 2;
  };
  let d = '';
  for (let row = 0; row < MODULES; row += 1) {
    let run = 0;
    for (let column = 0; column <= MODULES; column += 1) {
      if (column < MODULES && dark(column, row)) run += 1;
      else if (run > 0) {
        d += `M${round(x + (column - run) * MODULE)} ${round(y + row * MODULE + MODULE / 2)}h${run * MODULE}`;
        run = 0;
      }
    }
  }
  return d;
}
