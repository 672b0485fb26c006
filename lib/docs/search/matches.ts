import { fold, stem, type Word, wordsOf } from './words';

/** Start and end of a match in a text, end exclusive. */
export type Range = readonly [start: number, end: number];

/** A search has this many words at most; an address can hold any number. */
const MAX_TERMS = 12;

/** Terms of the `_highlight` values: split at blanks; short ones are dropped unless they are the only one. */
export function termsOf(values: readonly string[]): string[] {
  const terms = [...new Set(values.flatMap((value) => value.split(/\s+/)).map(fold))].filter(
    Boolean,
  );
  const long = terms.filter((term) => [...term].length > 1);
  return (long.length > 0 ? long : terms).slice(0, MAX_TERMS);
}

/**
 * Where the terms occur in a text as whole words: exactly, or as another form of the same word ("transactions" for
 * "transaction"). Matches do not overlap; the longest at a place wins.
 */
export function findMatches(text: string, terms: readonly string[]): Range[] {
  const wanted = new Set(
    terms.flatMap((term) => [term, ...wordsOf(term).map((word) => word.text)]),
  );
  const stems = new Set([...wanted].map(stem));
  const isWanted = (word: string): boolean => {
    const folded = fold(word);
    return wanted.has(folded) || stems.has(stem(folded));
  };
  const found = [
    ...wordsOf(text).filter((word) => isWanted(word.text)),
    ...grouped(text, wanted),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const matches: Range[] = [];
  for (const { start, end } of found) {
    if (start >= (matches.at(-1)?.[1] ?? 0)) matches.push([start, end]);
  }
  return matches;
}

/** Long numbers as pages print them, in groups: `4111 1111 1111 1111` for `4111111111111111`. */
const grouped = (text: string, wanted: ReadonlySet<string>): Word[] =>
  [...wanted]
    .filter((term) => /^\d{8,}$/.test(term))
    .flatMap((term) => [
      ...text.matchAll(new RegExp(`(?<!\\d)${[...term].join('[ \\u00a0]?')}(?!\\d)`, 'g')),
    ])
    .map(({ 0: number, index }) => ({ text: number, start: index, end: index + number.length }));
