import { EXCERPT, excerptOf, markText, type SlotOf } from './excerpt';
import { otherLayout } from './layout';
import { matchSlot } from './match';
import { coreLength, Names, tellingWords } from './names';
import { type Slot, slotsOf, wordsOfQuery } from './plan';
import { Postings } from './postings';
import { rank } from './rank';
import type { Layout, Ranked } from './rank-record';
import type { SearchPage, SearchRecord } from './records';
import type { SearchContext, SearchHit, SearchResult, Segment } from './types';
import { fold } from './words';

/** Rows of one page in a short list: eight rows of one page would hide all others. */
const MAX_OF_PAGE = 3;
/** Up to here a list is a dropdown. */
const SHORT_LIST = 8;
/** Words for the highlighter of the target page. */
const MAX_TERMS = 12;
/** Below this a query is searched on other terms too: joined words apart, another keyboard layout. */
const FEW = 3;

interface Answer {
  readonly slots: readonly Slot[];
  readonly ranked: readonly Ranked[];
}

/** The search over one site. Names are there from the start; texts may be added while it answers. */
export class SearchEngine {
  readonly #postings = new Postings();
  readonly #layout: Layout;
  readonly #texts: string[] = [];
  readonly #names: Names;

  constructor(pages: readonly SearchPage[], records: readonly Omit<SearchRecord, 'text'>[]) {
    this.#names = new Names(pages, records);
    const pageRecords: number[] = [];
    const nameLengths: number[] = [];
    const coreLengths: number[] = [];
    const leads: number[] = [];
    records.forEach((record, number) => {
      const page = pages[record.page];
      const isPage = record.kind === 'page';
      if (isPage) pageRecords[record.page] = number;
      this.#postings.addName(
        number,
        record,
        isPage && page ? `${page.keywords} ${page.route}` : '',
      );
      const words = tellingWords(record);
      nameLengths.push(words.length);
      coreLengths.push(coreLength(record));
      leads.push(this.#postings.vocabulary.number(words[0] ?? '') ?? -1);
    });
    const { isCommon } = this.#names;
    this.#layout = { pages, records, pageRecords, nameLengths, coreLengths, leads, isCommon };
  }

  /** Add the text of a record; `number` is its place in the list given at the start. */
  addText(number: number, text: string): void {
    if (text === '' || this.#texts[number] !== undefined) return;
    this.#texts[number] = text;
    this.#postings.addText(number, text);
  }

  /**
   * Answer any string. `context` limits the rows to a part of the site; what is outside is only counted. Never throws.
   */
  search(
    context: SearchContext | '',
    query: string,
    limit: number,
    isComplete = true,
  ): SearchResult {
    const { answer, corrected } = this.#answer(query);
    const { records, pages } = this.#layout;
    const contextOf = (record: number) => pages[records[record]?.page ?? -1]?.context;
    const inside = answer.ranked.filter(
      ({ record }) => context === '' || contextOf(record) === context,
    );
    const pagesIn = (list: readonly Ranked[]) =>
      new Set(list.map(({ record }) => records[record]?.page)).size;
    const slotOf = this.#slotOf(answer.slots);
    const hits = limited(inside, limit, (record) => records[record]?.page ?? -1).flatMap((ranked) =>
      this.#hit(ranked, slotOf, limit),
    );
    const total = pagesIn(inside);
    const found = hits.flatMap((hit) => hit.terms);
    return {
      query,
      hits,
      total,
      totalRows: inside.length,
      totalInContext: context === '' ? 0 : total,
      totalOutside: context === '' ? 0 : pagesIn(answer.ranked) - total,
      ...(corrected === undefined ? {} : { corrected }),
      terms: [...new Set(found)].slice(0, MAX_TERMS),
      isComplete,
    };
  }

  #answer(query: string): { answer: Answer; corrected?: string } {
    const answer = this.#best(query);
    if (isGood(answer)) return { answer, ...this.#mended(answer) };
    const other = otherLayout(query);
    const swapped = this.#best(other);
    if (isGood(swapped)) return { answer: swapped, corrected: other.trim() };
    return { answer, ...this.#mended(answer) };
  }

  /** Joined words as they are, and where that finds little, taken apart. */
  #best(query: string): Answer {
    const joined = this.#once(query, true);
    if (joined.ranked.filter(isWhole).length >= FEW) return joined;
    const apart = this.#once(query, false);
    if (apart.slots.length === joined.slots.length) return joined;
    if (joined.ranked.length === 0) return apart;
    const seen = new Set(joined.ranked.map(({ record }) => record));
    const more = apart.ranked.filter((ranked) => isWhole(ranked) && !seen.has(ranked.record));
    return {
      slots: [...joined.slots, ...apart.slots],
      ranked: [
        ...joined.ranked.filter(isWhole),
        ...more,
        ...joined.ranked.filter((r) => !isWhole(r)),
      ],
    };
  }

  #once(query: string, isJoined: boolean): Answer {
    const { vocabulary } = this.#postings;
    const words = wordsOfQuery(query, vocabulary, isJoined);
    const isFinished = /[\s,;:!?]$/.test(query);
    const slots = slotsOf(words, vocabulary, isFinished);
    const matches = slots.map((slot) => matchSlot(slot, this.#postings));
    return {
      slots,
      ranked: rank(matches, this.#names.named(query, slots, vocabulary), this.#layout),
    };
  }

  /** What was searched instead of mistyped words. */
  #mended({ slots, ranked }: Answer): { corrected?: string } {
    if (ranked[0]?.tier !== 'typo') return {};
    const words = slots.map(({ typed, alternatives }) => {
      const [first] = alternatives;
      return first?.kind === 'typo'
        ? (this.#postings.vocabulary.words[first.term] ?? typed)
        : typed;
    });
    return { corrected: words.join(' ') };
  }

  #slotOf(slots: readonly Slot[]): SlotOf {
    const bySlot = new Map<number, number>();
    slots.forEach(({ alternatives, isStopWord }, slot) => {
      if (isStopWord && slots.some((other) => !other.isStopWord)) return;
      for (const { term } of alternatives) if (!bySlot.has(term)) bySlot.set(term, slot);
    });
    const { vocabulary } = this.#postings;
    return (token) => {
      const term = vocabulary.number(token);
      return term === undefined ? undefined : bySlot.get(term);
    };
  }

  #hit({ record, tier, level, score }: Ranked, slotOf: SlotOf, limit: number): SearchHit[] {
    const { records, pages } = this.#layout;
    const own = records[record];
    const page = own && pages[own.page];
    if (!own || !page) return [];
    const text = this.#texts[record] ?? '';
    const size = limit > SHORT_LIST ? EXCERPT.long : EXCERPT.short;
    const titleMarks = markText(own.name, slotOf);
    const excerpt = text === '' ? [] : excerptOf(text, slotOf, size);
    const words = [...titleMarks, ...excerpt].filter(({ isMarked }) => isMarked);
    return [
      {
        route: page.route,
        anchor: own.anchor,
        title: page.title,
        section: own.kind === 'page' ? '' : own.name,
        breadcrumb: page.breadcrumb,
        context: page.context,
        kind: own.kind,
        titleMarks,
        excerpt,
        tier,
        score: level * 100 + Math.min(99, score),
        terms: [...new Set(words.map((segment: Segment) => fold(segment.text)))].slice(
          0,
          MAX_TERMS,
        ),
      },
    ];
  }
}

const isWhole = ({ tier }: Ranked): boolean => tier !== 'partial';

/** Found as typed; typos and missing words may mean another keyboard layout. */
const isGood = ({ ranked: [first] }: Answer): boolean =>
  first !== undefined && first.tier !== 'typo' && first.tier !== 'partial';

/** The first `limit` rows, in a short list not too many of one page. */
function limited(
  ranked: readonly Ranked[],
  limit: number,
  pageOf: (record: number) => number,
): Ranked[] {
  if (limit > SHORT_LIST) return ranked.slice(0, limit);
  const counts = new Map<number, number>();
  const rows: Ranked[] = [];
  for (const row of ranked) {
    if (rows.length >= limit) break;
    const page = pageOf(row.record);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count <= MAX_OF_PAGE) rows.push(row);
  }
  return rows;
}
