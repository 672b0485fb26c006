import { matchesWithPlaces } from './matches';

/** What is wrong with a note that its author left in a text, and where it begins. */
interface LeftOver {
  /** In the whole text, from 0. */
  readonly index: number;
  /** From 1, as the column. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const KINDS: readonly (readonly [pattern: RegExp, fault: string])[] = [
  // In small letters these are words of other languages.
  [/\b(?:TODO|FIXME|TBD)\b/g, 'is left over — do it, or remove the note'],
  [/\blorem ipsum\b/gi, 'fills a place — write the text'],
  // UTF-8 that was read as Windows-1252, and bytes that are no character.
  [
    /\ufffd|â€[\u0080-\u2122]|[ÃÂ][\u0080-\u00bf]/g,
    'was read in a wrong encoding — write the character, and save the file as UTF-8',
  ],
];

/** What no reader should get: notes to oneself, text that fills a place, and characters of a wrong encoding. */
export const leftOvers = (text: string): LeftOver[] =>
  KINDS.flatMap(([pattern, fault]) =>
    [...matchesWithPlaces(text, pattern)].map(({ match: { 0: found, index }, line, before }) => ({
      index,
      line,
      column: before + 1,
      message: `"${found}" ${fault}`,
    })),
  );
