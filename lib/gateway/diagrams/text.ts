/** How a label is set; the sizes are those of `.dia` in the diagram sheet. */
export type TextStyle = 'large' | 'base' | 'strong' | 'small' | 'tiny' | 'mono' | 'mono-tiny';

/** Font size in px, and whether every character is as wide as the next. */
const STYLES = {
  large: { size: 20, mono: false },
  base: { size: 13, mono: false },
  strong: { size: 13, mono: false },
  small: { size: 12, mono: false },
  tiny: { size: 11, mono: false },
  mono: { size: 12, mono: true },
  'mono-tiny': { size: 11, mono: true },
} satisfies Record<TextStyle, { size: number; mono: boolean }>;

/** Advance widths of the text face in thousandths of the font size, measured from the font file. */
const ADVANCES: readonly (readonly [number, string])[] = [
  [174, "'"],
  [224, '()ij'],
  [240, '{}!,.:;I'],
  [260, ' []|l’'],
  [300, '`'],
  [334, '-·"f'],
  [346, 't'],
  [405, '*_r–/'],
  [448, '\\'],
  [471, 'sz'],
  [516, 'Lg?cxvy'],
  [544, 'kaehnu≤J^P'],
  [560, '$+0123456789<=>~×S'],
  [585, 'FoZETbdpq'],
  [602, 'RBY'],
  [640, 'KAX'],
  [672, 'UV…NHD'],
  [705, '&#C'],
  [748, 'G%Ow'],
  [774, 'Q'],
  [835, 'mM'],
  [874, '@'],
  [957, 'W'],
  [1000, '→'],
  [1058, '—'],
];

const WIDTHS = new Map(ADVANCES.flatMap(([width, chars]) => [...chars].map((c) => [c, width])));
const UNKNOWN_ADVANCE = 640;
const MONO_ADVANCE = 600;
/** The semibold cut is this much wider. */
const STRONG_FACTOR = 1.02;

/** Width in px of one line of text, from a table: the build has no browser to ask. */
export function textWidth(text: string, style: TextStyle): number {
  const { size, mono } = STYLES[style];
  let units = 0;
  for (const char of text) units += mono ? MONO_ADVANCE : (WIDTHS.get(char) ?? UNKNOWN_ADVANCE);
  return (units / 1000) * size * (style === 'strong' || style === 'large' ? STRONG_FACTOR : 1);
}

/** Distance between the baselines of a wrapped label. */
export const lineHeight = (style: TextStyle): number => Math.round(STYLES[style].size * 1.25);

/**
 * Break a label into at most two lines as even as possible; one line if it fits. Words stay whole
 * while that is within reason; else long API words break after `_`, `.` or `/`.
 * @example wrapLabel('approves with PIN', 60, 'small') // ['approves', 'with PIN']
 */
export function wrapLabel(text: string, max: number, style: TextStyle): readonly string[] {
  if (textWidth(text, style) <= max) return [text];
  const atSpaces = splitBest(text, / /g, style);
  if (blockWidth(atSpaces, style) <= max * 1.2) return atSpaces;
  const anywhere = splitBest(text, / |(?<=[_./])(?=\S)/g, style);
  return blockWidth(anywhere, style) < blockWidth(atSpaces, style) * 0.8 ? anywhere : atSpaces;
}

/**
 * Break a text into as many lines as it needs. A word that is wider than a line, such as a code to copy, breaks anywhere.
 * @example wrapText('Approve the payment', 80, 'small') // ['Approve the', 'payment']
 */
export function wrapText(text: string, max: number, style: TextStyle): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, style) <= max) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (textWidth(line, style) > max) {
      let end = line.length - 1;
      while (end > 1 && textWidth(line.slice(0, end), style) > max) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
}

const COMMA_BONUS = 0.85;

/** The split at one of the places that makes the widest line narrowest. */
function splitBest(text: string, places: RegExp, style: TextStyle): readonly string[] {
  let best: readonly string[] = [text];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (const { index } of text.matchAll(places)) {
    const lines = [text.slice(0, index).trimEnd(), text.slice(index).trimStart()];
    // A comma is where one would breathe; it wins over a slightly more even split.
    const breath = lines[0]?.endsWith(',') ? COMMA_BONUS : 1;
    const width = blockWidth(lines, style) * breath;
    if (width < bestWidth) {
      best = lines;
      bestWidth = width;
    }
  }
  return best;
}

/** Width of the widest of some lines. */
export const blockWidth = (lines: readonly string[], style: TextStyle): number =>
  Math.max(0, ...lines.map((line) => textWidth(line, style)));
