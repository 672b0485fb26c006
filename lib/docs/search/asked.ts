import { idf } from './bm25';
import { isAbove, isInName, type SlotMatches } from './match';
import { STOP_WORDS } from './stop-words';
import { NEAR } from './weights';
import { stem } from './words';

/** A phrase in which readers ask for a page. */
export interface AskedPhrase {
  /** The record of the page. */
  readonly record: number;
  readonly words: readonly string[];
  /** How far the phrase may lift its page, 0 to 1. */
  readonly worth: number;
}

interface Phrase {
  readonly record: number;
  readonly worth: number;
  /** What its words say together. */
  readonly weight: number;
}

/** The phrases in which readers ask for pages, and how near a query comes to them. */
export class Asked {
  readonly #phrases: readonly Phrase[];
  /** The phrases that have a word. */
  readonly #byWord = new Map<string, number[]>();
  /** What a word says, which its forms share. */
  readonly #rarity = new Map<string, number>();

  constructor(phrases: readonly AskedPhrase[]) {
    const telling = phrases.map(({ words }) => [
      ...new Map(words.filter((word) => !STOP_WORDS.has(word)).map((word) => [stem(word), word])),
    ]);
    const counts = new Map<string, number>();
    for (const own of telling)
      for (const [root] of own) counts.set(root, (counts.get(root) ?? 0) + 1);
    const owners = new Map<string, Set<number>>();
    const keys = telling.map((own) =>
      own
        .map(([root]) => root)
        .sort()
        .join(' '),
    );
    phrases.forEach(({ record }, at) => {
      const key = keys[at] ?? '';
      owners.set(key, (owners.get(key) ?? new Set()).add(record));
    });
    this.#phrases = phrases.map(({ record, worth }, number) => {
      let weight = 0;
      for (const [root, word] of telling[number] ?? []) {
        const rarity = idf(phrases.length, counts.get(root) ?? 0);
        weight += rarity;
        this.#rarity.set(word, rarity);
        const known = this.#byWord.get(word);
        if (known) known.push(number);
        else this.#byWord.set(word, [number]);
      }
      const isShared = (owners.get(keys[number] ?? '')?.size ?? 1) > 1;
      return { record, worth: isShared ? worth * NEAR.shared : worth, weight };
    });
  }

  /** How near the query comes to the nearest phrase of each page, 0 to 1; pages without a common word are left out. */
  likeness(
    required: readonly SlotMatches[],
    pages: readonly Float64Array[],
    pageOf: (record: number) => number,
  ): ReadonlyMap<number, number> {
    if (required.length < 2) return new Map();
    const inPhrase = required.map(({ slot }) => this.#found(slot.alternatives));
    const rarities = inPhrase.map(
      (found, at) =>
        NEAR.site * (required[at]?.rarity ?? 0) +
        (1 - NEAR.site) * idf(this.#phrases.length, Math.max(NEAR.few, found.size)),
    );
    const sought = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const numbers = new Set(inPhrase.flatMap((found) => [...found.keys()]));
    const nearest = new Map<number, number>();
    for (const number of numbers) {
      const phrase = this.#phrases[number];
      if (!phrase) continue;
      let told = 0;
      let covered = 0;
      required.forEach(({ values }, at) => {
        const found = inPhrase[at]?.get(number);
        const value = values[phrase.record] ?? 0;
        const elsewhere = (pages[at]?.[pageOf(phrase.record)] ?? 0) > 0 ? NEAR.inText : 0;
        const around = isInName(value) ? NEAR.inName : isAbove(value) ? NEAR.inKeywords : elsewhere;
        told += (rarities[at] ?? 0) * Math.max(found?.quality ?? 0, around);
        if (found) covered += found.rarity * found.quality;
      });
      const whole = Math.min(1, covered / phrase.weight);
      const like = (phrase.worth * told * (1 - NEAR.phrase + NEAR.phrase * whole)) / sought;
      if (like > (nearest.get(phrase.record) ?? 0)) nearest.set(phrase.record, like);
    }
    return nearest;
  }

  /** The phrases that have one of these words, with the best of them. */
  #found(alternatives: SlotMatches['slot']['alternatives']) {
    const found = new Map<number, { readonly quality: number; readonly rarity: number }>();
    for (const { word, quality: own, kind } of alternatives) {
      const quality =
        kind === 'full'
          ? 1
          : kind === 'meaning'
            ? Math.min(1, own * NEAR.meaning)
            : kind === 'typo'
              ? NEAR.typo
              : own * NEAR.prefix;
      const numbers = this.#byWord.get(word);
      if (!numbers) continue;
      const rarity = this.#rarity.get(word) ?? 0;
      for (const number of numbers)
        if ((found.get(number)?.quality ?? 0) < quality) found.set(number, { quality, rarity });
    }
    return found;
  }
}
