import { kindOf, type SlotMatches } from './match';
import { type Layout, LEVEL, type Named, type Ranked, rankRecord } from './rank-record';

/** What words scattered over several sections are worth. */
const SCATTERED = 0.6;
/** Words in several sections of one page. */
const LOSS_SCATTERED = 12;
/** Without all words: so much of what the words say must be there, where any record has it. */
const PARTIAL_SHARE = 0.4;
/** Enough whole answers: incomplete ones are not wanted. */
const ENOUGH = 3;

/**
 * Records in the order of their worth: exact names first, then records with all words by level and BM25F, then, where
 * these are few, records with most of them.
 */
export function rank(slots: readonly SlotMatches[], exact: Named, layout: Layout): Ranked[] {
  const required = requiredOf(slots);
  const candidates = new Set([...exact.typed, ...exact.meant, ...exact.alias, ...exact.unordered]);
  for (const { found } of required) for (const record of found) candidates.add(record);
  const rankedWith = (share: number): Ranked[] =>
    [...candidates].flatMap(
      (record) => rankRecord(record, slots, required, exact, layout, share) ?? [],
    );
  const most = rankedWith(PARTIAL_SHARE);
  // No record has most of the words: records with one of them are better than none.
  const ranked = most.length > 0 ? most : rankedWith(0);
  const whole = ranked.filter(({ tier }) => tier !== 'partial');
  const partial = ranked.filter(({ tier }) => tier === 'partial');
  if (required.length > 1 && partial.length > 0) {
    const known = new Set(whole.map(({ record }) => layout.records[record]?.page));
    const rest = partial.filter(({ record }) => !known.has(layout.records[record]?.page));
    whole.push(...scattered(rest, required, layout));
  }
  const shown = whole.length < ENOUGH ? [...whole, ...partial] : whole;
  const seen = new Set<number>();
  return shown
    .sort((a, b) => b.level - a.level || b.score - a.score || a.record - b.record)
    .filter(({ record }) => !seen.has(record) && seen.add(record));
}

/** The words that must be there: all but stop words, or all where there is nothing else. */
function requiredOf(slots: readonly SlotMatches[]): readonly SlotMatches[] {
  const telling = slots.filter(({ slot }) => !slot.isStopWord);
  return telling.length > 0 ? telling : slots;
}

/** Pages that hold all words, but no record of theirs does: the record with most of them stands for the page. */
function scattered(
  partial: readonly Ranked[],
  required: readonly SlotMatches[],
  layout: Layout,
): Ranked[] {
  const byPage = new Map<number, Ranked[]>();
  for (const ranked of partial) {
    const page = layout.records[ranked.record]?.page ?? 0;
    const members = byPage.get(page);
    if (members) members.push(ranked);
    else byPage.set(page, [ranked]);
  }
  return [...byPage].flatMap(([page, members]): Ranked[] => {
    const records = [layout.pageRecords[page] ?? 0, ...members.map(({ record }) => record)];
    let level: number = LEVEL.text;
    for (const { values } of required) {
      let best = 0;
      for (const record of records) best = Math.max(best, values[record] ?? 0);
      level = Math.min(level, best);
    }
    if (level === 0) return [];
    const best = members.reduce((first, next) => (next.score > first.score ? next : first));
    const kind = kindOf(level);
    const tier = kind === 'prefix' || kind === 'typo' ? kind : 'text';
    return [
      {
        record: best.record,
        tier,
        level: Math.max(1, level - LOSS_SCATTERED),
        score: best.score * SCATTERED,
      },
    ];
  });
}
