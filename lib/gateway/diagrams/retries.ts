import type { CallbackAttempt } from '../contract/types';
import { COLUMN, round, type Scene, type Shape } from './scene';
import { textWidth } from './text';

const EDGE = 28;
const LEVEL = 26;
/** The scale begins here: the first attempt, at zero, is drawn at its start. */
const FIRST_SECOND = 1;
const MARKS = [
  { seconds: 1, label: '0 s' },
  { seconds: 10, label: '10 s' },
  { seconds: 60, label: '1 min' },
  { seconds: 600, label: '10 min' },
  { seconds: 3600, label: '1 h' },
  { seconds: 36_000, label: '10 h' },
  { seconds: 86_400, label: '1 d' },
  { seconds: 259_200, label: '3 d' },
] as const;
const DISC = 10;

/** When a callback is sent again, on a logarithmic scale: attempts as numbered discs, the first in the accent color. */
export function layoutRetries(attempts: readonly CallbackAttempt[]): Scene {
  const longest = Math.max(
    MARKS.at(-1)?.seconds ?? 1,
    ...attempts.map(({ atSeconds }) => atSeconds),
  );
  const x = (seconds: number) =>
    EDGE +
    (Math.log10(Math.max(seconds, FIRST_SECOND)) / Math.log10(longest)) * (COLUMN - 2 * EDGE);

  // Late attempts are close together on this scale: a disc that would touch its neighbor goes up a level.
  const ends: number[] = [];
  const discs = attempts.map(({ attempt, atSeconds }) => {
    const at = round(x(atSeconds));
    const found = ends.findIndex((end) => at - DISC > end + 2);
    const level = found < 0 ? ends.length : found;
    ends[level] = at + DISC;
    return { attempt, at, level };
  });
  const axis = 30 + ends.length * LEVEL;
  const shapes: Shape[] = [
    { type: 'path', className: 'edge', d: `M${EDGE} ${axis}H${COLUMN - EDGE}` },
    { type: 'path', className: 'tick tick-minor', d: minorTicks(longest, x, axis) },
  ];
  let free = 0;
  for (const mark of MARKS) {
    const at = round(x(mark.seconds));
    const half = textWidth(mark.label, 'mono-tiny') / 2;
    shapes.push({ type: 'path', className: 'tick', d: `M${at} ${axis}v9` });
    if (at - half < free) continue;
    free = at + half + 6;
    shapes.push({
      type: 'text',
      style: 'mono-tiny',
      className: 't-dim',
      anchor: 'middle',
      x: at,
      y: axis + 26,
      text: mark.label,
    });
  }
  for (const { attempt, at, level } of discs) {
    const y = axis - 22 - level * LEVEL;
    const isFirst = attempt === attempts[0]?.attempt;
    shapes.push(
      { type: 'path', className: isFirst ? 'needle' : 'edge', d: `M${at} ${y + DISC}V${axis}` },
      { type: 'circle', className: isFirst ? 'callout' : 'box-strong', x: at, y, radius: DISC },
      {
        type: 'text',
        style: 'tiny',
        className: isFirst ? 'callout-text' : 't-strong',
        anchor: 'middle',
        x: at,
        y: y + 4,
        text: String(attempt),
      },
    );
  }
  return { width: COLUMN, height: axis + 40, shapes };
}

function minorTicks(longest: number, x: (seconds: number) => number, axis: number): string {
  let d = '';
  for (let power = 1; power < longest; power *= 10) {
    for (let digit = 2; digit < 10; digit++) {
      if (digit * power < longest) d += `M${round(x(digit * power))} ${axis}v4`;
    }
  }
  return d;
}
