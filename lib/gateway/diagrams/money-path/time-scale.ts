import { formatSeconds } from '../clock';
import { round, type Shape } from '../scene';

/** Numbers of the scale, in seconds. */
const MARKS = [1, 10, 60, 600, 3600, 86_400, 864_000];
const LONGEST = 864_000;
const UNIT = { 60: '1 min', 3600: '1 h', 86400: '1 d' } as const;

/** A logarithmic scale of one second to ten days between two points. */
export interface TimeScale {
  /** The place of a time in seconds, in pixels. */
  readonly x: (seconds: number) => number;
  /** The axis at this height, with its marks and numbers. */
  readonly marks: (y: number) => Shape[];
}

/** The scale of a drawing of this width, with `edge` pixels free on both sides. */
export function timeScale(width: number, edge: number): TimeScale {
  const x = (seconds: number): number =>
    edge + (Math.log10(seconds) / Math.log10(LONGEST)) * (width - 2 * edge);
  const marks = (y: number): Shape[] => {
    let minor = '';
    for (let power = 0; power < 6; power++) {
      for (let digit = 2; digit < 10; digit++) {
        const seconds = digit * 10 ** power;
        if (seconds < LONGEST) minor += `M${round(x(seconds))} ${y}v4`;
      }
    }
    const numbers = MARKS.map((seconds, i): Shape => {
      const anchor = i === 0 ? 'start' : i === MARKS.length - 1 ? 'end' : 'middle';
      const text =
        seconds === 60 || seconds === 3600 || seconds === 86_400
          ? UNIT[seconds]
          : formatSeconds(seconds);
      return {
        type: 'text',
        style: 'mono-tiny',
        className: 't-dim',
        anchor,
        x: round(x(seconds)),
        y: y + 26,
        text,
      };
    });
    return [
      { type: 'path', className: 'edge', d: `M${edge} ${y}H${width - edge}` },
      { type: 'path', className: 'tick tick-minor', d: minor },
      { type: 'path', className: 'tick', d: MARKS.map((s) => `M${round(x(s))} ${y}v9`).join('') },
      ...numbers,
    ];
  };
  return { x, marks };
}
