import { round, type Shape } from './scene';
import type { ScreenCell } from './screen-block-schema';
import { box, DIAL, label } from './screen-parts';
import { textWidth } from './text';

/** A cell with all its parts. */
export const spelled = (cell: ScreenCell): Exclude<ScreenCell, string> =>
  typeof cell === 'string' ? { text: cell } : cell;

/** Text of a cell, with its dial before it; at the end of its room with `align`. */
export function cellShapes(
  cell: ScreenCell,
  x: number,
  y: number,
  room: number,
  className?: string,
  align?: 'end',
): Shape[] {
  const { text, mono, status, dial, badge } = spelled(cell);
  const style = mono || status ? 'mono-tiny' : 'tiny';
  const lead = status || dial ? DIAL + 6 : 0;
  const free = room - lead - (badge ? 12 : 0);
  if (align === 'end' && lead === 0)
    return [label(text, x + room, y, free, className, style, 'end')];
  const words = label(text, x + lead + (badge ? 6 : 0), y, free, className, style);
  const before: Shape[] = badge
    ? [box(x, y - 12, Math.min(room, textWidth(text, style) + 12), 17, 'box-strong', 3)]
    : [];
  if (lead === 0) return [...before, words];
  const mark: Shape = {
    type: 'dial',
    x: round(x),
    y: round(y - 11),
    ...(status ? { status } : { level: dial ?? 'empty', tone: toneOf(dial) }),
  };
  return [mark, words];
}

/** Width of a cell's words with what is before them. */
export const cellWidth = (cell: ScreenCell): number => {
  const { text, mono, status, dial, badge } = spelled(cell);
  const words = textWidth(text, mono || status ? 'mono-tiny' : 'tiny');
  return words + (status || dial ? DIAL + 6 : 0) + (badge ? 12 : 0);
};

const toneOf = (dial: string | undefined) =>
  dial === 'check' || dial === 'full'
    ? 'good'
    : dial === 'cross' || dial === 'bang'
      ? 'bad'
      : 'none';
