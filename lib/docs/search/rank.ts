import type { SlotMatches } from './match';
import { type Layout, type Named, type Ranked, rankRecord } from './rank-record';
import { LEVEL, NEAR, SHARE } from './weights';

/** With so many complete matches, incomplete ones are left out. */
const ENOUGH = 3;

/**
 * Records in the order of their worth: exact names first, then records with all words by level and BM25F, then, where
 * these are few, records with most of them.
 */
export function rank(slots: readonly SlotMatches[], exact: Named, layout: Layout): Ranked[] {
  const required = requiredOf(slots);
  const candidates = new Set([
    ...exact.typed,
    ...exact.alias,
    ...exact.unordered,
    ...exact.phrase,
    ...exact.task,
    ...exact.inside,
  ]);
  for (const { found } of required) for (const record of found) candidates.add(record);
  const near = new Map(required.map((matches) => [matches, pagesOf(matches, layout)]));
  const typed = slots.map(({ slot }) => slot.typed);
  const asked = layout.asked.likeness(required, typed, {
    pages: [...near.values()],
    pageOf: (record) => layout.records[record]?.page ?? -1,
    topOf: (record) => layout.pageRecords[layout.records[record]?.page ?? -1] ?? record,
  });
  for (const record of asked.keys()) candidates.add(record);
  const rankedWith = (share: number): Ranked[] =>
    [...candidates].flatMap(
      (record) =>
        lifted(
          record,
          rankRecord(record, slots, required, exact, layout, share, near),
          asked.get(record) ?? 0,
          layout,
        ) ?? [],
    );
  const most = rankedWith(SHARE.partial);
  // No record has most of the words: records with one of them are better than none.
  const ranked = most.length > 0 ? most : rankedWith(0);
  const whole = ranked.filter(({ level }) => level > LEVEL.partial);
  const partial = ranked.filter(({ level }) => level === LEVEL.partial);
  const shown = whole.length < ENOUGH ? [...whole, ...partial] : whole;
  return shown.sort((a, b) => b.level - a.level || b.score - a.score || a.record - b.record);
}

/** The words that must be there: all but stop words, or all where there is nothing else. */
function requiredOf(slots: readonly SlotMatches[]): readonly SlotMatches[] {
  const telling = slots.filter(({ slot }) => !slot.isStopWord);
  return telling.length > 0 ? telling : slots;
}

/** What a word says about each page: the best score of its records, or 0. */
function pagesOf({ found, scores }: SlotMatches, { records, pages }: Layout): Float64Array {
  const most = new Float64Array(pages.length);
  for (const record of found) {
    const page = records[record]?.page ?? 0;
    most[page] = Math.max(most[page] ?? 0, scores[record] ?? 0);
  }
  return most;
}

/** The rank of a page by its words, or by the phrases in which readers ask for it where that is higher. */
function lifted(
  record: number,
  ranked: Ranked | undefined,
  like: number,
  { pages, records }: Layout,
): Ranked | undefined {
  if (like < NEAR.least) return ranked;
  const share = (like - NEAR.least) / (1 - NEAR.least);
  const level = LEVEL.askedFar + share * (LEVEL.asked - LEVEL.askedFar);
  if (ranked && ranked.level >= level) return ranked;
  const weight = pages[records[record]?.page ?? -1]?.weight ?? 0;
  const tier =
    ranked && ranked.tier !== 'partial' ? ranked.tier : like > NEAR.same ? 'title' : 'partial';
  return { record, tier, level, score: like * (1 + SHARE.weight * weight) };
}
