import { round, type Scene, type Shape } from '../scene';
import type { MoneyPath } from './layout';
import { timeScale } from './time-scale';

/** Width in CSS pixels of the frame in a window of 320 px, so that no text is made smaller. */
const WIDTH = 280;
const EDGE = 12;
const TOP = 16;
const NODE_HEIGHT = 56;
const GAP = 76;
/** Arrows of a gap from left to right: request, response, callback. */
const REQUEST = 28;
const RESPONSE = 132;
const CALLBACK = WIDTH - 16;
/** Height of a span: its label, then its bar. */
const SPAN = 40;

/** The same as `layoutMoneyPath` for a phone: the parties one below another, and the bars below their labels. */
export function layoutNarrowMoneyPath({ nodes, hops, callback, spans }: MoneyPath): Scene {
  const shapes: Shape[] = [];
  nodes.forEach(({ title, note }, i) => {
    const y = TOP + i * (NODE_HEIGHT + GAP);
    shapes.push(
      {
        type: 'rect',
        className: i === 1 ? 'box-strong' : 'box',
        x: EDGE,
        y,
        width: WIDTH - 2 * EDGE,
        height: NODE_HEIGHT,
        radius: 8,
      },
      { type: 'text', style: 'strong', anchor: 'middle', x: WIDTH / 2, y: y + 24, text: title },
      {
        type: 'text',
        style: 'small',
        className: 't-dim',
        anchor: 'middle',
        x: WIDTH / 2,
        y: y + 43,
        text: note,
      },
    );
  });
  hops.forEach((hop, i) => {
    const from = TOP + (i + 1) * NODE_HEIGHT + i * GAP + 6;
    const to = from + GAP - 12;
    const style = hop.code ? 'mono' : 'small';
    const y = from + 22;
    shapes.push(
      { type: 'path', className: 'edge-main', d: `M${REQUEST} ${from}V${to}`, head: 'main' },
      { type: 'text', style, x: REQUEST + 8, y, text: hop.out },
      {
        type: 'path',
        className: 'edge-main edge-dash',
        d: `M${RESPONSE} ${to}V${from}`,
        head: 'main',
      },
      { type: 'text', style, className: 't-dim', x: RESPONSE + 8, y, text: hop.back },
    );
  });
  const up = TOP + NODE_HEIGHT + 6;
  shapes.push(
    {
      type: 'path',
      className: 'edge-accent',
      d: `M${CALLBACK} ${up + GAP - 12}V${up}`,
      head: 'accent',
    },
    {
      type: 'text',
      style: 'mono',
      className: 't-accent',
      anchor: 'end',
      x: CALLBACK - 8,
      y: up + 52,
      text: callback,
    },
  );
  const scale = timeScale(WIDTH, EDGE);
  const first = TOP + nodes.length * (NODE_HEIGHT + GAP) - GAP + 32;
  spans.forEach((span, i) => {
    const x = round(scale.x(span.from));
    const y = first + i * SPAN;
    shapes.push(
      { type: 'text', style: 'small', x, y, text: span.label },
      {
        type: 'rect',
        className: span.main ? 'wait' : 'box-strong',
        x,
        y: y + 7,
        width: round(scale.x(span.to) - scale.x(span.from)),
        height: 14,
        radius: 3,
      },
    );
  });
  const axis = first + spans.length * SPAN;
  shapes.push(...scale.marks(axis));
  return { width: WIDTH, height: axis + 40, shapes };
}
