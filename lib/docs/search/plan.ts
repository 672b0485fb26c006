import { englishOf, englishOfBeginning } from './russian';
import { STOP_WORDS, TASK_VERBS } from './stop-words';
import { PHRASES, SYNONYMS } from './synonyms';
import { chunksOf } from './tokens';
import type { Vocabulary } from './vocabulary';
import { stem } from './words';

/** How a word of the index answers a typed word: it is that word, means the same, begins with it, or is a typo away. */
export type MatchKind = 'full' | 'meaning' | 'prefix' | 'typo';

/** A word of the index that answers a typed word, and how well, 0 to 1. */
interface Alternative {
  readonly term: number;
  readonly quality: number;
  readonly kind: MatchKind;
}

/** One typed word with everything that answers it. */
export interface Slot {
  readonly typed: string;
  readonly isStopWord: boolean;
  /** A verb that a record need not have, also mistyped. */
  readonly isTaskVerb: boolean;
  readonly alternatives: readonly Alternative[];
}

/** Quality of each way to be right; the order is what counts. */
const QUALITY = {
  same: 1,
  form: 0.9,
  meaning: 0.7,
  meaningStep: 0.1,
  prefix: 0.7,
  typo: 0.4,
} as const;
/** Longer queries are pasted texts; the words after these change nothing. */
const MAX_WORDS = 16;
/** Beginnings of one or two letters fit hundreds of words; so many of them are followed. */
const MAX_SHORT = 60;

/** Typed words, in order. `isJoined` keeps `transaction_create` as one word wherever the index knows it so. */
export function wordsOfQuery(query: string, vocabulary: Vocabulary, isJoined: boolean): string[] {
  const text = query
    .replace(/^\s*https?:\/\/[^/\s]+/i, '')
    // The number of a card, typed in groups.
    .replace(/\d{4}(?: \d{3,6}){2,4}/g, (number) => number.replaceAll(' ', ''));
  const chunks = chunksOf(text);
  const words = chunks.flatMap(({ joined, parts }, index): readonly string[] => {
    const short = shortened(parts);
    if (short.length < 2) return short;
    const isLast = index === chunks.length - 1;
    const isKnown =
      vocabulary.number(joined) !== undefined ||
      (isLast && joined.length > 3 && vocabulary.beginning(joined).length > 0);
    return isJoined && isKnown ? [joined] : parts;
  });
  return shortened(words).slice(0, MAX_WORDS);
}

/** `host`, `to`, `host` → `h2h`. */
export function shortened(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [phrase, name] of PHRASES) text = text.replaceAll(` ${phrase} `, ` ${name} `);
  return text.trim().split(' ').filter(Boolean);
}

/** What answers a word; `isOpen`: it may be only half typed. */
export function slotOf(typed: string, vocabulary: Vocabulary, isOpen: boolean): Slot {
  const alternatives = alternativesOf(typed, vocabulary, isOpen);
  const meant = alternatives[0]?.kind === 'typo' ? alternatives.map(({ term }) => term) : [];
  return {
    typed,
    isStopWord: STOP_WORDS.has(typed),
    isTaskVerb: [typed, ...meant.map((term) => vocabulary.words[term] ?? '')].some((word) =>
      TASK_VERBS.has(word),
    ),
    alternatives,
  };
}

function alternativesOf(typed: string, vocabulary: Vocabulary, isOpen: boolean): Alternative[] {
  const found = new Map<number, Alternative>();
  const offer = (terms: readonly number[], quality: number, kind: MatchKind) => {
    for (const term of terms) {
      if ((found.get(term)?.quality ?? 0) < quality) found.set(term, { term, quality, kind });
    }
  };
  const offerWord = (word: string, quality: number, kind: MatchKind = 'full') => {
    const number = vocabulary.number(word);
    if (number !== undefined) offer([number], quality, kind);
    // `statu` has the stem of `status`, but it is a word that is being typed.
    const isBegun = isOpen && number === undefined && kind === 'full';
    for (const form of vocabulary.forms(word)) {
      const isBeginning = isBegun && (vocabulary.words[form] ?? '').startsWith(word);
      offer([form], quality * QUALITY.form, isBeginning ? 'prefix' : kind);
    }
  };
  const offerMeanings = (words: readonly string[], kind: MatchKind = 'meaning') => {
    words.forEach((word, at) => {
      offerWord(word, Math.max(0.3, QUALITY.meaning - at * QUALITY.meaningStep), kind);
    });
  };
  offerWord(typed, QUALITY.same);
  offerMeanings(SYNONYMS.get(typed) ?? SYNONYMS.get(stem(typed)) ?? []);
  const [translation, ...others] = englishOf(typed);
  if (translation !== undefined) {
    offerWord(translation, QUALITY.same);
    offerMeanings(others);
  }
  if (isOpen || found.size === 0) {
    const words = vocabulary.beginning(typed);
    for (const term of typed.length < 3 ? words.slice(0, MAX_SHORT) : words) {
      const share = typed.length / (vocabulary.words[term]?.length ?? 1);
      offer([term], QUALITY.prefix * (0.5 + share / 2), 'prefix');
    }
    if (typed.length > 2) {
      offerMeanings(englishOfBeginning(typed), 'prefix');
      for (const [word, meanings] of SYNONYMS) {
        if (word.startsWith(typed)) offerMeanings(meanings, 'prefix');
      }
    }
  }
  if (found.size === 0) {
    let near = vocabulary.near(typed, false);
    if (near.length === 0 && isOpen) near = vocabulary.near(typed, true);
    for (const term of near) offerWord(vocabulary.words[term] ?? '', QUALITY.typo, 'typo');
  }
  return [...found.values()];
}
