import { idf } from './bm25';
import { isAbove, isInName, type SlotMatches } from './match';
import { STOP_WORDS, TASK_VERBS } from './stop-words';
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
  /** The phrase is one word. */
  readonly isWord: boolean;
  readonly worth: number;
  /** The phrase is a title, a heading, or a keyword. */
  readonly isName: boolean;
  /** What its words say together. */
  readonly weight: number;
}

/** A word of the query in a phrase. */
interface Found {
  /** How well the two match, 0 to 1. */
  readonly quality: number;
  /** What the word of the phrase says. */
  readonly rarity: number;
}

/** What a query says about the pages in addition to its words in phrases. */
export interface Around {
  /** The page of a record. */
  pageOf(record: number): number;
  /** The record of its page. */
  topOf(record: number): number;
  /** For each word, what it says about each page; 0 where no record of the page has it. */
  readonly pages: readonly Float64Array[];
}

const literally = (words: readonly string[]): string => words.map(stem).join(' ');

/** Names must come nearer than phrases to ask for a page: their words are found as those of names, too. */
const likeOfName = (near: number): number =>
  1 - ((1 - near) * (1 - NEAR.least)) / (1 - NEAR.leastOfName);

/** The phrases in which readers ask for pages, and how near a query comes to them. */
export class Asked {
  readonly #phrases: readonly Phrase[];
  /** The phrases that have a word. */
  readonly #byWord = new Map<string, number[]>();
  /** Questions with one specific word, "where is my payout", by all their words. */
  readonly #literal = new Map<string, number>();
  /** What a word says, which its forms share. */
  readonly #rarity = new Map<string, number>();
  /** The records of the pages about a thing of their own, by the words for it. */
  readonly #about = new Map<string, Set<number>>();
  readonly #hasSubject = new Set<number>();

  /** @param about words for what the page of a record is about, where it is about one thing of many */
  constructor(
    phrases: readonly AskedPhrase[],
    about: readonly (readonly [record: number, words: readonly string[]])[],
  ) {
    for (const [record, words] of about) {
      this.#hasSubject.add(record);
      for (const word of words)
        this.#about.set(word, (this.#about.get(word) ?? new Set()).add(record));
    }
    for (const { record, words } of phrases)
      if (words.length > 1 && words.filter((word) => !STOP_WORDS.has(word)).length === 1)
        this.#literal.set(literally(words), record);
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
    this.#phrases = phrases.map(({ record, words, worth }, number) => {
      let weight = 0;
      for (const [root, word] of telling[number] ?? []) {
        const rarity =
          idf(phrases.length, counts.get(root) ?? 0) * (TASK_VERBS.has(word) ? NEAR.verb : 1);
        weight += rarity;
        this.#rarity.set(word, rarity);
        const known = this.#byWord.get(word);
        if (known) known.push(number);
        else this.#byWord.set(word, [number]);
      }
      const isShared = (owners.get(keys[number] ?? '')?.size ?? 1) > 1;
      return {
        record,
        isWord: words.length === 1 && worth === 1,
        worth: isShared ? worth * NEAR.shared : worth,
        isName: worth < 1,
        weight,
      };
    });
  }

  /**
   * How near the query comes to the nearest phrase of each page, 0 to 1, or more for a whole question; pages without a
   * common word are left out.
   * @param typed all words of the query
   */
  likeness(
    required: readonly SlotMatches[],
    typed: readonly string[],
    { pages, pageOf, topOf }: Around,
  ): ReadonlyMap<number, number> {
    const nearest = new Map<number, number>();
    const found = required.map(({ slot }) => this.#found(slot.alternatives));
    // One word is a name, and names have their own order, unless readers ask for a page by this word alone.
    if (required.length < 2) return this.#alone(required, found, typed);
    const nearby = this.#nearby(found);
    const rarities = required.map((matches, at) => this.#says(matches, found[at]?.size ?? 0));
    const sought = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const named = this.#named(required);
    for (const number of new Set(found.flatMap((phrases) => [...phrases.keys()]))) {
      const phrase = this.#phrases[number];
      if (!phrase) continue;
      const { record, worth, isName, weight } = phrase;
      let told = 0;
      let covered = 0;
      required.forEach(({ values }, at) => {
        const own = found[at]?.get(number);
        const top = topOf(record);
        const value = values[record] || (values[top] ?? 0);
        const isNear = (pages[at]?.[pageOf(record)] ?? 0) > 0;
        const around =
          isInName(value) || named[at]?.has(top)
            ? NEAR.inName
            : isAbove(value)
              ? NEAR.inKeywords
              : nearby[at]?.has(top)
                ? NEAR.inOthers
                : isNear
                  ? NEAR.inText
                  : 0;
        told += (rarities[at] ?? 0) * Math.max(own?.quality ?? 0, around);
        if (own) covered += own.rarity * own.quality;
      });
      const whole = Math.min(1, covered / weight);
      const top = topOf(record);
      const isUnnamed = this.#hasSubject.has(top) && !named.some((records) => records.has(top));
      const near =
        (worth * (isUnnamed ? NEAR.unnamed : 1) * told * (1 - NEAR.phrase + NEAR.phrase * whole)) /
        sought;
      const like = isName ? likeOfName(near) : near;
      if (like > (nearest.get(record) ?? 0)) nearest.set(record, like);
    }
    return nearest;
  }

  /** The pages that readers ask for by one word alone, or by one among words that say nothing. */
  #alone(
    [matches]: readonly SlotMatches[],
    [found = new Map()]: readonly ReadonlyMap<number, Found>[],
    typed: readonly string[],
  ): ReadonlyMap<number, number> {
    const isElsewhere = (matches?.found.length ?? 0) > 0;
    const asked = new Map<number, number>();
    const literal = this.#literal.get(literally(typed));
    if (literal !== undefined) asked.set(literal, NEAR.literal);
    for (const [number, { quality, rarity }] of found) {
      const { record = -1, isWord = false, worth = 0, weight = 1 } = this.#phrases[number] ?? {};
      const isAsked = isWord && quality * worth >= NEAR.shared;
      // A phrase with a word that no record has is better than nothing.
      const aside = isElsewhere ? 0 : NEAR.least + (NEAR.aside * rarity) / weight;
      const like = isAsked ? quality * worth : aside;
      if (like > (asked.get(record) ?? 0)) asked.set(record, like);
    }
    return asked;
  }

  /** For each typed word, the records that have it in any phrase. */
  #nearby(found: readonly ReadonlyMap<number, Found>[]): readonly ReadonlySet<number>[] {
    return found.map(
      (phrases) =>
        new Set([...phrases.keys()].map((number) => this.#phrases[number]?.record ?? -1)),
    );
  }

  /** How much a typed word says: on the site, and among the phrases, where a word that none of them has says little. */
  #says({ rarity, slot }: SlotMatches, found: number): number {
    const among = idf(this.#phrases.length, Math.max(NEAR.few, found));
    const own = NEAR.site * rarity + (1 - NEAR.site) * among;
    return own * (slot.isTaskVerb ? NEAR.verb : 1) * (found === 0 ? NEAR.absent : 1);
  }

  /** For each typed word, the records whose subject it is. */
  #named(required: readonly SlotMatches[]): readonly ReadonlySet<number>[] {
    return required.map(({ slot }) => {
      const records = new Set<number>();
      for (const { word, kind } of slot.alternatives)
        if (kind !== 'prefix')
          for (const record of this.#about.get(word) ?? []) records.add(record);
      return records;
    });
  }

  /** The phrases that have one of these words, with the best of them. */
  #found(alternatives: SlotMatches['slot']['alternatives']): ReadonlyMap<number, Found> {
    const found = new Map<number, Found>();
    for (const { word, quality: own, kind } of alternatives) {
      const numbers = this.#byWord.get(word);
      if (!numbers) continue;
      const quality = kind === 'full' ? 1 : Math.min(1, own * NEAR[kind]);
      const rarity = this.#rarity.get(word) ?? 0;
      for (const number of numbers)
        if ((found.get(number)?.quality ?? 0) < quality) found.set(number, { quality, rarity });
    }
    return found;
  }
}
