import type { Shape } from './scene';
import type { BlockOf, ScreenBlock } from './screen-block-schema';
import { type Anchor, anchor, box, label, type Part } from './screen-parts';
import { textWidth } from './text';

/** Room between two blocks below each other. */
const GAP = 14;
const BETWEEN = 14;
const INNER = 14;
const TITLE = 34;

type DrawBlock = (block: ScreenBlock, x: number, y: number, width: number) => Part;

/** Blocks below each other; the height ends with the last one. */
export function stackBlocks(
  blocks: readonly ScreenBlock[],
  x: number,
  y: number,
  width: number,
  draw: DrawBlock,
): Part {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  let at = y;
  for (const block of blocks) {
    const part = draw(block, x, at, width);
    shapes.push(...part.shapes);
    anchors.push(...part.anchors);
    at += part.height + GAP;
  }
  return { shapes, anchors, height: at - GAP - y };
}

/** See the block `columns` of the schema: panels side by side, all as high as the highest. */
export function columns(
  block: BlockOf<'columns'>,
  x: number,
  y: number,
  width: number,
  draw: DrawBlock,
): Part {
  const free = width - (block.items.length - 1) * BETWEEN;
  const total = block.items.reduce((sum, item) => sum + (item.width ?? 1), 0);
  let at = x;
  const panels = block.items.map((item) => {
    const own = ((item.width ?? 1) / total) * free;
    const left = at;
    at += own + BETWEEN;
    const inset = item.bare ? 0 : INNER;
    const above = item.title ? TITLE : inset;
    const part = stackBlocks(item.blocks, left + inset, y + above, own - 2 * inset, draw);
    return { item, left, own, part, height: above + part.height + inset };
  });
  const height = Math.max(...panels.map((panel) => panel.height));
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  for (const { item, left, own, part } of panels) {
    const inset = item.bare ? 0 : INNER;
    if (!item.bare) shapes.push(box(left, y, own, height, 'box', 6));
    if (item.title)
      shapes.push(label(item.title, left + inset, y + 21, own - 2 * inset - 12, 't-strong'));
    shapes.push(...part.shapes);
    const end = item.title
      ? left + inset + textWidth(item.title, 'tiny') * 1.03 + 16
      : left + own - 4;
    anchors.push(...anchor(item.mark, end, item.title ? y + 17 : y + 3), ...part.anchors);
  }
  return { shapes, height, anchors };
}
