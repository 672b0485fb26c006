import { isAbove, isInName, kindOf, type SlotMatches } from './match';
import type { SearchPage, SearchRecord } from './records';
import type { HitKind, Tier } from './types';

/** What ranking knows of the records besides their words. */
export interface Layout {
  readonly pages: readonly SearchPage[];
  readonly records: readonly Omit<SearchRecord, 'text'>[];
  /** Record of each page. */
  readonly pageRecords: readonly number[];
  /** Telling words in the name of each record. */
  readonly nameLengths: readonly number[];
  /** The same without the name of a variant: "payin (HPP)". */
  readonly coreLengths: readonly number[];
  /** Vocabulary number of the first telling word of each name. */
  readonly leads: readonly number[];
  /** Headings that several pages have ("Sandbox", "Errors") say little without their page. */
  readonly isCommon: readonly boolean[];
}

export interface Ranked {
  readonly record: number;
  readonly tier: Tier;
  /** Place of the tier; a hit of a higher level always stands first. */
  readonly level: number;
  readonly score: number;
}

/** Levels beside the values of words (0 to 70, `match.ts`): a record is as good as its weakest word. */
export const LEVEL = {
  /** The query is an identifier or a title. */
  exact: 90,
  /** All words of the query and all words of the title are the same, in any order. */
  same: 80,
  /** The same for what is less than a page; just below a page with the word in its title. */
  sameRow: 71.8,
  sameSection: 70.8,
  /** The name or another name of a term, as typed. */
  term: 72.5,
  /** A heading as typed, where few pages have it. */
  heading: 72.3,
  /** One of the keywords the author gave the page, where few pages have it. */
  alias: 70.9,
  /** A field that many requests have, by its very name. */
  commonField: 54,
  /** A title of several words, all of them in a query of more. */
  inQuery: 56,
  /** All words whole in one text; what is not in one record cannot be more. */
  text: 40,
  partial: 0,
} as const;

/** Among names: a page before its parts. */
const KIND_LEVEL: Readonly<Record<HitKind, number>> = {
  page: 3,
  term: 1,
  code: 1,
  section: 0,
  field: 0,
};
/** Part of the name stands in the title of the page above. */
const LOSS_SPLIT = 16;
/** A long slug of which only a small part is asked for; a field by a part of its path. */
const LOSS_PART = 13;
/** A verb that the record does not have, as "check" in "check balance". */
const LOSS_VERB = 2;
/** A title of which at least this part is asked for is meant more than one of many words. */
const HALF = 0.5;
/** A title that is the query but for typos. */
const SAME_TYPO = 2;
/** A name that begins with a word of the query. */
const LEADING = 1.2;
/** A title of many other words loses this. */
const LOSS_LONG_TITLE = 2;
const KIND_WORTH: Readonly<Record<HitKind, number>> = {
  page: 1.5,
  section: 1,
  code: 1,
  term: 0.9,
  field: 0.8,
};
/** What a section has from the title of its page. */
const INHERITED = 0.35;
/** What one point of a page's weight adds. */
const WEIGHT = 0.03;
/**
 * Records that the query names: `typed` by its very letters, `meant` in another form, `alias` by a keyword,
 * `unordered` by the words of a term in another order.
 */
export interface Named {
  readonly typed: ReadonlySet<number>;
  readonly meant: ReadonlySet<number>;
  readonly alias: ReadonlySet<number>;
  readonly unordered: ReadonlySet<number>;
  /** The query is more than one word, or written as an identifier: a field of that name is meant. */
  readonly isCompound: boolean;
}

/**
 * Tier, level and score of one record, or undefined where too little of the query is there.
 * @param share how much of what the words say a record without all words must have, 0 to 1
 */
export function rankRecord(
  record: number,
  slots: readonly SlotMatches[],
  required: readonly SlotMatches[],
  exact: Named,
  layout: Layout,
  share: number,
): Ranked | undefined {
  const { page = 0, kind = 'section' } = layout.records[record] ?? {};
  const pageRecord = layout.pageRecords[page] ?? record;
  let score = 0;
  let level = 100;
  let own = 0;
  let isOwn = true;
  let isNamed = true;
  let verbs = 0;
  let missingVerbs = 0;
  let told = 0;
  let sought = 0;
  let tier: Tier = 'title';
  for (const matches of slots) {
    const here = matches.values[record] ?? 0;
    const there = record === pageRecord ? 0 : (matches.values[pageRecord] ?? 0);
    const above = isAbove(there) ? there : 0;
    score += matches.scores[record] ?? 0;
    if (above > 0) score += INHERITED * (matches.scores[pageRecord] ?? 0);
    if (!required.includes(matches)) continue;
    const value = Math.max(here, above);
    if (required.length > 1 && matches.slot.isTaskVerb) {
      verbs += 1;
      missingVerbs += value === 0 ? 1 : 0;
      if (isInName(here)) own += 1;
      continue;
    }
    sought += matches.rarity;
    if (value === 0) {
      tier = 'partial';
      continue;
    }
    told += matches.rarity;
    level = Math.min(level, value);
    if (isInName(here)) own += 1;
    if (!isInName(here)) isOwn = false;
    if (!isInName(value)) isNamed = false;
    const found = kindOf(value);
    if (tier !== 'partial' && found === 'typo') tier = 'typo';
    if (tier === 'title' && found === 'prefix') tier = 'prefix';
  }
  const isExact =
    exact.typed.has(record) ||
    exact.meant.has(record) ||
    exact.alias.has(record) ||
    exact.unordered.has(record);
  if (verbs === required.length) level = isOwn && own > 0 ? 70 : LEVEL.text;
  else if (told === 0 && !isExact) return undefined;
  const length = Math.max(1, layout.nameLengths[record] ?? 1);
  const leading = layout.leads[record] ?? -1;
  const isLed = required.some(({ terms }) => terms.has(leading));
  // Where the method itself is asked for, its variant is no more a word that is missing.
  const core = isLed ? Math.max(1, layout.coreLengths[record] ?? length) : length;
  const coverage = Math.min(1, own / core);
  const weight = layout.pages[page]?.weight ?? 0;
  const lead = isLed ? LEADING : 1;
  const worth = KIND_WORTH[kind] * (1 + 2 * coverage) * (1 + WEIGHT * weight) * lead;
  if (tier === 'partial' && kind === 'page' && own > 1 && coverage === 1 && !isExact)
    return { record, tier, level: LEVEL.inQuery, score: told * worth };
  if (tier === 'partial' && !isExact) {
    return told < share * sought
      ? undefined
      : { record, tier, level: LEVEL.partial, score: (score * worth * told) / sought };
  }
  if (tier === 'title' && (!isNamed || own === 0)) tier = 'text';
  if (kind !== 'page') {
    if (own === 0 || (layout.isCommon[record] && isOwn)) level = Math.min(level, LEVEL.text);
    else if (!isOwn && isNamed && kind !== 'code') level -= LOSS_SPLIT;
    if (kind === 'field' || (kind === 'code' && isOwn && coverage < HALF)) level -= LOSS_PART;
  } else if (level === 70 && coverage < HALF) level -= LOSS_LONG_TITLE;
  const isSame = own === length && own === required.length;
  if (isSame && level === 20) level += SAME_TYPO;
  if (isSame && level === 70) {
    level = kind === 'page' ? LEVEL.same : kind === 'section' ? LEVEL.sameSection : LEVEL.sameRow;
    level -= kind === 'page' ? 0 : KIND_LEVEL[kind];
  }
  const isName = own > 0 && isNamed && level !== LEVEL.text;
  if (isName || level > LEVEL.text) level += KIND_LEVEL[kind];
  level += verbs === missingVerbs ? -missingVerbs * LOSS_VERB : 0;
  if (isExact) {
    const named = exactLevel(record, kind, exact);
    if (named > level) return { record, tier: 'exact', level: named, score: (told + 1) * worth };
  }
  // Among names the fit of the name decides, among texts their words.
  const value = isName || level > LEVEL.text ? told * worth + score / 20 : score * worth;
  return { record, tier, level: Math.max(1, level), score: value };
}

/** Whoever types `status` wants the page about it before the field of every request. */
function exactLevel(record: number, kind: HitKind, exact: Named): number {
  if (exact.typed.has(record)) {
    if (kind === 'section') return LEVEL.heading;
    if (kind === 'term') return exact.isCompound ? LEVEL.exact + KIND_LEVEL[kind] : LEVEL.term;
    const isField = kind === 'field' && !exact.isCompound;
    return (isField ? LEVEL.commonField : LEVEL.exact) + KIND_LEVEL[kind];
  }
  if (exact.unordered.has(record)) return LEVEL.term;
  if (exact.alias.has(record)) return LEVEL.alias;
  return kind === 'page' ? LEVEL.same : 70;
}
