import { round, type Shape } from './scene';
import type { BlockOf, ScreenBlock, ScreenControl } from './screen-block-schema';
import { chart, shares } from './screen-charts';
import { columns } from './screen-columns';
import { buttons, facts, fields, numbers, options, timeline } from './screen-forms';
import {
  type Anchor,
  anchor,
  box,
  button,
  buttonWidth,
  CONTROL,
  field,
  label,
  type Part,
  rule,
} from './screen-parts';
import { code, drop, notice, qr, stages } from './screen-pieces';
import { table } from './screen-table';
import { textWidth } from './text';

/** Room between two controls of a bar. */
const BETWEEN = 6;

/** Draw one block at a place, in the given width. */
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
    case 'shares':
      return shares(block, x, y, width);
    case 'notice':
      return notice(block, x, y, width);
    case 'stages':
      return stages(block, x, y, width);
    case 'code':
      return code(block, x, y, width);
    case 'drop':
      return drop(block, x, y, width);
    case 'qr':
      return qr(block, x, y, width);
    case 'columns':
      return columns(block, x, y, width, drawBlock);
  }
}

function heading(block: BlockOf<'heading'>, x: number, y: number, width: number): Part {
  const shapes: Shape[] = [label(block.title, x, y + 17, width, undefined, 'strong')];
  const anchors: Anchor[] = [];
  let end = x + width;
  for (const item of [...(block.buttons ?? [])].reverse()) {
    const own = buttonWidth(item.label);
    end -= own;
    shapes.push(...button(end, y, item.label, item));
    anchors.push(...anchor(item.mark, end + own - 2, y + 1));
    end -= 8;
  }
  const titleEnd = x + textWidth(block.title, 'strong');
  const noteStart = titleEnd + (block.mark ? 32 : 12);
  if (block.note) shapes.push(label(block.note, noteStart, y + 17, end - noteStart - 12, 't-dim'));
  anchors.push(...anchor(block.mark, titleEnd + 16, y + 12));
  return { shapes, height: CONTROL, anchors };
}

function tabs(block: BlockOf<'tabs'>, x: number, y: number, width: number): Part {
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
      : buttonWidth(control.label) + (control.kind === 'select' ? 12 : 0),
  );
  const fixed = widths.reduce((sum, own) => sum + own + BETWEEN, 0);
  const searches = controls.filter((control) => control.kind === 'search').length;
  const share = Math.min(190, (width - fixed) / Math.max(1, searches));
  let at = x;
  controls.forEach((control, i) => {
    const own = control.kind === 'search' ? share : (widths[i] ?? 0);
    if (control.kind === 'button') shapes.push(...button(at, y, control.label, control));
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
    at += own + BETWEEN;
  });
  return { shapes, height: CONTROL, anchors };
}
