import { round, type Shape } from './scene';
import type { BlockOf, ScreenCell } from './screen-block-schema';
import { cellShapes, cellWidth, spelled } from './screen-cells';
import { type Anchor, anchor, box, type Part, rule } from './screen-parts';
import { textWidth } from './text';

const ROW = 28;
const HEAD = 24;
/** Room between amounts at the end of a column and the words of the next. */
const END_GAP = 18;

interface Column {
  readonly start: number;
  readonly room: number;
  readonly align: 'end' | undefined;
}

/** See the block `table` of the schema. */
export function table(block: BlockOf<'table'>, x: number, y: number, width: number): Part {
  const columns = columnsOf(block, x, width);
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [...anchor(block.mark, x + width - 8, y + 10)];
  block.columns.forEach(({ label: name, mark, align }, i) => {
    const { start, room } = columns[i] ?? { start: x, room: width };
    shapes.push(...cellShapes(name, start, y + 14, room, 't-dim', align));
    const end = align
      ? start + room - textWidth(name, 'tiny') - 15
      : start + textWidth(name, 'tiny') + 15;
    anchors.push(...anchor(mark, end, y + 10));
  });
  shapes.push(rule(x, y + HEAD - 1, width));
  block.rows.forEach((row, r) => {
    const line = y + HEAD + r * ROW;
    const isCurrent = r + 1 === block.current;
    if (isCurrent) shapes.push(...highlight(x, line, width));
    drawRow(row, columns, line, isCurrent ? 'current' : 'plain', shapes, anchors);
    if (r < block.rows.length - 1) shapes.push(rule(x, line + ROW - 0.5, width));
  });
  const rows = y + HEAD + block.rows.length * ROW;
  if (!block.total) return { shapes, height: rows - y, anchors };
  shapes.push({ type: 'path', className: 'edge', d: `M${round(x)} ${rows}h${round(width)}` });
  drawRow(block.total, columns, rows, 'total', shapes, anchors);
  return { shapes, height: rows - y + ROW, anchors };
}

function columnsOf(block: BlockOf<'table'>, x: number, width: number): Column[] {
  const weights = block.columns.map((column) => column.width ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = x;
  return block.columns.map(({ align }, i) => {
    const own = ((weights[i] ?? 1) / total) * width;
    const isLast = i === block.columns.length - 1;
    const start = at;
    at += own;
    return { start, room: own - (align ? (isLast ? 0 : END_GAP) : 10), align };
  });
}

const highlight = (x: number, y: number, width: number): Shape[] => [
  box(x - 8, y, width + 12, ROW - 1, 'fill-hover', 4),
  { type: 'path', className: 'needle', d: `M${round(x - 8)} ${y + 5}v${ROW - 11}` },
];

function drawRow(
  row: readonly ScreenCell[],
  columns: readonly Column[],
  y: number,
  tone: 'plain' | 'current' | 'total',
  shapes: Shape[],
  anchors: Anchor[],
): void {
  row.forEach((cell, i) => {
    const column = columns[i];
    if (!column || spelled(cell).text === '') return;
    const { start, room, align } = column;
    const quiet = i === 0 ? undefined : 't-dim';
    const ink = tone === 'total' || (tone === 'current' && i === 0) ? 't-strong' : quiet;
    const own = typeof cell === 'string' || tone === 'total' ? ink : undefined;
    shapes.push(...cellShapes(cell, start, y + 18, room, own, align));
    const end = align ? start + room - cellWidth(cell) - 14 : start + cellWidth(cell) + 14;
    anchors.push(...anchor(spelled(cell).mark, end, y + 14));
  });
}
