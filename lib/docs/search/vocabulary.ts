import { editDistance } from '../../base/text/edit-distance';
import type { Lexicon } from './lexicon';
import { toleranceOf } from './typo';
import { stem } from './words';

/** Letters of a word in which a swap is an error: two letters are another word, such as a country's code. */
const MIN_SWAPPED = 3;

/**
 * All words of the indexes. Whole words are kept, and their stems are made when they are needed. A beginning is looked
 * for among whole words, so a half-typed word that is longer than the stem is found too.
 */
export class Vocabulary {
  /** In alphabetical order; none while they have not been sorted. */
  #sorted: readonly string[] | undefined;
  readonly #known = new Set<string>();
  /** The words that share their first letters, by their stems: a word has these letters in common with all its forms. */
  readonly #forms = new Map<string, ReadonlyMap<string, readonly string[]>>();

  #first: ReadonlySet<string> = new Set();

  /** @param lexicon what words mean that are not here */
  constructor(readonly lexicon: Lexicon) {}

  /** Words of the titles of pages, which a beginning of one or two letters means before all others. */
  addFirst(words: readonly string[]): void {
    this.#first = new Set(words);
  }

  add(words: readonly string[]): void {
    for (const word of words) this.#known.add(word);
    this.#sorted = undefined;
    this.#forms.clear();
  }

  get #words(): readonly string[] {
    this.#sorted ??= [...this.#known].sort();
    return this.#sorted;
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** All forms of a word, itself included where it is known. */
  forms(word: string): readonly string[] {
    const start = word.slice(0, 2);
    const known = this.#forms.get(start);
    const forms = known ?? byStem(this.beginning(start));
    if (!known) this.#forms.set(start, forms);
    return forms.get(stem(word)) ?? [];
  }

  /** Words that begin with `start`, in alphabetical order. */
  beginning(start: string): readonly string[] {
    const words = this.#words;
    const from = positionIn(words, start);
    let to = from;
    while (words[to]?.startsWith(start)) to += 1;
    return words.slice(from, to);
  }

  /** At most `limit` of these words, those of titles first. */
  firstOf(words: readonly string[], limit: number): readonly string[] {
    if (words.length <= limit) return words;
    const first = words.filter((word) => this.#first.has(word));
    const others = words.filter((word) => !this.#first.has(word));
    return [...first, ...others].slice(0, limit);
  }

  /** Words with the same letters, two neighbors of which have changed places: no other error keeps all letters. */
  swapped(typed: string): readonly string[] {
    if (typed.length < MIN_SWAPPED || /\d/.test(typed)) return [];
    const letters = [...typed];
    const swaps = letters
      .slice(1)
      .map((letter, at) =>
        [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
      );
    return [...new Set(swaps)].filter((word) => word !== typed && this.has(word));
  }

  /** Words a typing error away, the nearest only; `isPrefix` also takes beginnings, for a word that is still being typed. */
  near(typed: string, isPrefix: boolean, limit: number = toleranceOf(typed)): readonly string[] {
    if (limit === 0) return [];
    let best: number = limit;
    let found: string[] = [];
    // The first letter is right, or has changed places with the second.
    for (const first of new Set([typed.charAt(0), typed.charAt(1)])) {
      for (const word of this.beginning(first)) {
        const distance = editDistance(typed, word, best, isPrefix);
        if (distance > best) continue;
        if (distance < best) found = [];
        best = distance;
        found.push(word);
      }
    }
    return found;
  }
}

/** First position in a sorted list whose word is not before `start`. */
function positionIn(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byStem(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const word of words) {
    const stemmed = stem(word);
    const known = forms.get(stemmed);
    if (known) known.push(word);
    else forms.set(stemmed, [word]);
  }
  return forms;
}
