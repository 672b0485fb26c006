import type { Shape } from './scene';
import { round } from './scene';
import { type TextStyle, textWidth } from './text';

/** Where the disc of a mark goes. */
export interface Anchor {
  readonly mark: string;
  readonly x: number;
  readonly y: number;
}

/** A drawn part: what it is made of, how high it is, and its marks. */
export interface Part {
  readonly shapes: readonly Shape[];
  readonly height: number;
  readonly anchors: readonly Anchor[];
}

/** Height of buttons and fields. */
export const CONTROL = 26;
/** Free room inside a frame. */
export const PAD = 12;
/** Width of a dial. */
export const DIAL = 14;

/** The place of a mark, if the part has one. */
export const anchor = (mark: string | undefined, x: number, y: number): Anchor[] =>
  mark === undefined ? [] : [{ mark, x: round(x), y: round(y) }];

/** One line of text, cut with an ellipsis where the room ends. */
export function label(
  text: string,
  x: number,
  y: number,
  room: number,
  className?: string,
  style: TextStyle = 'tiny',
  position: 'start' | 'middle' | 'end' = 'start',
): Shape {
  const cut = ellipsize(text, room, style);
  return {
    type: 'text',
    style,
    x: round(x),
    y: round(y),
    text: cut,
    anchor: position,
    ...(className ? { className } : {}),
  };
}

/** `ellipsize('external_transaction_id', 60, 'tiny')` → `external_tr…` */
export function ellipsize(text: string, room: number, style: TextStyle): string {
  if (textWidth(text, style) <= room) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`, style) > room) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}

/** A frame, filled. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  className = 'box',
  radius = 5,
): Shape => ({
  type: 'rect',
  className,
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
  radius,
});

/** A hairline. */
export const rule = (x: number, y: number, width: number): Shape => ({
  type: 'path',
  className: 'rule',
  d: `M${round(x)} ${round(y)}h${round(width)}`,
});

const chevron = (x: number, y: number): Shape => ({
  type: 'path',
  className: 'edge',
  d: `m${round(x)} ${round(y - 2)} 4 4 4-4`,
});

const lens = (x: number, y: number): Shape => ({
  type: 'path',
  className: 'edge',
  d: `M${round(x)} ${round(y)}a4 4 0 1 1 8 0a4 4 0 1 1-8 0m7 3 3 3`,
});

interface ButtonLook {
  /** Brass: the one thing the screen is for. */
  readonly primary?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A button as wide as its words. */
export function button(x: number, y: number, text: string, look: ButtonLook = {}): Shape[] {
  const width = buttonWidth(text);
  const [frame, words] = classesOf(look);
  return [
    box(x, y, width, CONTROL, frame),
    label(text, x + width / 2, y + 17, width - 8, words, 'tiny', 'middle'),
  ];
}

function classesOf({ primary, disabled }: ButtonLook): readonly [frame: string, words: string] {
  if (disabled) return ['box', 't-dim'];
  return primary ? ['solid', 'on-solid'] : ['box-strong', 't-strong'];
}

/** Width of a button around its words. */
export const buttonWidth = (text: string): number => Math.ceil(textWidth(text, 'tiny') * 1.03) + 26;

const SWATCHES = { accent: 'solid', ink: 'head-main', ground: 'box-strong' } as const;

/** A framed value: text field, or select with a chevron. */
export function field(
  x: number,
  y: number,
  width: number,
  value: string,
  options: {
    select?: boolean;
    unit?: string;
    mono?: boolean;
    search?: boolean;
    dim?: boolean;
    swatch?: 'accent' | 'ink' | 'ground';
  } = {},
): Shape[] {
  const unitWidth = options.unit ? textWidth(options.unit, 'tiny') + 10 : 0;
  const lead = options.search ? 14 : options.swatch ? 20 : 0;
  const start = x + PAD + lead;
  const room = width - PAD * 2 - unitWidth - (options.select ? 14 : 0) - lead;
  const shapes = [
    box(x, y, width, CONTROL, 'panel'),
    label(
      value,
      start,
      y + 17,
      room,
      options.dim ? 't-dim' : undefined,
      options.mono ? 'mono-tiny' : 'tiny',
    ),
  ];
  if (options.swatch) shapes.push(box(x + PAD, y + 6, 14, 14, SWATCHES[options.swatch], 3));
  if (options.search) shapes.push(lens(x + 10, y + 12));
  if (options.select) shapes.push(chevron(x + width - 18, y + 13));
  if (options.unit)
    shapes.push(label(options.unit, x + width - PAD, y + 17, unitWidth, 't-dim', 'tiny', 'end'));
  return shapes;
}
