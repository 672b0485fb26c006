import type { HitKind, Segment } from '@/lib/docs/search/types';

/** A piece of a shown text. `isCode`: an identifier, which is set in mono. */
export interface Piece extends Segment {
  readonly isCode: boolean;
}

/** `refunded_amount`, `rates[].updated_at`: words that an underscore joins, with the names that they are in. */
const NAME = /\w+(?:(?:\[\])?\.\w+)*(?:\[\])?/g;
const JOINED = /[^\W_]_[^\W_]/;
/** What a row of a table begins with: `2010`, `BRL`, `USDC-POLYGON`, `fi`. */
const CODE = /^(?:\d[\d-]*|[A-Z][A-Z\d-]+|[a-z]{2,3})(?= )/;

/** The pieces of an excerpt, or of the name of a row of this kind, cut where an identifier begins or ends. */
export function piecesOf(segments: readonly Segment[], kind?: HitKind): Piece[] {
  const ranges = codesIn(segments.map(({ text }) => text).join(''), kind);
  const pieces: Piece[] = [];
  let start = 0;
  for (const { text, isMarked } of segments) {
    const end = start + text.length;
    const cuts = ranges.flat().filter((cut) => cut > start && cut < end);
    let from = start;
    for (const to of [...cuts, end]) {
      const isCode = ranges.some(([first, last]) => from >= first && to <= last);
      pieces.push({ text: text.slice(from - start, to - start), isMarked, isCode });
      from = to;
    }
    start = end;
  }
  return pieces;
}

type Range = readonly [start: number, end: number];

function codesIn(text: string, kind: HitKind | undefined): readonly Range[] {
  // `amount`, and a number with its name: `601 refunded`.
  const isWhole = (kind === 'field' || kind === 'code') && /^(?:\d+ )?\S+$/.test(text);
  if (isWhole) return [[0, text.length]];
  const code = kind === 'code' ? CODE.exec(text)?.[0].length : undefined;
  const names = [...text.matchAll(NAME)].filter(([name]) => JOINED.test(name));
  return [
    ...(code === undefined ? [] : [[0, code] as const]),
    ...names.map(({ 0: name, index }) => [index, index + name.length] as const),
  ];
}
