import { editDistance } from '../../base/text/edit-distance';
import { toleranceOf } from './typo';
import { stem } from './words';

/**
 * All words of the index by number. Whole words are kept, and their stems beside them: a beginning is looked for among
 * whole words, so no half-typed word falls between a word and its stem.
 */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** By their first letters, which a word has in common with its stem and with all its forms. */
  readonly #byStart = new Map<string, number[]>();
  readonly #byStem = new Map<string, number[]>();
  /** How many words of each start have been stemmed. */
  readonly #stemmed = new Map<string, number>();
  #grouped = 0;
  #sorted: readonly number[] = [];
  #byFirst = new Map<string, number[]>();

  /** Number of a word, which is added if it is new. */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.#numbers.set(word, number);
    push(this.#byStart, startOf(word), number);
    return number;
  }

  /** Number of exactly this word. */
  number(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** All forms of a word, itself included where it is known. */
  forms(word: string): readonly number[] {
    // Stems are made when a question needs them, not while the index is built.
    const start = startOf(word);
    const numbers = this.#byStart.get(start) ?? [];
    for (const number of numbers.slice(this.#stemmed.get(start) ?? 0))
      push(this.#byStem, stem(this.words[number] ?? ''), number);
    this.#stemmed.set(start, numbers.length);
    return this.#byStem.get(stem(word)) ?? [];
  }

  /** Words that begin with `start`, in alphabetical order. */
  beginning(start: string): readonly number[] {
    if (this.#sorted.length !== this.words.length) this.#sort();
    const sorted = this.#sorted;
    const from = this.#position(start);
    let to = from;
    while (to < sorted.length && this.#at(to).startsWith(start)) to += 1;
    return sorted.slice(from, to);
  }

  /** Words a typo away, the nearest only; `isPrefix` also takes beginnings, for a word that is still being typed. */
  near(typed: string, isPrefix: boolean): readonly number[] {
    const limit = toleranceOf(typed);
    if (limit === 0) return [];
    for (; this.#grouped < this.words.length; this.#grouped += 1)
      push(this.#byFirst, this.words[this.#grouped]?.charAt(0) ?? '', this.#grouped);
    let best: number = limit;
    let found: number[] = [];
    // The first letter is right, or has changed places with the second.
    for (const first of new Set([typed.charAt(0), typed.charAt(1)])) {
      for (const number of this.#byFirst.get(first) ?? []) {
        const distance = editDistance(typed, this.words[number] ?? '', best, isPrefix);
        if (distance > best) continue;
        if (distance < best) found = [];
        best = distance;
        found.push(number);
      }
    }
    return found;
  }

  #sort(): void {
    const { words } = this;
    this.#sorted = words
      .map((_, number) => number)
      .sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  }

  #at(position: number): string {
    return this.words[this.#sorted[position] ?? -1] ?? '';
  }

  /** First position whose word is not before `start`. */
  #position(start: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#at(middle) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const startOf = (word: string): string => word.slice(0, 2);

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
