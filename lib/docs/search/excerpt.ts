import { tokensOf } from './tokens';
import type { Segment } from './types';

/** Characters of an excerpt: two lines of the dropdown, which is 40 rem wide. */
const EXCERPT = 160;

const WORD = /[\p{L}\p{N}]+(?:[_\-.'’:@][\p{L}\p{N}]+)*/gu;

interface Place {
  readonly start: number;
  readonly end: number;
  /** Number of the typed word that it matches. */
  readonly slot: number;
}

/** Number of the typed word that a word of a text matches, or undefined. */
export type SlotOf = (token: string) => number | undefined;

/** The whole text with the searched words marked. */
export function markText(text: string, slotOf: SlotOf): Segment[] {
  return segments(text, 0, text.length, placesOf(text, slotOf));
}

/**
 * About `size` characters around the place with the most different searched words, cut at words of any
 * alphabet, with `…` where something is left out.
 */
export function excerptOf(text: string, slotOf: SlotOf, size = EXCERPT): Segment[] {
  const places = placesOf(text, slotOf);
  const [from, to] = windowOf(text, places, size);
  const shown = segments(text, from, to, places);
  return [
    ...(from > 0 ? [{ text: '… ', isMarked: false }] : []),
    ...shown,
    ...(to < text.length ? [{ text: ' …', isMarked: false }] : []),
  ];
}

function placesOf(text: string, slotOf: SlotOf): Place[] {
  const places: Place[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const slot = slotOfWord(word, slotOf);
    if (slot !== undefined) places.push({ start: index, end: index + word.length, slot });
  }
  return places;
}

/** Number of the typed word that a word as written, `customer.email`, matches in whole or in part. */
export function slotOfWord(word: string, slotOf: SlotOf): number | undefined {
  const whole = tokensOf(word).find((token) => slotOf(token) !== undefined);
  return whole === undefined ? undefined : slotOf(whole);
}

/** Start and end of the best window: most different words, then the earliest. */
function windowOf(text: string, places: readonly Place[], size: number): readonly [number, number] {
  if (text.length <= size) return [0, text.length];
  let best: readonly Place[] = [];
  let most = 0;
  places.forEach((first, at) => {
    const inside: Place[] = [];
    for (let next = at; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.end - first.start > size) break;
      inside.push(place);
    }
    const different = new Set(inside.map((place) => place.slot)).size;
    if (different > most) {
      most = different;
      best = inside;
    }
  });
  const start = best[0]?.start ?? 0;
  const end = Math.max(best.at(-1)?.end ?? 0, start);
  const room = Math.max(0, size - (end - start));
  // Two thirds of the room before would hide what follows, which says more.
  const before = Math.min(start, Math.floor(room / 3));
  // At the end of a text nothing follows, so what comes before it takes that room.
  const from = wordStart(text, Math.min(start - before, text.length - size), start);
  const to = wordEnd(text, Math.min(text.length, Math.max(end, from + size)), end);
  return [from, to];
}

/** The next beginning of a word at or after `from`, but not after `limit`. */
function wordStart(text: string, from: number, limit: number): number {
  if (from <= 0) return 0;
  const blank = text.slice(from - 1, limit).search(/\s/);
  return blank < 0 ? limit : Math.min(limit, from + blank);
}

/** The last end of a word at or before `to`, but not before `limit`; a word without end is cut. */
function wordEnd(text: string, to: number, limit: number): number {
  if (to >= text.length) return text.length;
  const blank = text.slice(limit, to + 1).search(/\s\S*$/);
  return blank < 0 ? Math.max(limit, boundary(text, to)) : limit + blank;
}

/** Not between the halves of a character outside the basic plane. */
const boundary = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;

function segments(text: string, from: number, to: number, places: readonly Place[]): Segment[] {
  const parts: Segment[] = [];
  let at = from;
  for (const { start, end } of places) {
    if (start < at || end > to) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMarked: false });
  return parts;
}
