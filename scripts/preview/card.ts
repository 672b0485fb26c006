import type { Mark } from '../../lib/docs/site/mark';
import { markSvg } from './brand-icons';
import { blankCanvas, type Canvas, copyOf, fill, pngOf, stamp, withDrawing } from './canvas';
import { eachLetter, type TextStyle, widthOf } from './letters';
import { linesOf } from './lines';
import { type Box, toPixels } from './raster';

/** What a preview of a page says. */
export interface PreviewText {
  readonly title: string;
  readonly section: string;
  readonly description: string;
  /** `/api/cards_check`. */
  readonly route: string;
  readonly siteName: string;
  /** What follows the name: "docs". */
  readonly kind: string;
  readonly mark: Mark;
  readonly colors: CardColors;
}

/** A picture cannot read custom properties: the values of the dark theme. */
export interface CardColors {
  readonly ground: string;
  readonly strong: string;
  readonly muted: string;
  readonly line: string;
  readonly tick: string;
  readonly accent: string;
}

/** Width and height that networks ask for (Open Graph, 1.91 : 1). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Inks by their numbers. */
const INKS = ['strong', 'muted', 'line', 'tick', 'accent'] as const;
type Ink = (typeof INKS)[number];

const LEFT = 80;
const RIGHT = PREVIEW_SIZE.width - 80;
const WIDTH = RIGHT - LEFT;

const MARK = { left: LEFT, top: 80, width: 64, height: 64 } as const;
const NAME: TextStyle = { weight: 500, size: 34 };
const KIND: TextStyle = { weight: 400, size: 34 };
const NAME_BASELINE = 124;
const RULE = 184;
const TITLE_TOP = 222;
/** Sizes of a title; one that would not have room is smaller. */
const TITLE_SIZES = [88, 76, 64, 52, 44] as const;
const TITLE_LINE = 1.08;
const DESCRIPTION: TextStyle = { weight: 400, size: 28 };
const DESCRIPTION_LINE = 38;
const DESCRIPTION_BOTTOM = 472;
const ROUTE: TextStyle = { weight: 400, size: 26 };
const ROUTE_BASELINE = 542;
const BOTTOM = 550;

const TICKS = 21;
const TICK_STEP = 16;
const SCALE_LEFT = RIGHT - ((TICKS - 1) * TICK_STEP + 3);
const SCALE_HEIGHT = 48;

/** Baseline in a line whose height is this share of the size: the font's ascent is 1, its descent 0.303. */
const baselineOf = (size: number, share: number): number => ((share - 1.303) / 2 + 1) * size;

/**
 * "Scale and dial" as a card: brand and section above the rule, title and description, the address, and the scale.
 * @returns a PNG
 */
export function drawPreview(text: PreviewText): Buffer {
  const { title, section, description, route } = text;
  const canvas = copyOf(frameOf(text));
  write(canvas, 'muted', section, RIGHT - widthOf(section, KIND), NAME_BASELINE, KIND);
  const lines = linesIn(description, DESCRIPTION, WIDTH, 2);
  const top = DESCRIPTION_BOTTOM - lines.length * DESCRIPTION_LINE;
  for (const [index, line] of lines.entries()) {
    const baseline = top + index * DESCRIPTION_LINE + baselineOf(DESCRIPTION.size, 1.35);
    write(canvas, 'muted', line, LEFT, baseline, DESCRIPTION);
  }
  writeTitle(canvas, title, top - TITLE_TOP);
  const [address = ''] = linesIn(route === '/' ? '' : route, ROUTE, SCALE_LEFT - LEFT - 40, 1);
  write(canvas, 'accent', address, LEFT, ROUTE_BASELINE, ROUTE);
  drawScale(canvas, route);
  return pngOf(canvas);
}

const frames = new Map<string, Canvas>();

/** What all pages of a site have: the ground, the brand and the rule. */
function frameOf({ siteName, kind, mark, colors }: PreviewText): Canvas {
  const key = JSON.stringify([siteName, kind, mark, colors]);
  const known = frames.get(key);
  if (known) return known;
  const blank = blankCanvas(PREVIEW_SIZE, [colors.ground, ...INKS.map((ink) => colors[ink])]);
  const { width, height } = MARK;
  const ground = `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`;
  const drawing = markSvg(mark, colors.accent, ` width="${width}" height="${height}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawing}</svg>`;
  const frame = withDrawing(blank, toPixels(svg, width), MARK);
  const nameLeft = MARK.left + MARK.width + 24;
  write(frame, 'strong', siteName, nameLeft, NAME_BASELINE, NAME);
  const kindLeft = nameLeft + widthOf(siteName, NAME) + 10;
  write(frame, 'muted', kind, kindLeft, NAME_BASELINE, KIND);
  const rule = { left: LEFT, top: RULE, width: WIDTH, height: 2 };
  paint(frame, 'line', rule);
  paint(frame, 'accent', { ...rule, width: 72 });
  frames.set(key, frame);
  return frame;
}

/** The title has the largest size at which all of it has room; at the smallest, the rest is cut. */
function writeTitle(canvas: Canvas, title: string, room: number): void {
  const largest = title.length > 44 ? 64 : title.length > 24 ? 76 : 88;
  const tries = TITLE_SIZES.filter((size) => size <= largest).map((size) => {
    const most = Math.floor(room / (size * TITLE_LINE));
    const style: TextStyle = { weight: 600, size, letterSpacing: -0.015 };
    return { style, most, lines: linesIn(title, style, WIDTH, most + 1) };
  });
  const chosen = tries.find(({ lines, most }) => lines.length <= most) ?? tries.at(-1);
  if (!chosen) return;
  const { style, most } = chosen;
  for (const [index, line] of linesIn(title, style, WIDTH, most).entries()) {
    const baseline =
      TITLE_TOP + index * style.size * TITLE_LINE + baselineOf(style.size, TITLE_LINE);
    write(canvas, 'strong', line, LEFT, baseline, style);
  }
}

const linesIn = (text: string, style: TextStyle, width: number, most: number): string[] =>
  linesOf(text, { width, most }, (part) => widthOf(part, style));

function write(
  canvas: Canvas,
  ink: Ink,
  text: string,
  left: number,
  baseline: number,
  style: TextStyle,
): void {
  const top = Math.round(baseline);
  eachLetter(text, left, style, (mask, x) => {
    stamp(canvas, INKS.indexOf(ink), mask, { left: x, top });
  });
}

function paint(canvas: Canvas, ink: Ink, box: Box): void {
  fill(canvas, INKS.indexOf(ink), box);
}

/** A ruler with a mark whose place depends on the page's route. */
function drawScale(canvas: Canvas, route: string): void {
  const hand = [...route].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % TICKS,
    7,
  );
  for (let index = 0; index < TICKS; index += 1) {
    const isHand = index === hand;
    const height = isHand ? SCALE_HEIGHT : index % 5 === 0 ? 30 : 16;
    const left = SCALE_LEFT + index * TICK_STEP;
    const box = { left, top: BOTTOM - height, width: isHand ? 3 : 2, height };
    paint(canvas, isHand ? 'accent' : 'tick', box);
  }
}
