import type { Lifecycle } from '../contract/types';
import { type Edge, edgesOf, isWayOut } from './lifecycle-edges';
import {
  AFTER_WIDTH,
  BOX,
  bottom,
  boxWidth,
  DIAL,
  HEIGHT,
  jointsOf,
  left,
  line,
  MAIN_Y,
  middle,
  PLACES,
  type Route,
  right,
  rise,
  routeOf,
  TOUCH,
  top,
} from './lifecycle-routes';
import { COLUMN, round, roundedPath, type Scene, type Shape } from './scene';

export { describeLifecycle, edgesOf } from './lifecycle-edges';

/** Short words next to an edge, shown only if the edge exists. */
const NOTES: Readonly<
  Record<
    string,
    { x: number; y: number; text: string; anchor?: 'middle' | 'end'; accent?: boolean }
  >
> = {
  'processing>pending': {
    x: (right('pending') + left('processing')) / 2,
    y: bottom('pending') + 39,
    text: '3-D Secure step-up',
    anchor: 'middle',
  },
  'pending>success': {
    x: (rise() + middle('success')) / 2,
    y: MAIN_Y - 108,
    text: 'paid',
    anchor: 'middle',
  },
  'pending>authorized': {
    x: (rise() + middle('authorized')) / 2,
    y: MAIN_Y - 80,
    text: 'held',
    anchor: 'middle',
  },
  'processing>success': {
    x: (right('processing') + left('success')) / 2 + 24,
    y: MAIN_Y - 52,
    text: 'approved',
    anchor: 'middle',
  },
  'authorized>processing': {
    x: (right('processing') + left('authorized')) / 2 + 8,
    y: bottom('authorized') + 39,
    text: 'capture',
    anchor: 'middle',
  },
  'expired>success': {
    x: middle('expired') - 8,
    y: MAIN_Y + 70,
    text: 'late payment',
    anchor: 'end',
    accent: true,
  },
  'charged_back>success': {
    x: right('success') + 10,
    y: bottom('charged_back') + 14,
    text: 'dispute won',
  },
};

/** The short words at an edge, if the drawing has any. */
export const noteOf = ({ from, to }: Pick<Edge, 'from' | 'to'>): string | undefined =>
  NOTES[`${from}>${to}`]?.text;

/**
 * Draw the statuses and exactly the transitions of the data. The main line runs left to right;
 * the three ends without money are rails below, onto which the open statuses drop.
 */
export function layoutLifecycle({
  statuses,
  transitions,
}: Pick<Lifecycle, 'statuses' | 'transitions'>): Scene {
  const shapes: Shape[] = [
    {
      type: 'text',
      style: 'tiny',
      className: 't-dim',
      x: left('created'),
      y: 24,
      text: 'no money moved, or only held',
    },
    {
      type: 'text',
      style: 'tiny',
      className: 't-dim',
      x: left('success'),
      y: 24,
      text: 'money moved',
    },
    {
      type: 'path',
      className: 'tick',
      d: `M${left('created')} 34H${right('authorized')}m0 0v5M${left('created')} 34v5M${left('success')} 34H${left('refunded') + AFTER_WIDTH}v5M${left('success')} 34v5`,
    },
  ];
  const edges = edgesOf(transitions);
  const pairs = new Set(edges.filter((edge) => edge.from).map((edge) => `${edge.from}>${edge.to}`));
  // Plain edges first, so that the edge in the accent color is on top.
  for (const edge of [...edges].sort((a, b) => Number(a.exception) - Number(b.exception))) {
    const isMain = MAIN_LINE.has(`${edge.from}>${edge.to}`) || edge.from === '';
    // One edge of a drawing has the accent color.
    const isAccent = isWayOut(edge, statuses);
    const ink = isAccent ? 'accent' : isMain ? 'main' : 'edge';
    const route: Route = edge.from
      ? routeOf(edge.from, edge.to)
      : [
          [left(edge.to) - 15, line(edge.to)],
          [left(edge.to) - TOUCH, line(edge.to)],
        ];
    shapes.push({
      type: 'path',
      className: `${isAccent ? 'edge-accent' : isMain ? 'edge-main' : 'edge'}${edge.exception ? ' edge-dash' : ''}`,
      d: roundedPath(route),
      head: ink,
      edge: `${edge.from || 'none'}>${edge.to}`,
    });
    if (!edge.from) {
      shapes.push({
        type: 'circle',
        className: 'head-main',
        x: left(edge.to) - 15,
        y: line(edge.to),
        radius: 3,
      });
    }
  }
  for (const [x, y] of jointsOf(pairs)) {
    shapes.push({ type: 'circle', className: 'head', x: round(x), y, radius: 2.6 });
  }
  for (const { slug } of statuses) {
    if (!PLACES[slug])
      throw new Error(`lifecycle diagram: status "${slug}" has no place in the drawing`);
    shapes.push(
      {
        type: 'rect',
        status: slug,
        className: slug === 'success' ? 'box-strong' : 'box',
        x: left(slug),
        y: top(slug),
        width: boxWidth(slug),
        height: BOX,
        radius: 6,
      },
      { type: 'dial', status: slug, x: left(slug) + 6, y: line(slug) - DIAL / 2 },
      { type: 'text', style: 'mono-tiny', x: left(slug) + 25, y: line(slug) + 4, text: slug },
    );
  }
  for (const [edge, note] of Object.entries(NOTES)) {
    if (!pairs.has(edge)) continue;
    shapes.push({
      type: 'text',
      style: 'tiny',
      className: note.accent ? 't-accent t-halo' : 't-dim t-halo',
      anchor: note.anchor ?? 'start',
      x: round(note.x),
      y: note.y,
      text: note.text,
    });
  }
  return { width: COLUMN, height: HEIGHT, shapes };
}

const MAIN_LINE = new Set(['created>pending', 'pending>processing', 'processing>success']);
