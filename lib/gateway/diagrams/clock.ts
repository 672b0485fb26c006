import type { ClockBar, Clocks } from '../contract/types';
import { COLUMN, round, type Scene, type Shape } from './scene';
import { textWidth } from './text';

const LEFT = 32;
const RIGHT = 32;
const BAR_HEIGHT = 24;
const BAR_PITCH = 32;

/** Axis steps a person reads at a glance: seconds, minutes, hours, days. */
const STEPS = [
  1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400,
  172_800, 432_000, 604_800, 1_209_600, 2_592_000,
];

/**
 * `90` → `90 s`, `120` → `120 s`, `600` → `10 min`, `7200` → `2 h`, `259200` → `3 d`.
 * @param step distance of the numbers in a row, in seconds: they share a unit, so below a minute all are seconds
 */
export function formatSeconds(seconds: number, step = seconds <= 120 ? 1 : 60): string {
  if (step < 60) return `${seconds} s`;
  if (seconds % 86_400 === 0 && seconds >= 172_800) return `${seconds / 86_400} d`;
  if (seconds % 3600 === 0 && seconds >= 7200) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** Place time limits on one axis: bars above a scale with at most seven numbers. */
export function layoutClock({ bars, marks = [] }: Pick<Clocks, 'bars' | 'marks'>): Scene {
  const ends = bars.map((bar) => bar.atMost ?? bar.to);
  const longest = Math.max(1, ...ends);
  const step = STEPS.find((candidate) => longest / candidate <= 6) ?? longest;
  const last = Math.ceil(longest / step) * step;
  const px = (seconds: number) => LEFT + (seconds / last) * (COLUMN - LEFT - RIGHT);
  const top = marks.length > 0 ? 38 : 20;
  const axis = top + bars.length * BAR_PITCH + 12;

  const shapes: Shape[] = bars.flatMap((bar, i) => barShapes(bar, top + i * BAR_PITCH));
  shapes.push({ type: 'path', className: 'edge', d: `M${LEFT} ${axis}H${COLUMN - RIGHT}` });
  const minor = last / step > 3 ? 5 : 10;
  const count = Math.round(last / step) * minor;
  let long = '';
  let short = '';
  for (let tick = 0; tick <= count; tick++) {
    const x = round(px((tick * step) / minor));
    if (tick % minor !== 0) short += `M${x} ${axis}v4`;
    else {
      long += `M${x} ${axis}v9`;
      shapes.push({
        type: 'text',
        style: 'mono',
        className: 't-dim',
        anchor: 'middle',
        x,
        y: axis + 26,
        text: tick === 0 ? '0' : formatSeconds((tick / minor) * step, step),
      });
    }
  }
  shapes.push(
    { type: 'path', className: 'tick', d: long },
    { type: 'path', className: 'tick tick-minor', d: short },
  );
  // Needles last: they cross the bars and point at the scale.
  for (const mark of marks) {
    const x = round(px(mark.at));
    const flip = x + textWidth(mark.label, 'small') > COLUMN - 8;
    shapes.push(
      { type: 'path', className: 'needle', d: `M${x} 22V${axis}` },
      {
        type: 'text',
        style: 'small',
        className: 't-accent',
        x: flip ? x + 2 : Math.max(x - 2, 8),
        y: 16,
        anchor: flip ? 'end' : 'start',
        text: mark.label,
      },
    );
  }
  return { width: COLUMN, height: axis + 38, shapes };

  function barShapes(bar: ClockBar, y: number): Shape[] {
    const from = px(bar.from);
    const to = px(bar.to);
    const max = bar.atMost === undefined ? to : px(bar.atMost);
    const result: Shape[] = [];
    if (max > to) {
      result.push({
        type: 'path',
        className: 'edge edge-dash',
        d: `M${round(to)} ${y + 0.5}H${round(max)}V${y + BAR_HEIGHT - 0.5}H${round(to)}`,
      });
    }
    result.push({
      type: 'rect',
      className: bar.tone === 'wait' ? 'wait' : 'box-strong',
      x: round(from),
      y,
      width: round(Math.max(to - from, 3)),
      height: BAR_HEIGHT,
      radius: 3,
    });
    const labelWidth = textWidth(bar.label, 'small');
    const thenWidth = textWidth(bar.end, 'small');
    const base = y + BAR_HEIGHT / 2 + 4;
    const inside = to - from >= labelWidth + 20;
    let cursor = max + 10;
    if (inside) {
      result.push({ type: 'text', style: 'small', x: round(from + 10), y: base, text: bar.label });
    } else if (cursor + labelWidth + thenWidth + 16 <= COLUMN - 8) {
      result.push({ type: 'text', style: 'small', x: round(cursor), y: base, text: bar.label });
      cursor += labelWidth + 12;
    } else {
      result.push({
        type: 'text',
        style: 'small',
        anchor: 'end',
        x: round(from - 10),
        y: base,
        text: bar.label,
      });
    }
    const fitsAfter = cursor + thenWidth <= COLUMN - 8;
    // If the text fits neither after the bar nor inside it, it is left out: the caption has it.
    if (fitsAfter || (inside && to - from >= labelWidth + thenWidth + 32)) {
      result.push({
        type: 'text',
        style: 'small',
        className: 't-dim',
        anchor: fitsAfter ? 'start' : 'end',
        x: round(fitsAfter ? cursor : to - 10),
        y: base,
        text: bar.end,
      });
    }
    return result;
  }
}
