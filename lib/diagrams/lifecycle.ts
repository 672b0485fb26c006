import type { Lifecycle, Transition } from '../contract/types';
import { type Point, round, roundedPath, type Scene, type Shape } from './scene';
import { textWidth } from './text';

/** Where a status stands: centre line and left edge. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const BOX = 36;
const HALF = BOX / 2;
const DIAL = 14;
const MAIN_Y = 158;
const RAIL = { failed: 324, expired: 278, canceled: 370 } as const;

/** Authored positions; which of them are joined is for the data to say. */
const PLACES: Readonly<Record<string, Place>> = {
  created: { x: 38, y: MAIN_Y },
  pending: { x: 150, y: MAIN_Y },
  processing: { x: 262, y: MAIN_Y },
  authorized: { x: 394, y: MAIN_Y },
  success: { x: 530, y: MAIN_Y },
  expired: { x: 530, y: RAIL.expired },
  failed: { x: 530, y: RAIL.failed },
  canceled: { x: 530, y: RAIL.canceled },
  partially_refunded: { x: 664, y: MAIN_Y - 84 },
  refunded: { x: 664, y: MAIN_Y - 28 },
  reversed: { x: 664, y: MAIN_Y + 28 },
  charged_back: { x: 664, y: MAIN_Y + 84 },
};

const WIDTH = 852;
const HEIGHT = 408;
/** Statuses after which money has moved share one width, so that their right edges align. */
const AFTER_WIDTH = 162;
const AFTER = new Set(['partially_refunded', 'refunded', 'reversed', 'charged_back']);
const OUTCOMES = new Set(['expired', 'failed', 'canceled']);

const boxWidth = (status: string): number => {
  if (AFTER.has(status)) return AFTER_WIDTH;
  if (OUTCOMES.has(status) || status === 'success') return 96;
  return Math.ceil(textWidth(status, 'mono')) + DIAL + 25;
};

const left = (status: string): number => PLACES[status]?.x ?? 0;
const right = (status: string): number => left(status) + boxWidth(status);
const middle = (status: string): number => left(status) + boxWidth(status) / 2;
const line = (status: string): number => PLACES[status]?.y ?? 0;
const top = (status: string): number => line(status) - HALF;
const bottom = (status: string): number => line(status) + HALF;

/** Gap between an arrow head and the box it points at. */
const TOUCH = 2;
/** Trunk on which everything leaves `success`. */
const trunk = (): number => right('success') + 18;
/** Where a status drops onto the rails of the three ends. */
const drop = (status: string): number =>
  status === 'processing'
    ? right(status) - 22
    : status === 'pending'
      ? left(status) + 22
      : middle(status);
/** The one exit on top of `pending`, which then branches. */
const rise = (): number => right('pending') - 26;

type Route = readonly Point[];

/** Authored way of each edge, by `from>to`. */
function routeOf(from: string, to: string): Route {
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
    case 'partially_refunded>charged_back':
      return [
        [right(from), line(from)],
        [right(from) + 14, line(from)],
        [right(from) + 14, line(to)],
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
      // Neighbours on the main line; also the honest, if plain, way of an edge nobody has laid yet.
      return [
        [right(from), line(from)],
        [left(to) - TOUCH, line(to)],
      ];
  }
}

/** Dots where ways join: only these crossings are connections. */
function jointsOf(pairs: ReadonlySet<string>): Point[] {
  const joints: Point[] = [];
  for (const to of OUTCOMES) {
    const sources = ['created', 'pending', 'processing', 'authorized'].filter((from) =>
      pairs.has(`${from}>${to}`),
    );
    // The first source bends into the rail, unless it goes on to a lower one.
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

/** Short words beside an edge, shown only if the edge exists. */
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
  // One brass edge a drawing: the way out of a status that is final.
  const finals = new Set(
    statuses.filter((status) => status.final === 'yes').map((status) => status.slug),
  );
  const pairs = new Set(edges.filter((edge) => edge.from).map((edge) => `${edge.from}>${edge.to}`));
  // Plain edges first, so that the brass exception lies on top.
  for (const edge of [...edges].sort((a, b) => Number(a.exception) - Number(b.exception))) {
    const isMain = MAIN_LINE.has(`${edge.from}>${edge.to}`) || edge.from === '';
    const isAccent = edge.exception && finals.has(edge.from);
    const ink = isAccent ? 'accent' : isMain ? 'main' : 'edge';
    const route: Route = edge.from
      ? routeOf(edge.from, edge.to)
      : [
          [left(edge.to) - 24, line(edge.to)],
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
        x: left(edge.to) - 26,
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
        className: slug === 'success' ? 'box-strong' : 'box',
        x: left(slug),
        y: top(slug),
        width: boxWidth(slug),
        height: BOX,
        radius: 6,
      },
      { type: 'dial', status: slug, x: left(slug) + 9, y: line(slug) - DIAL / 2 },
      { type: 'text', style: 'mono', x: left(slug) + 30, y: line(slug) + 4, text: slug },
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
  return { width: WIDTH, height: HEIGHT, shapes };
}

const MAIN_LINE = new Set(['created>pending', 'pending>processing', 'processing>success']);

/** One edge of the graph; `from` is empty where a transaction comes into being. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly exception: boolean;
}

/** The rows of the table as single edges, each once. */
export function edgesOf(transitions: readonly Transition[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, exception } of transitions) {
    for (const source of from.length > 0 ? from : ['']) {
      const key = `${source}>${to}`;
      if (!edges.has(key)) edges.set(key, { from: source, to, exception: exception ?? false });
    }
  }
  return [...edges.values()];
}

/** Text alternative: every status with the ones that may follow. */
export function describeLifecycle({
  statuses,
  transitions,
}: Pick<Lifecycle, 'statuses' | 'transitions'>): string {
  const edges = edgesOf(transitions);
  const sentences = statuses.map(({ slug }) => {
    const next = edges.filter((edge) => edge.from === slug).map((edge) => edge.to);
    return next.length > 0 ? `From ${slug} to ${joinWords(next)}.` : `${slug} never changes.`;
  });
  return sentences.join(' ');
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
