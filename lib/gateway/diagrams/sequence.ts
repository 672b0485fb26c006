import type { Sequence, SequenceMessage } from '../contract/types';
import { COLUMN, round, type Scene, type Shape } from './scene';
import { blockWidth, lineHeight, type TextStyle, textWidth, wrapLabel } from './text';

type Drawn = Pick<Sequence, 'actors' | 'messages'>;

/** A bar of waiting time: the positions in the list of messages at which it begins and ends. */
export interface Wait {
  /** Id of the actor that waits. */
  readonly at: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** The waiting times of a sequence; one without an end is over with the next message. */
export const waitsOf = (messages: Drawn['messages']): Wait[] =>
  messages.flatMap(({ wait }, from) =>
    wait ? [{ at: wait.at, label: wait.label, from, to: (wait.until ?? from + 2) - 1 }] : [],
  );

const MARGIN = 14;
const HEAD_TOP = 20;
const HEAD_HEIGHT = 34;
const HEAD_PAD = 18;
const HEAD_GAP = 20;
const MIN_HEAD = 104;
/** From a lifeline to the end of an arrow. */
const ARROW_INSET = 6;
/** Free room at both sides of a label inside its lane. */
const LABEL_PAD = 14;
const LABEL_LIFT = 8;
const ROW_GAP = 21;
const WAIT_WIDTH = 10;
const WAIT_LABEL_GAP = 12;
/** A label longer than this wraps before it widens its lane; the first that lets the drawing fit the column. */
const WRAP_AT = [210, 170, 140, 110] as const;
const SELF_LOOP = 26;

/** A label as it is set. */
interface Label {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly width: number;
}

interface Plan {
  readonly labels: readonly Label[];
  /** From lifeline to lifeline. */
  readonly gaps: readonly number[];
  readonly width: number;
}

const narrowest = (plans: readonly Plan[]): Plan =>
  plans.reduce((best, plan) => (plan.width < best.width ? plan : best));

/**
 * Place a sequence drawing. Lanes grow until every label, in two lines at most, stays between the
 * lifelines of its own message, so labels can neither meet nor leave the drawing.
 * @throws Error when a message or a wait names an actor that is not in the list.
 */
export function layoutSequence({ actors, messages }: Drawn): Scene {
  const index = new Map(actors.map((actor, i) => [actor.id, i]));
  const lane = (id: string): number => {
    const found = index.get(id);
    if (found === undefined) throw new Error(`sequence diagram: no actor "${id}"`);
    return found;
  };
  const heads = actors.map((actor) =>
    Math.max(MIN_HEAD, Math.ceil(textWidth(actor.label, 'strong')) + 2 * HEAD_PAD),
  );
  const waits = waitsOf(messages);
  const waitRooms = waits.map((wait) => ({
    lane: lane(wait.at),
    room: textWidth(wait.label, 'small') + WAIT_LABEL_GAP + 8,
  }));

  const left = Math.max(
    MARGIN + (heads[0] ?? 0) / 2,
    ...waitRooms.filter((wait) => wait.lane === 0).map((wait) => wait.room + 8),
  );
  const lastLane = actors.length - 1;
  const right = Math.max(
    MARGIN + (heads[lastLane] ?? 0) / 2,
    ...waitRooms.filter((wait) => wait.lane === lastLane && lastLane > 0).map((w) => w.room + 8),
  );
  const plans = WRAP_AT.map(lanesFor);
  const plan = plans.find(({ width }) => width <= COLUMN) ?? narrowest(plans);
  const { gaps } = plan;
  const spare = Math.max(0, COLUMN - plan.width) / Math.max(1, gaps.length);
  const xs: number[] = [];
  actors.forEach((_, i) => {
    xs.push(i === 0 ? left : (xs[i - 1] ?? 0) + (gaps[i - 1] ?? 0) + spare);
  });
  const width = Math.ceil((xs[lastLane] ?? 0) + right);
  const x = (id: string): number => xs[lane(id)] ?? 0;

  // First wrapped, to find the lanes; now in one line again wherever the lanes have room for it.
  const labels = plan.labels.map((label, i) => {
    const message = messages[i];
    if (!message || label.lines.length === 1 || message.from === message.to) return label;
    const room = Math.abs(x(message.to) - x(message.from)) - 2 * (LABEL_PAD + ARROW_INSET);
    const width = textWidth(message.label, label.style);
    return width <= room ? { ...label, lines: [message.label], width } : label;
  });

  let y = HEAD_TOP + HEAD_HEIGHT + 10;
  const rows = messages.map((message, i) => {
    const label = labels[i] ?? { style: 'small' as const, lines: [], width: 0 };
    y += ROW_GAP + label.lines.length * lineHeight(label.style);
    const line = y;
    if (message.from === message.to) y += 14;
    return line;
  });
  const bottom = y + 26;

  const shapes: Shape[] = [];
  actors.forEach((actor, i) => {
    const at = xs[i] ?? 0;
    const head = heads[i] ?? MIN_HEAD;
    const top = HEAD_TOP + HEAD_HEIGHT;
    shapes.push(
      { type: 'path', className: 'life', d: `M${round(at)} ${top + 4}V${round(bottom - 8)}` },
      {
        type: 'rect',
        className: 'box',
        x: round(at - head / 2),
        y: HEAD_TOP,
        width: head,
        height: HEAD_HEIGHT,
        radius: 6,
      },
      {
        type: 'text',
        style: 'strong',
        anchor: 'middle',
        x: round(at),
        y: HEAD_TOP + 22,
        text: actor.label,
      },
    );
  });
  for (const wait of waits) shapes.push(...waitBar(wait));
  messages.forEach((message, i) => {
    shapes.push(...arrow(message, i));
  });
  return { width, height: Math.ceil(bottom), shapes };

  /** Labels wrapped at a width, and the lanes they need. */
  function lanesFor(wrapAt: number): Plan {
    const wrapped = messages.map((message): Label => {
      const style: TextStyle = message.code ? 'mono' : 'small';
      const lines = wrapLabel(message.label, wrapAt, style);
      return { style, lines, width: blockWidth(lines, style) };
    });
    const lanes = heads.slice(1).map((head, i) => (head + (heads[i] ?? 0)) / 2 + HEAD_GAP);
    messages.forEach((message, i) => {
      const from = Math.min(lane(message.from), lane(message.to));
      const to = Math.max(lane(message.from), lane(message.to));
      const label = wrapped[i]?.width ?? 0;
      const self = from === to;
      const end = self ? Math.min(from + 1, actors.length - 1) : to;
      const needed = label + 2 * (LABEL_PAD + ARROW_INSET) + (self ? SELF_LOOP : 0);
      const have = lanes.slice(from, end).reduce((sum, gap) => sum + gap, 0);
      const missing = (needed - have) / Math.max(1, end - from);
      for (let at = from; missing > 0 && at < end; at++) lanes[at] = (lanes[at] ?? 0) + missing;
    });
    const width = left + right + lanes.reduce((sum, gap) => sum + gap, 0);
    return { labels: wrapped, gaps: lanes, width };
  }

  function waitBar(wait: Wait): Shape[] {
    const at = x(wait.at);
    const top = (rows[wait.from] ?? HEAD_TOP + HEAD_HEIGHT + 14) - 4;
    const end = rows[wait.to] ?? bottom - 20;
    const side = lane(wait.at) === 0 ? -1 : 1;
    // Inside the drawing the label is just below the message that starts the wait, where no arrow runs.
    const outer = lane(wait.at) === 0 || lane(wait.at) === lastLane;
    const middle = outer ? (top + end) / 2 + 4 : top + 18;
    return [
      {
        type: 'rect',
        className: 'wait',
        x: round(at - WAIT_WIDTH / 2),
        y: round(top),
        width: WAIT_WIDTH,
        height: round(Math.max(end - top, 16)),
        radius: 3,
      },
      {
        type: 'text',
        style: 'small',
        className: 't-accent t-halo',
        anchor: side < 0 ? 'end' : 'start',
        x: round(at + side * WAIT_LABEL_GAP),
        y: round(middle),
        text: wait.label,
      },
    ];
  }

  function arrow(message: SequenceMessage, i: number): Shape[] {
    const at = rows[i] ?? 0;
    const from = x(message.from);
    const to = x(message.to);
    const label = labels[i];
    const accent = message.kind === 'callback';
    const self = from === to;
    const towards = to > from ? 1 : -1;
    const mirrored = self && lane(message.from) === lastLane && lastLane > 0;
    const out = mirrored ? -1 : 1;
    const d = self
      ? `M${round(from + out * ARROW_INSET)} ${at}H${round(from + out * SELF_LOOP)}V${at + 14}H${round(from + out * ARROW_INSET)}`
      : `M${round(from + towards * ARROW_INSET)} ${at}H${round(to - towards * ARROW_INSET)}`;
    const ink = accent ? 'edge-accent' : 'edge-main';
    const shapes: Shape[] = [
      {
        type: 'path',
        className: message.kind === 'answer' ? `${ink} edge-dash` : ink,
        d,
        head: accent ? 'accent' : 'main',
      },
    ];
    const lines = label?.lines ?? [];
    const step = lineHeight(label?.style ?? 'small');
    lines.forEach((text, n) => {
      shapes.push({
        type: 'text',
        style: label?.style ?? 'small',
        anchor: self ? (mirrored ? 'end' : 'start') : 'middle',
        className: accent ? 't-accent t-halo' : 't-halo',
        x: round(self ? from + out * (ARROW_INSET + 4) : (from + to) / 2),
        y: round(at - LABEL_LIFT - (lines.length - 1 - n) * step),
        text,
      });
    });
    return shapes;
  }
}
