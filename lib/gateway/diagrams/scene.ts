import type { TextStyle } from './text';

/**
 * Width of a drawing that fills the frame in the column of a page, in CSS pixels: a wider one would be made smaller, and
 * its words with it.
 */
export const COLUMN = 716;

/** The inks of an arrow: what it is, not how it looks. */
export type EdgeKind = 'edge' | 'main' | 'accent';

/** Fillings of a dial that a drawing may use outside a status. */
type SceneDial = 'empty' | 'half' | 'full' | 'check' | 'cross' | 'minus' | 'bang';

/** Something a drawing is made of. Color always comes from the class name. */
export type Shape =
  | {
      readonly type: 'path';
      readonly d: string;
      readonly className: string;
      /** Draw an arrow head of this ink at the end. */
      readonly head?: EdgeKind;
      /** A name for tests and for the curious: `pending>success`. */
      readonly edge?: string;
    }
  | {
      readonly type: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
      /** The status that it is the box of. */
      readonly status?: string;
      readonly className: string;
    }
  | {
      readonly type: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly className: string;
    }
  | {
      readonly type: 'text';
      readonly x: number;
      /** Baseline. */
      readonly y: number;
      readonly text: string;
      readonly style: TextStyle;
      readonly anchor?: 'start' | 'middle' | 'end';
      /** Extra classes: `t-dim`, `t-accent`, `t-halo`. */
      readonly className?: string;
    }
  | {
      /** The dial of a status, or of a level such as `check`, 14 px square. */
      readonly type: 'dial';
      readonly x: number;
      readonly y: number;
      readonly status?: string;
      readonly level?: SceneDial;
      readonly tone?: 'good' | 'bad' | 'accent' | 'none';
    };

/** A finished drawing: a size and shapes in painting order. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** One decimal at most, so that the markup stays short and equal between builds. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of a route. */
export type Point = readonly [x: number, y: number];

/**
 * SVG path along right-angled points with rounded corners.
 * @example roundedPath([[0, 0], [20, 0], [20, 30]]) // 'M0 0H14Q20 0 20 6V30'
 */
export function roundedPath(points: readonly Point[], radius = 6): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  let [px, py] = first;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    if (!next) {
      d += lineTo(px, py, x, y);
      return;
    }
    const back = Math.min(radius, distance(px, py, x, y) / 2);
    const ahead = Math.min(radius, distance(x, y, next[0], next[1]) / 2);
    const r = Math.min(back, ahead);
    const [ex, ey] = towards(x, y, px, py, r);
    const [sx, sy] = towards(x, y, next[0], next[1], r);
    d += `${lineTo(px, py, ex, ey)}Q${round(x)} ${round(y)} ${round(sx)} ${round(sy)}`;
    px = sx;
    py = sy;
  });
  return d;
}

const distance = (ax: number, ay: number, bx: number, by: number) => Math.hypot(bx - ax, by - ay);

const towards = (x: number, y: number, tx: number, ty: number, by: number): Point => {
  const length = distance(x, y, tx, ty) || 1;
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by];
};

const lineTo = (px: number, py: number, x: number, y: number): string => {
  if (round(y) === round(py)) return `H${round(x)}`;
  return round(x) === round(px) ? `V${round(y)}` : `L${round(x)} ${round(y)}`;
};
