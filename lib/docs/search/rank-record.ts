import type { Asked } from './asked';
import { isAbove, isInName, kindOf, type SlotMatches } from './match';
import type { SearchPage, SearchRecord } from './records';
import type { HitKind, Tier } from './types';
import { KIND_LEVEL, LEVEL, LOSS, SHARE, VALUES } from './weights';

/** So many words, verbs of tasks apart, are rarely all in one place. */
const LONG_QUERY = 3;

const NAMED_BY = ['typed', 'alias', 'unordered', 'phrase', 'task', 'inside'] as const;

/** What ranking knows of the records in addition to their words. */
export interface Layout {
  readonly pages: readonly SearchPage[];
  readonly records: readonly Omit<SearchRecord, 'text'>[];
  /** Record of each page. */
  readonly pageRecords: readonly number[];
  /** Words with meaning (`tellingWords`) in the name of each record. */
  readonly nameLengths: readonly number[];
  /** Words with a meaning of each name without the name of a variant, as "payin (HPP)", and without "create". */
  readonly cores: readonly (readonly string[])[];
  /** First of these words of each name. */
  readonly leads: readonly string[];
  /** Headings that several pages have ("Sandbox", "Errors") say little without their page. */
  readonly isCommon: readonly boolean[];
  /** The phrases in which readers ask for pages. */
  readonly asked: Asked;
}

export interface Ranked {
  readonly record: number;
  readonly tier: Tier;
  /** Place of the tier; a hit of a higher level is always before one of a lower level. */
  readonly level: number;
  readonly score: number;
}

/**
 * Records that the query names: `typed` by its letters, `alias` by the words of a keyword, `unordered` by the words
 * of a term in another order.
 */
export interface Named {
  readonly typed: ReadonlySet<number>;
  /** Of these, the ones whose name is written so, with the same signs: `token.disabled` is not `token_disabled`. */
  readonly spelled: ReadonlySet<number>;
  readonly alias: ReadonlySet<number>;
  readonly unordered: ReadonlySet<number>;
  /** Pages with the words of the query as one whole keyword. */
  readonly phrase: ReadonlySet<number>;
  /** The same without the verb of a task. */
  readonly task: ReadonlySet<number>;
  /** Rows and fields whose identifiers are in the query among other words: `next_action` in "next_action redirect". */
  readonly inside: ReadonlySet<number>;
  /** The query asks what something is. */
  readonly isDefinition: boolean;
  /** The query is more than one word, or written as an identifier: a field of that name is intended. */
  readonly isCompound: boolean;
}

/**
 * Tier, level and score of one record, or undefined where too little of the query is there.
 * @param near for each word, what it says about each page: the best of its records
 * @param share how much of what the words say a record without all words must have, 0 to 1
 */
export function rankRecord(
  record: number,
  slots: readonly SlotMatches[],
  required: readonly SlotMatches[],
  exact: Named,
  layout: Layout,
  share: number,
  near: ReadonlyMap<SlotMatches, Float64Array>,
): Ranked | undefined {
  const {
    page = 0,
    kind = 'section',
    isDefining = false,
    isList = false,
  } = layout.records[record] ?? {};
  const pageRecord = layout.pageRecords[page] ?? record;
  let score = 0;
  let level = 100;
  let own = 0;
  let isOwn = true;
  let isNamed = true;
  let isHere = true;
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
    if (above > 0) score += SHARE.inherited * (matches.scores[pageRecord] ?? 0);
    if (!required.includes(matches)) continue;
    const value = Math.max(here, above);
    if (required.length > 1 && matches.slot.isTaskVerb) {
      verbs += 1;
      missingVerbs += value === 0 ? 1 : 0;
      if (isInName(here)) own += 1;
      continue;
    }
    sought += matches.rarity;
    if (here === 0) isHere = false;
    if (value === 0) {
      tier = 'partial';
      // A page has all words of its sections.
      const elsewhere = near.get(matches)?.[page] ?? 0;
      if (record === pageRecord && elsewhere > 0) {
        told += matches.rarity;
        score += elsewhere;
      }
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
  if (tier === 'partial') level = LEVEL.partial;
  const isExact = NAMED_BY.some((by) => exact[by].has(record));
  if (verbs === required.length) level = isOwn && own > 0 ? VALUES.name.full : LEVEL.text;
  else if (told === 0 && !isExact) return undefined;
  const length = Math.max(1, layout.nameLengths[record] ?? 1);
  const leading = layout.leads[record] ?? '';
  const isLed = required.some(({ words }) => words.has(leading));
  // Where the method itself is asked for, its variant is no more a word that is missing.
  const cores = layout.cores[record] ?? [];
  const core = isLed && tier !== 'partial' ? Math.max(1, cores.length) : length;
  const coverage = Math.min(1, own / core);
  const weight = layout.pages[page]?.weight ?? 0;
  const lead = isLed ? SHARE.leading : 1;
  const worth =
    (1 + SHARE.coverage * coverage) *
    (1 + SHARE.weight * weight) *
    lead *
    (isDefining ? SHARE.defining : 1);
  const said = told / sought;
  const isInQuery =
    kind === 'page' &&
    own > 1 &&
    said >= SHARE.half &&
    cores.every((word) => required.some(({ words }) => words.has(word)));
  if (tier === 'partial' && !isExact && !isInQuery) {
    if (said < share) return undefined;
    // Of many words one or two may be the reader's own: then the fit of the others decides.
    const isMost = required.length - verbs >= LONG_QUERY && said >= SHARE.most;
    return {
      record,
      tier,
      level: isMost ? LEVEL.text : LEVEL.partial,
      score: score * worth * said ** (isMost ? SHARE.missing : 1),
    };
  }
  if (required.length - verbs >= LONG_QUERY && level < LEVEL.text) level = LEVEL.text;
  if (tier === 'title' && (!isNamed || own === 0)) tier = 'text';
  if (kind !== 'page') {
    if (own === 0 || (layout.isCommon[record] && isOwn)) level = Math.min(level, LEVEL.text);
    else if (!isOwn && isNamed && kind !== 'code') level -= LOSS.split;
    if (kind === 'section' && isOwn && coverage < SHARE.half) level -= LOSS.long;
    if (kind === 'field' || (kind === 'code' && isOwn && coverage < SHARE.half)) level -= LOSS.part;
  }
  const isSame = own === length && own === required.length;
  const isCore = own === core && own === required.length;
  if (kind === 'page' && level === VALUES.name.full && isCore) level = LEVEL.same;
  else if (kind === 'page' && level === VALUES.name.prefix && isSame && own > 1)
    level = LEVEL.begun;
  if (isSame && own > 1 && kind === 'code' && level === VALUES.name.full) level = LEVEL.sameRow;
  const isName = own > 0 && isNamed && level !== LEVEL.text;
  if (isName || level > LEVEL.text) level += KIND_LEVEL[kind];
  level += verbs === missingVerbs ? -missingVerbs * LOSS.verb : 0;
  if (isInQuery) level = Math.max(level, inQueryLevel(tier, verbs > missingVerbs));
  if (isList && isHere && own < required.length - verbs && isOnlyHere(record, required))
    level = LEVEL.listed;
  else if (kind === 'code' && isHere && own > 0) level = Math.max(level, LEVEL.described);
  if (kind === 'term' && !exact.isDefinition) level = Math.min(level, LEVEL.term);
  if (isExact) {
    const named =
      exactLevel(record, kind, exact) +
      (isDefining ? LEVEL.defining : 0) +
      (exact.spelled.has(record) && kind !== 'term' ? LEVEL.spelled : 0);
    if (named > level) return { record, tier: 'exact', level: named, score: (told + 1) * worth };
  }
  // Among names the fit of the name decides, among texts their words.
  const value = isName || level > LEVEL.text ? told * worth + SHARE.words * score : score * worth;
  return { record, tier, level: Math.max(1, level), score: value };
}

/** Is each word in the row's own name, or in no name at all? */
const isOnlyHere = (record: number, required: readonly SlotMatches[]): boolean =>
  required.every(({ values, isInNames }) => isInName(values[record] ?? 0) || !isInNames);

/** Of a page whose title is in the query as a whole. */
const inQueryLevel = (tier: Tier, hasVerb: boolean): number => {
  if (tier === 'partial') return LEVEL.text;
  return hasVerb ? LEVEL.taskInQuery : LEVEL.inQuery;
};

/** A person who types `status` wants the page about it before the field of every request. */
function exactLevel(record: number, kind: HitKind, exact: Named): number {
  if (exact.typed.has(record)) {
    if (kind === 'term') return exact.isDefinition ? LEVEL.defined : LEVEL.term;
    if (kind === 'section') return VALUES.name.full;
    const isField = kind === 'field' && !exact.isCompound;
    return (isField ? LEVEL.commonField : LEVEL.exact) + KIND_LEVEL[kind];
  }
  if (exact.unordered.has(record)) return exact.isDefinition ? LEVEL.defined : LEVEL.term;
  if (exact.phrase.has(record)) return LEVEL.phrase;
  if (exact.task.has(record)) return LEVEL.task;
  return exact.alias.has(record) ? LEVEL.alias : LEVEL.inside;
}
