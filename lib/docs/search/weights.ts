import type { IndexName } from './format';
import type { MatchKind } from './plan';
import type { HitKind } from './types';

/**
 * All weights of the ranking. They were set on the judged queries (`scripts/search/judged.yaml`); `npm run bench --
 * search --misses` shows what a change does.
 */

/** What a word counts in a record for each index that has it there: BM25F adds these up as its frequency. */
export const FREQUENCY: Readonly<Record<IndexName, number>> = {
  name: 6,
  keyword: 3,
  text: 1,
  again: 1,
};

/**
 * How much a match of this kind, in this place, says about a record, from 0 to 100. A begun word in a title is above a
 * whole one in a text, because a reader in the middle of a word wants its page. All numbers differ, because the place
 * and the kind are read from them.
 */
export const VALUES = {
  name: { full: 70, prefix: 60, meaning: 55, typo: 20 },
  keyword: { full: 52, prefix: 42, meaning: 48, typo: 15 },
  text: { full: 40, prefix: 30, meaning: 35, typo: 10 },
} as const satisfies Readonly<Record<string, Readonly<Record<MatchKind, number>>>>;

/** Levels next to `VALUES`: a record is as good as its weakest word, or as one of these. A higher level is always first. */
export const LEVEL = {
  /** The query is an identifier or a title. */
  exact: 90,
  /** All words of the query and all words of the title are the same, in any order, its variant apart: "Pix". */
  same: 80,
  /** The same where the last word is only begun: "payment pag". */
  begun: 73,
  /** The same of a row of a list, by several words. */
  sameRow: 72.6,
  /** A term of the glossary, where the query asks what it is. */
  defined: 95,
  /** A keyword that one page alone has, as a whole. */
  phrase: 74,
  /** The same without the verb of a task, as "check" in "check balance". */
  task: 73.5,
  /** A term of the glossary otherwise: below the places that define what it names. */
  term: 51,
  /** All words in the keywords of a page, where few pages have them. */
  alias: 70.9,
  /** A row or field whose identifier is in the query among other words. */
  inside: 66,
  /** A field that many requests have, by its name. */
  commonField: 69.1,
  /** A title of several words, all of them in a query of more. */
  inQuery: 56,
  /** The same with the verb of a task: "Find a transaction". */
  taskInQuery: 73.8,
  /** A row of a list, with the rest of the query in its text: "UGX decimals". */
  described: 45,
  /** A row that is a whole list, with words that are in no name: the name of a bank. */
  listed: 74.5,
  /** All words whole in one text; what is not in one record cannot be more. */
  text: VALUES.text.full,
  partial: 0,
  /** A page that readers ask for in nearly these words: from `askedFar` at likeness `NEAR.least` to this at likeness 1. */
  asked: 75,
  askedFar: 38,
  /** Added where a place is named exactly and defines that name. */
  defining: 0.5,
  /** Added where the name is written with the same signs; more than a kind adds. */
  spelled: 1.2,
} as const;

/** What is taken from a level. */
export const LOSS = {
  /** Part of the name is in the title of the page above. */
  split: 16,
  /** A long slug of which only a small part is asked for; a field by a part of its path. */
  part: 16,
  /** A heading of which less than half is asked for. */
  long: 18,
  /** A verb that the record does not have, as "check" in "check balance". */
  verb: 2.5,
} as const;

/** Added to the level among names: a page before its parts. */
export const KIND_LEVEL: Readonly<Record<HitKind, number>> = {
  page: 3,
  term: -2,
  code: 1,
  section: 0,
  field: 0,
};

/** Factors of the score of a record, which decides within a level. */
export const SHARE = {
  /** A title counts more when the query has at least this part of its words. */
  half: 0.5,
  /** What is added where all words of a name are asked for, and less where a part of them is. */
  coverage: 2,
  /** A name that begins with a word of the query. */
  leading: 1.2,
  /** BM25F among names, where the fit of the name decides. */
  words: 0.05,
  /** A place that defines what it names, before those that use it. */
  defining: 1.3,
  /** What a section has from the title of its page. */
  inherited: 0.35,
  /** What one point of a page's weight adds. */
  weight: 0.03,
  /** Of many words: with so much of what they say a record is as good as with all. */
  most: 0.6,
  /** Of many words: the part that is there counts to this power. */
  missing: 3,
  /** Without all words: so much of what the words say must be there, where any record has it. */
  partial: 0.3,
} as const;

/** How well a word of the index matches a typed word, 0 to 1: its frequency is multiplied by it. */
export const QUALITY = {
  same: 1,
  form: 0.9,
  meaning: 0.7,
  /** Taken for each meaning before it; no meaning is worth less than `lastMeaning`. */
  meaningStep: 0.1,
  lastMeaning: 0.3,
  prefix: 0.7,
  typo: 0.4,
} as const;

/** How near a query comes to a phrase in which readers ask for a page, 0 to 1. */
export const NEAR = {
  /** Less than this does not ask for the page. */
  least: 0.25,
  /** The same of titles, headings, and keywords, whose words are also found as names. */
  leastOfName: 0.4,
  /** Added to `least`, for one word of the several of a phrase. */
  aside: 0.01,
  /** A question with one specific word, with all its other words. */
  literal: 1.2,
  /** From here on the query and the phrase say the same. */
  same: 0.85,
  /** How much depends on the words of the phrase that the query does not have. */
  phrase: 0.35,
  /** What a word of the query counts that is not in the phrase, but in the title of its page. */
  inName: 1,
  /** The same in the keywords of the page. */
  inKeywords: 0.4,
  /** The same in another of its phrases. */
  inOthers: 0.45,
  /** The same in its texts. */
  inText: 0.2,
  /** Factors of the quality of a match that is not the same word. */
  meaning: 1.2,
  prefix: 1,
  typo: 1.75,
  /** How much the rarity of a word on the whole site counts, in addition to that among the phrases. */
  site: 0.4,
  /** A word that few phrases have says as much as one that so many have. */
  few: 4,
  /** Factor of a word that no phrase has: it may be the reader's own. */
  absent: 0.5,
  /** Factor of the verb of a task. */
  verb: 0.7,
  /** Factor of a page about a method that the query does not name. */
  unnamed: 0.9,
  /** Factor of a phrase that several pages have. */
  shared: 0.95,
  /** Factors of keywords and titles, which are no questions. */
  keyword: 0.92,
  title: 0.92,
  /** The same of headings of sections. */
  heading: 0.76,
} as const;
