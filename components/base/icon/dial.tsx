import type { ReactNode } from 'react';
import { DISC_MARKS } from './dial-marks';

/** How much, drawn: a ring that fills, or a disc that says how it ended. */
export type DialLevel =
  | 'empty'
  | 'quarter'
  | 'half'
  | 'three-quarter'
  | 'full'
  | 'check'
  | 'cross'
  | 'bang'
  | 'minus'
  | 'clock'
  | 'back'
  | 'back-half'
  | 'turn';

/** The hue of a dial outside a status: `good` and `bad` judge, `accent` allows, `none` steps back. */
type DialTone = 'good' | 'bad' | 'accent' | 'none';

const RING = <circle cx="7" cy="7" r="5.25" />;
const DISC = <circle className="dial-fill" cx="7" cy="7" r="6" />;

/** Drawn on a grid of 14. Color comes from dial.css: ring and marks are lines, `dial-fill` is solid, `dial-cut` shows the ground. */
const SHAPES: Readonly<Record<DialLevel, ReactNode>> = {
  empty: RING,
  quarter: withRing(<path className="dial-fill" d="M7 7V3.5A3.5 3.5 0 0 1 10.5 7Z" />),
  half: withRing(<path className="dial-fill" d="M7 3.5a3.5 3.5 0 0 1 0 7Z" />),
  'three-quarter': withRing(<path className="dial-fill" d="M7 7V3.5A3.5 3.5 0 1 1 3.5 7Z" />),
  full: DISC,
  check: withDisc(DISC_MARKS.check),
  cross: withDisc(DISC_MARKS.cross),
  bang: withDisc(DISC_MARKS.bang),
  back: withDisc('M9.6 7H4.6m2-2.2L4.4 7l2.2 2.2'),
  minus: withRing(<path d="M4.5 7h5" />),
  'back-half': withRing(<path d="M9.4 7H4.8m1.9-1.9L4.8 7l1.9 1.9" />),
  turn: withRing(
    <path className="dial-thin" d="M5 9.4V6.6a1.9 1.9 0 0 1 3.8 0v2.2M7.3 7.5l1.5 1.6 1.5-1.6" />,
  ),
  clock: (
    <>
      <circle className="dial-dashed" cx="7" cy="7" r="5.25" />
      <path className="dial-thin" d="M7 4.4V7l1.6 1.2" />
    </>
  ),
};

/** The dial of each transaction status; the hue comes from `data-status` on a parent. */
export const STATUS_DIALS = {
  created: 'empty',
  pending: 'quarter',
  processing: 'half',
  authorized: 'three-quarter',
  success: 'check',
  partially_refunded: 'back-half',
  refunded: 'back',
  charged_back: 'bang',
  reversed: 'turn',
  failed: 'cross',
  canceled: 'minus',
  expired: 'clock',
} as const satisfies Record<string, DialLevel>;

export type StatusName = keyof typeof STATUS_DIALS;

/** Whether a word is one of the twelve transaction statuses. */
export const isStatusName = (name: string): name is StatusName => Object.hasOwn(STATUS_DIALS, name);

interface DialProps {
  readonly level: DialLevel;
  /** Names the dial when no word is next to it; without a label it is decoration. */
  readonly label?: string;
  readonly tone?: DialTone;
  /** Position of the left upper corner, for a dial inside a drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** The small circle whose filling says how much. Color is `--dial`, so a parent with `data-status` sets it. */
export function Dial({ level, label, tone, x, y }: DialProps) {
  const place = { ...(x === undefined ? {} : { x, y }), width: 14, height: 14 };
  const name =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside a word
    <svg className={tone ? `dial dial-${tone}` : 'dial'} viewBox="0 0 14 14" {...place} {...name}>
      {SHAPES[level]}
    </svg>
  );
}

function withRing(mark: ReactNode): ReactNode {
  return (
    <>
      {RING}
      {mark}
    </>
  );
}

function withDisc(cut: string): ReactNode {
  return (
    <>
      {DISC}
      <path className="dial-cut" d={cut} />
    </>
  );
}
