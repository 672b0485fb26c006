import { STOP_WORDS, TASK_VERBS } from './stop-words';
import { chunksOf, withoutEndings } from './tokens';
import { toleranceOf } from './typo';
import type { Vocabulary } from './vocabulary';
import { QUALITY } from './weights';

/** How a word of the index matches a typed word: the same word, the same meaning, the same beginning, or a typo. */
export type MatchKind = 'full' | 'meaning' | 'prefix' | 'typo';

/** A word of the index that matches a typed word, and how well, 0 to 1. */
interface Alternative {
  readonly word: string;
  readonly quality: number;
  readonly kind: MatchKind;
}

/** One typed word with every word that matches it. */
export interface Slot {
  readonly typed: string;
  readonly isStopWord: boolean;
  /** A verb that a record need not have, also mistyped. */
  readonly isTaskVerb: boolean;
  readonly alternatives: readonly Alternative[];
}

/** Longer queries are pasted texts; the words after these change nothing. */
const MAX_WORDS = 16;
/** Words of fewer letters are no other words with one more error. */
const MIN_WIDER = 6;
/** Shorter parts of a word that was written as one would fit by chance. */
const MIN_PART = 3;
/** The end of a form is no word: `coming` is no `com` with `ing`. */
const ENDINGS: ReadonlySet<string> = new Set(['ing', 'ion', 'ers', 'est', 'ies', 'ity', 'ous']);
/** Beginnings of one or two letters fit hundreds of words; so many of them are followed. */
const MAX_SHORT = 60;

/**
 * Typed words, in order. `transaction_create` is one word wherever the index knows it so.
 * @param isOpen the last word may be only half typed
 */
export function wordsOfQuery(query: string, vocabulary: Vocabulary, isOpen: boolean): string[] {
  const text = withoutEndings(query)
    .replace(/^\s*https?:\/\/[^/\s]+/i, '')
    // The number of a card, typed in groups.
    .replace(/\d{4}(?: \d{3,6}){2,4}/g, (number) => number.replaceAll(' ', ''));
  const { lexicon } = vocabulary;
  const chunks = chunksOf(text);
  const words = chunks.flatMap(({ joined, parts }, index): readonly string[] => {
    const short = lexicon.shortened(parts);
    if (short.length < 2) return short.flatMap((word) => apart(word, vocabulary));
    const isLast = index === chunks.length - 1;
    const isKnown =
      vocabulary.has(joined) ||
      (isLast && joined.length > 3 && vocabulary.beginning(joined).length > 0);
    return isKnown ? [joined] : parts;
  });
  return lexicon.shortened(words, isOpen).slice(0, MAX_WORDS);
}

/** `errorcodes` → `error`, `codes`, where both parts are words, and the whole is no form or beginning of one. */
function apart(word: string, vocabulary: Vocabulary): readonly string[] {
  const { lexicon } = vocabulary;
  if (vocabulary.beginning(word).length > 0) return [word];
  if (vocabulary.forms(word).length > 0 || lexicon.meanings(word).length > 0) return [word];
  // `repeft` is no `rep` with `eft`.
  if (vocabulary.near(word, false, Math.min(1, toleranceOf(word))).length > 0) return [word];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.has(part) && !ENDINGS.has(part))) return parts;
  }
  return [word];
}

/** The words that match a typed word; `isOpen`: the typed word may be incomplete. */
export function slotOf(typed: string, vocabulary: Vocabulary, isOpen: boolean): Slot {
  const alternatives = alternativesOf(typed, vocabulary, isOpen);
  const meant = alternatives[0]?.kind === 'typo' ? alternatives.map(({ word }) => word) : [];
  return {
    typed,
    isStopWord: STOP_WORDS.has(typed),
    isTaskVerb: [typed, ...meant].some((word) => TASK_VERBS.has(word)),
    alternatives,
  };
}

function alternativesOf(typed: string, vocabulary: Vocabulary, isOpen: boolean): Alternative[] {
  const { lexicon } = vocabulary;
  const found = new Map<string, Alternative>();
  const offer = (word: string, quality: number, kind: MatchKind) => {
    if ((found.get(word)?.quality ?? 0) < quality) found.set(word, { word, quality, kind });
  };
  const offerWord = (word: string, quality: number, kind: MatchKind = 'full') => {
    const isKnown = vocabulary.has(word);
    if (isKnown) offer(word, quality, kind);
    // `statu` has the stem of `status`, but it is a word that is being typed.
    const isBegun = isOpen && !isKnown && kind === 'full';
    for (const form of vocabulary.forms(word)) {
      const isBeginning = isBegun && form.startsWith(word);
      offer(form, quality * QUALITY.form, isBeginning ? 'prefix' : kind);
    }
  };
  const offerMeanings = (words: readonly string[], kind: MatchKind = 'meaning') => {
    words.forEach((word, at) => {
      const quality = QUALITY.meaning - at * QUALITY.meaningStep;
      offerWord(word, Math.max(QUALITY.lastMeaning, quality), kind);
    });
  };
  offerWord(typed, QUALITY.same);
  offerMeanings(lexicon.meanings(typed));
  const [translation, ...others] = lexicon.russian.englishOf(typed);
  if (translation !== undefined) {
    offerWord(translation, QUALITY.same);
    offerMeanings(others);
  }
  if (isOpen || found.size === 0) {
    const words = vocabulary.beginning(typed);
    for (const word of typed.length < 3 ? vocabulary.firstOf(words, MAX_SHORT) : words) {
      const share = typed.length / word.length;
      offer(word, QUALITY.prefix * (0.5 + share / 2), 'prefix');
    }
    if (typed.length > 2) {
      offerMeanings(lexicon.russian.englishOfBeginning(typed), 'prefix');
      // "card" is a word of its own, and not the beginning of "cardholder" and of what that means.
      if (typed.length > 3 && !vocabulary.has(typed))
        for (const meaning of lexicon.meaningsOfBeginning(typed))
          offerMeanings([meaning], 'prefix');
    }
  }
  if (found.size === 0) {
    let near = vocabulary.swapped(typed);
    if (near.length === 0) near = vocabulary.near(typed, false);
    if (near.length === 0 && isOpen) near = vocabulary.near(typed, true);
    // Nothing else is left: `tarrifs` is two letters away.
    const wider = typed.length < MIN_WIDER ? 0 : toleranceOf(typed) + 1;
    if (near.length === 0 && wider > 1) near = vocabulary.near(typed, false, wider);
    for (const word of near) offerWord(word, QUALITY.typo, 'typo');
  }
  return [...found.values()];
}
