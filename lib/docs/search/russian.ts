import { editDistance } from '../../base/text/edit-distance';
import { toleranceOf } from './typo';
import { stem } from './words';

const RUSSIAN = /^[а-я]+$/;
/** So much of the longer of two words must be their common beginning, that they are taken for the same. */
const SHARED = 0.7;
/** A beginning shorter than this is that of too many words. */
const MIN_SHARED = 5;
/** A reader types few words; a longer memory is worth nothing. */
const MAX_KNOWN = 200;

/** A Russian word of the table, and what it is called in these pages, best first. */
type Entry = readonly [word: string, meanings: readonly string[]];

/** Russian words in English: any form of a word is understood, because the two sides are compared by stem. */
export class Russian {
  readonly #entries: readonly Entry[];
  readonly #byStem: ReadonlyMap<string, readonly string[]>;
  readonly #known = new Map<string, readonly string[]>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#byStem = new Map(entries.map(([word, meanings]) => [keyOf(word), meanings]));
  }

  /** What a Russian word is called in these pages, best first; any form of the word, and near spellings of it. */
  englishOf(word: string): readonly string[] {
    if (!RUSSIAN.test(word)) return [];
    const before = this.#known.get(word);
    if (before) return before;
    const found =
      this.#byStem.get(keyOf(word)) ?? this.#relatedOf(word) ?? this.#misspelled(word) ?? [];
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }

  /** Meanings of the Russian words that begin so; for a word that is only half typed. */
  englishOfBeginning(start: string): string[] {
    const begun = this.#entries.filter(([word]) => word.startsWith(start));
    return [...new Set(begun.flatMap(([, meanings]) => meanings))];
  }

  /** Of the words with the same beginning, as `подтверждают` and `подтвердить`, the one that shares most. */
  #relatedOf(word: string): readonly string[] | undefined {
    let most = MIN_SHARED - 1;
    let found: readonly string[] | undefined;
    for (const [other, meanings] of this.#entries) {
      const shared = sharedLength(word, other);
      if (shared <= most || shared < SHARED * Math.max(word.length, other.length)) continue;
      most = shared;
      found = meanings;
    }
    return found;
  }

  /** The nearest words that are a typing error away. */
  #misspelled(word: string): readonly string[] | undefined {
    let best: number = toleranceOf(word) + 1;
    let found: readonly string[] | undefined;
    for (const [other, meanings] of this.#entries) {
      const distance = editDistance(word, other, best - 1, false);
      if (distance >= best) continue;
      best = distance;
      found = meanings;
    }
    return found;
  }
}

/**
 * A stem that all forms of a word share: the rules of Snowball leave the vowel that comes and goes before its end
 * (`ошибка`, `ошибок`; `настройка`, `настроек`; `кошелек`, `кошельков`).
 */
const keyOf = (word: string): string =>
  stem(word)
    .replace(/([аеиоуыэюя])е([кц])$/, '$1й$2')
    .replace(/([^аеиоуыэюя])[ое]([кц])$/, '$1$2')
    .replace(/ь([кц])$/, '$1');

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
