import { COLUMN, round, roundedPath, type Scene, type Shape } from '../scene';
import { timeScale } from './time-scale';

/** Three parties in a row, what passes between them, and how long the whole takes. */
export interface MoneyPath {
  readonly nodes: readonly { readonly title: string; readonly note: string }[];
  /** Between neighbors, from left to right. */
  readonly hops: readonly {
    readonly out: string;
    readonly back: string;
    readonly code?: boolean | undefined;
  }[];
  /** Label of the arrow in the accent color from the second party back to the first. */
  readonly callback: string;
  /** Usual time until the result, in seconds; `main` is drawn in the accent color. */
  readonly spans: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly main?: boolean | undefined;
  }[];
}

const NODE_TOP = 32;
const NODE_HEIGHT = 72;
const NODE_WIDTH = 156;
/** Distance of the scale from both sides. */
const EDGE = 20;

const nodeX = (index: number, count: number): number =>
  EDGE + (index * (COLUMN - 2 * EDGE - NODE_WIDTH)) / Math.max(1, count - 1);

/** Requests out, responses back, the signed callback in the accent color; below, bars over a logarithmic scale. */
export function layoutMoneyPath({ nodes, hops, callback, spans }: MoneyPath): Scene {
  const shapes: Shape[] = nodes.flatMap((node, i): Shape[] => {
    const x = nodeX(i, nodes.length);
    const middle = round(x + NODE_WIDTH / 2);
    return [
      {
        type: 'rect',
        className: i === 1 ? 'box-strong' : 'box',
        x: round(x),
        y: NODE_TOP,
        width: NODE_WIDTH,
        height: NODE_HEIGHT,
        radius: 8,
      },
      {
        type: 'text',
        style: 'strong',
        anchor: 'middle',
        x: middle,
        y: NODE_TOP + 31,
        text: node.title,
      },
      {
        type: 'text',
        style: 'small',
        className: 't-dim',
        anchor: 'middle',
        x: middle,
        y: NODE_TOP + 51,
        text: node.note,
      },
    ];
  });
  hops.forEach((hop, i) => {
    const from = round(nodeX(i, nodes.length) + NODE_WIDTH);
    const to = round(nodeX(i + 1, nodes.length));
    const middle = round((from + to) / 2);
    const style = hop.code ? 'mono' : 'small';
    const out = NODE_TOP + 26;
    const back = NODE_TOP + 48;
    shapes.push(
      { type: 'path', className: 'edge-main', d: `M${from + 6} ${out}H${to - 6}`, head: 'main' },
      { type: 'text', style, anchor: 'middle', x: middle, y: out - 9, text: hop.out },
      {
        type: 'path',
        className: 'edge-main edge-dash',
        d: `M${to - 6} ${back}H${from + 6}`,
        head: 'main',
      },
      {
        type: 'text',
        style,
        className: 't-dim',
        anchor: 'middle',
        x: middle,
        y: back + 18,
        text: hop.back,
      },
    );
  });
  const start = nodeX(1, nodes.length) + NODE_WIDTH / 2;
  const end = nodeX(0, nodes.length) + NODE_WIDTH / 2;
  const top = NODE_TOP + NODE_HEIGHT;
  const low = top + 42;
  const way = roundedPath(
    [
      [start, top + 5],
      [start, low],
      [end, low],
      [end, top + 5],
    ],
    8,
  );
  shapes.push(
    { type: 'path', className: 'edge-accent', d: way, head: 'accent' },
    {
      type: 'text',
      style: 'mono',
      className: 't-accent',
      anchor: 'middle',
      x: round((start + end) / 2),
      y: low - 9,
      text: callback,
    },
  );
  const firstBar = low + 36;
  const scale = timeScale(COLUMN, EDGE);
  spans.forEach((span, i) => {
    const x = round(scale.x(span.from));
    const y = firstBar + i * 28;
    shapes.push(
      {
        type: 'rect',
        className: span.main ? 'wait' : 'box-strong',
        x,
        y,
        width: round(scale.x(span.to) - scale.x(span.from)),
        height: 22,
        radius: 3,
      },
      { type: 'text', style: 'small', x: x + 10, y: y + 15, text: span.label },
    );
  });
  const axis = firstBar + spans.length * 28 + 10;
  shapes.push(...scale.marks(axis));
  return { width: COLUMN, height: axis + 40, shapes };
}
