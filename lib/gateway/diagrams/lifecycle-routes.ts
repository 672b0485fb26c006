import type { Point } from './scene';
import { textWidth } from './text';

/** Place of a status: center line and left edge. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Height of a box. */
export const BOX = 36;
const HALF = BOX / 2;
/** Width of a dial. */
export const DIAL = 14;
/** Center of the main line. */
export const MAIN_Y = 158;
const RAIL = { failed: 324, expired: 278, canceled: 370 } as const;

/** Authored positions; which of them are joined is for the data to say. */
export const PLACES: Readonly<Record<string, Place>> = {
  created: { x: 20, y: MAIN_Y },
  pending: { x: 115, y: MAIN_Y },
  processing: { x: 210, y: MAIN_Y },
  authorized: { x: 324, y: MAIN_Y },
  success: { x: 439, y: MAIN_Y },
  expired: { x: 439, y: RAIL.expired },
  failed: { x: 439, y: RAIL.failed },
  canceled: { x: 439, y: RAIL.canceled },
  partially_refunded: { x: 545, y: MAIN_Y - 84 },
  refunded: { x: 545, y: MAIN_Y - 28 },
  reversed: { x: 545, y: MAIN_Y + 28 },
  charged_back: { x: 545, y: MAIN_Y + 84 },
};

/** Height of the whole drawing. */
export const HEIGHT = 408;
/** Statuses after which money has moved share one width, so that their right edges align. */
export const AFTER_WIDTH = 150;
const AFTER = new Set(['partially_refunded', 'refunded', 'reversed', 'charged_back']);
const OUTCOMES = new Set(['expired', 'failed', 'canceled']);

/** Width of a status's box. */
export const boxWidth = (status: string): number => {
  if (AFTER.has(status)) return AFTER_WIDTH;
  if (OUTCOMES.has(status) || status === 'success') return 84;
  return Math.ceil(textWidth(status, 'mono-tiny')) + DIAL + 17;
};

/** Left edge of a status. */
export const left = (status: string): number => PLACES[status]?.x ?? 0;
/** Right edge of a status. */
export const right = (status: string): number => left(status) + boxWidth(status);
/** Center of a status. */
export const middle = (status: string): number => left(status) + boxWidth(status) / 2;
/** Center line of a status. */
export const line = (status: string): number => PLACES[status]?.y ?? 0;
/** Upper edge of a status. */
export const top = (status: string): number => line(status) - HALF;
/** Lower edge of a status. */
export const bottom = (status: string): number => line(status) + HALF;

/** Gap between an arrow head and the box it points at. */
export const TOUCH = 2;
/** Trunk on which everything leaves `success`. */
const trunk = (): number => right('success') + 10;
/** Where a status drops onto the rails of the three ends. */
const drop = (status: string): number =>
  status === 'processing'
    ? right(status) - 22
    : status === 'pending'
      ? left(status) + 22
      : middle(status);
/** The one exit on top of `pending`, which then branches. */
export const rise = (): number => right('pending') - 26;

/** Corners of a way, from status to status. */
export type Route = readonly Point[];

/** Authored way of each edge, by `from>to`. */
export function routeOf(from: string, to: string): Route {
  // Between two of the three ends, which are one below the other.
  if (from === 'expired' && to === 'failed') {
    return [
      [middle(from), bottom(from)],
      [middle(to), top(to) - TOUCH],
    ];
  }
  if (OUTCOMES.has(to)) {
    return [
      [drop(from), bottom(from)],
      [drop(from), line(to)],
      [left(to) - TOUCH, line(to)],
    ];
  }
  switch (`${from}>${to}`) {
    case 'created>processing':
      return [
        [middle('created'), top('created')],
        [middle('created'), MAIN_Y - 46],
        [left('processing') + 22, MAIN_Y - 46],
        [left('processing') + 22, top('processing') - TOUCH],
      ];
    case 'processing>pending':
      return [
        [left('processing') + 22, bottom('processing')],
        [left('processing') + 22, bottom('processing') + 24],
        [right('pending') - 22, bottom('pending') + 24],
        [right('pending') - 22, bottom('pending') + TOUCH],
      ];
    case 'authorized>processing':
      return [
        [left('authorized') + 18, bottom('authorized')],
        [left('authorized') + 18, bottom('authorized') + 24],
        [right('processing') - 10, bottom('processing') + 24],
        [right('processing') - 10, bottom('processing') + TOUCH],
      ];
    case 'pending>authorized':
      return [
        [rise(), top('pending')],
        [rise(), MAIN_Y - 74],
        [middle('authorized'), MAIN_Y - 74],
        [middle('authorized'), top('authorized') - TOUCH],
      ];
    case 'pending>success':
      return [
        [rise(), top('pending')],
        [rise(), MAIN_Y - 102],
        [middle('success'), MAIN_Y - 102],
        [middle('success'), top('success') - TOUCH],
      ];
    case 'processing>success':
      return [
        [right('processing') - 22, top('processing')],
        [right('processing') - 22, MAIN_Y - 46],
        [middle('success'), MAIN_Y - 46],
        [middle('success'), top('success') - TOUCH],
      ];
    case 'expired>success':
      return [
        [middle('expired'), top('expired')],
        [middle('success'), bottom('success') + TOUCH],
      ];
    case 'partially_refunded>refunded':
      return [
        [middle(from), bottom(from)],
        [middle(to), top(to) - TOUCH],
      ];
    case 'partially_refunded>partially_refunded':
      return [
        [right(from) - 46, top(from)],
        [right(from) - 46, top(from) - 13],
        [right(from) - 20, top(from) - 13],
        [right(from) - 20, top(from) - TOUCH],
      ];
    case 'partially_refunded>charged_back':
      return [
        [right(from), line(from)],
        [right(from) + 12, line(from)],
        [right(from) + 12, line(to)],
        [right(to) + TOUCH, line(to)],
      ];
    case 'charged_back>success':
      return [
        [left(from), line(from) + 8],
        [right(to) - 18, line(from) + 8],
        [right(to) - 18, bottom(to) + TOUCH],
      ];
    default:
      if (from === 'success' && AFTER.has(to)) {
        return [
          [right(from), line(from)],
          [trunk(), line(from)],
          [trunk(), line(to)],
          [left(to) - TOUCH, line(to)],
        ];
      }
      // Neighbors on the main line; also the fallback for an edge that has no route of its own.
      return [
        [right(from), line(from)],
        [left(to) - TOUCH, line(to)],
      ];
  }
}

/** Dots where ways join: only these crossings are connections. */
export function jointsOf(pairs: ReadonlySet<string>): Point[] {
  const joints: Point[] = [];
  for (const to of OUTCOMES) {
    const sources = ['created', 'pending', 'processing', 'authorized'].filter((from) =>
      pairs.has(`${from}>${to}`),
    );
    // The first source bends into the rail, unless it continues to a lower one.
    for (const [i, from] of sources.entries()) {
      const goesOn = [...OUTCOMES].some(
        (other) => line(other) > line(to) && pairs.has(`${from}>${other}`),
      );
      if (i > 0 || goesOn) joints.push([drop(from), line(to)]);
    }
  }
  if (pairs.has('pending>authorized') && pairs.has('pending>success'))
    joints.push([rise(), MAIN_Y - 74]);
  if (pairs.has('processing>success') && pairs.has('pending>success'))
    joints.push([middle('success'), MAIN_Y - 46]);
  const fan = [...AFTER].filter((to) => pairs.has(`success>${to}`));
  if (fan.length > 1) {
    joints.push([trunk(), MAIN_Y]);
    for (const to of fan) {
      const beyond = fan.some(
        (other) =>
          Math.sign(line(other) - MAIN_Y) === Math.sign(line(to) - MAIN_Y) &&
          Math.abs(line(other) - MAIN_Y) > Math.abs(line(to) - MAIN_Y),
      );
      if (beyond) joints.push([trunk(), line(to)]);
    }
  }
  return joints;
}
