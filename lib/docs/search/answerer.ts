import { otherLayout } from './layout';
import { matchSlot, type SlotMatches } from './match';
import type { Names } from './names';
import { type Slot, slotOf, wordsOfQuery } from './plan';
import type { Postings } from './postings';
import { rank } from './rank';
import type { Layout, Ranked } from './rank-record';

/** Words of the last questions that are kept: with each key only the last word is another. */
const MAX_KNOWN = 32;

/** The records that match a query, best first, and the words that they match. */
export interface Answer {
  readonly slots: readonly Slot[];
  readonly ranked: readonly Ranked[];
  /** What was searched instead of the query. */
  readonly corrected?: string;
  /** Typed words that the index does not have, typing errors and other forms considered; they were left out. */
  readonly unknown: readonly string[];
}

/** Finds the records of a query: as typed, without words that no page has, or typed on another keyboard layout. */
export class Answerer {
  readonly #known = new Map<string, SlotMatches>();

  constructor(
    readonly postings: Postings,
    readonly names: Names,
    readonly layout: Layout,
  ) {}

  answer(query: string): Answer {
    const answer = this.#knownPart(query);
    if (isGood(answer)) return answer;
    const other = otherLayout(query);
    const swapped = this.#once(other);
    // Words that are all known in the other layout were typed in it.
    const isMeant = answer.unknown.length > 0 && areKnown(swapped);
    if (isGood(swapped) || isMeant) return { ...swapped, corrected: other.trim() };
    if (!answer.slots.some(isMistyped)) return answer;
    const corrected = this.#mended(answer);
    return { ...this.#once(corrected), unknown: answer.unknown, corrected };
  }

  /** The result of a query; words that the index does not have are left out. */
  #knownPart(query: string): Answer {
    const answer = this.#once(query);
    const { slots } = answer;
    const isUnknown = ({ alternatives, isStopWord }: Slot) =>
      alternatives.length === 0 && !isStopWord;
    const known = slots.filter((slot) => !isUnknown(slot));
    if (known.length === slots.length || isGood(answer)) return answer;
    // Words such as "the" are not what the reader looks for.
    if (known.every(({ isStopWord }) => isStopWord)) return answer;
    const words = known.map(({ typed }) => typed).join(' ');
    // A word that another followed is no longer being typed.
    const rest = slots.at(-1) === known.at(-1) ? words : `${words} `;
    const unknown = slots.filter(isUnknown).map(({ typed }) => typed);
    return { ...this.#once(rest), unknown: [...new Set(unknown)] };
  }

  #once(query: string): Answer {
    const isOpen = !/[\s,;:!?]$/.test(query);
    const words = wordsOfQuery(query, this.postings.vocabulary, isOpen);
    const matches = words.map((word, at) => this.#matches(word, at === words.length - 1 && isOpen));
    const slots = matches.map(({ slot }) => slot);
    const named = this.names.named(query, slots);
    return { slots, ranked: rank(matches, named, this.layout), unknown: [] };
  }

  #matches(word: string, isOpen: boolean): SlotMatches {
    const key = isOpen ? `${word}…` : word;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const matches = matchSlot(slotOf(word, this.postings.vocabulary, isOpen), this.postings);
    this.#known.set(key, matches);
    return matches;
  }

  /** What was searched instead of mistyped words. */
  #mended({ slots }: Answer): string {
    const words = slots.map(({ typed, alternatives }) => {
      const near = alternatives.filter(({ kind }) => kind === 'typo');
      const inNames = (word: string): number => this.postings.records('name', word).length;
      // The nearest words come before their other forms.
      const [best] = near.sort(
        (a, b) => b.quality - a.quality || inNames(b.word) - inNames(a.word),
      );
      return best?.word ?? typed;
    });
    return words.join(' ');
  }
}

/** Is nothing like the word in the index but words with other letters? */
const isMistyped = ({ alternatives: [first] }: Slot): boolean => first?.kind === 'typo';

/** Is every word of the query in the index, as typed? */
const areKnown = ({ slots, ranked }: Answer): boolean =>
  ranked.length > 0 &&
  slots.every(
    ({ alternatives: [first], isStopWord }) =>
      isStopWord || (first !== undefined && first.kind !== 'typo'),
  );

/** Found as typed; typos and missing words may mean another keyboard layout. */
const isGood = ({ ranked: [first], unknown }: Answer): boolean =>
  first !== undefined && first.tier !== 'typo' && first.tier !== 'partial' && unknown.length === 0;
