import { editDistance } from '../../base/text/edit-distance';
import { type RussianEntry, russianNames } from './russian-names';
import { Sounds } from './sounds';
import { STOP_WORDS } from './stop-words';
import { toleranceOf } from './typo';
import { stem } from './words';

const RUSSIAN = /^[а-я][а-я0-9]*$/;
/** So much of the longer of two words must be their common beginning, that they are taken for the same. */
const SHARED = 0.7;
/** A beginning shorter than this is that of too many words. */
const MIN_SHARED = 5;
/** A reader types few words; a longer memory is worth nothing. */
const MAX_KNOWN = 200;

/**
 * Russian words in English: any form of a word is understood, because the two sides are compared by stem. Names of
 * countries, currencies, and languages are those of the platform, and Latin names are read as they sound.
 */
export class Russian {
  readonly #entries: readonly RussianEntry[];
  readonly #byStem: ReadonlyMap<string, readonly string[]>;
  readonly #namesOf: NamesOf;
  readonly #known = new Map<string, readonly string[]>();
  #learnedNames: Learned | undefined;

  constructor(entries: readonly RussianEntry[], names: NamesOf) {
    this.#entries = entries;
    this.#byStem = byStem(entries);
    this.#namesOf = names;
  }

  /** What a Russian word is called in these pages, best first; any form of the word, and near spellings of it. */
  englishOf(word: string): readonly string[] {
    if (!RUSSIAN.test(word)) return [];
    const before = this.#known.get(word);
    if (before) return before;
    const found = this.#found(word) ?? [];
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }

  /** Meanings of the Russian words that begin so, and names that sound so; for a word that is only half typed. */
  englishOfBeginning(start: string): string[] {
    if (!RUSSIAN.test(start)) return [];
    const { entries, sounds } = this.#learned();
    const begun = [...this.#entries, ...entries].filter(([word]) => word.startsWith(start));
    return [...new Set([...begun.flatMap(([, words]) => words), ...sounds.beginning(start)])];
  }

  #found(word: string): readonly string[] | undefined {
    const own = this.#byStem.get(word) ?? this.#byStem.get(keyOf(word));
    if (own || STOP_WORDS.has(word)) return own;
    const { entries, byStem: places, sounds } = this.#learned();
    return (
      places.get(word) ??
      places.get(keyOf(word)) ??
      someOf(sounds.same(word)) ??
      this.#relatedOf(word, this.#entries) ??
      this.#relatedOf(word, entries) ??
      this.#misspelled(word) ??
      someOf(sounds.like(word))
    );
  }

  /** Names of places and money, and names by their sounds, made when the first Russian word is typed. */
  #learned(): Learned {
    if (!this.#learnedNames) {
      const names = this.#namesOf();
      const entries = russianNames((word) => names.has(word));
      this.#learnedNames = { entries, byStem: byStem(entries), sounds: new Sounds(names) };
    }
    return this.#learnedNames;
  }

  /** Of the words with the same beginning, as `подтверждают` and `подтвердить`, the one that shares most. */
  #relatedOf(word: string, entries: readonly RussianEntry[]): readonly string[] | undefined {
    let most = MIN_SHARED - 1;
    let found: readonly string[] | undefined;
    for (const [other, meanings] of entries) {
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

/** The words of the names of the site, folded, the more important ones first. */
export type NamesOf = () => ReadonlySet<string>;

/** What no table says. */
interface Learned {
  /** Names of countries, currencies, and languages. */
  readonly entries: readonly RussianEntry[];
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  readonly sounds: Sounds;
}

/** Meanings by words, and by their stems where no other word is before. */
const byStem = (entries: readonly RussianEntry[]): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...entries.map(([word, meanings]) => [keyOf(word), meanings] as const).reverse(),
    ...entries,
  ]);

const someOf = (words: readonly string[]): readonly string[] | undefined =>
  words.length > 0 ? words : undefined;

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
