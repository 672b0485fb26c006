import { type Answer, Answerer } from './answer';
import { EXCERPT, excerptOf, markText, type SlotOf } from './excerpt';
import { coreLength, Names, tellingWords } from './names';
import { Postings } from './postings';
import type { Layout, Ranked } from './rank-record';
import type { SearchPage, SearchRecord } from './records';
import type { SearchContext, SearchHit, SearchResult } from './types';
import { fold } from './words';

/** Rows of one page in a short list: eight rows of one page would hide all others. */
const MAX_OF_PAGE = 3;
/** Up to here a list is a dropdown. */
const SHORT_LIST = 8;
/** Words for the highlighter of the target page. */
const MAX_TERMS = 12;

/** The search over one site. Names are there from the start; texts may be added while it answers. */
export class SearchEngine {
  readonly #postings = new Postings();
  readonly #texts: string[] = [];
  readonly #layout: Layout;
  readonly #answerer: Answerer;

  constructor(pages: readonly SearchPage[], records: readonly Omit<SearchRecord, 'text'>[]) {
    const names = new Names(pages, records);
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
      coreLengths.push(coreLength(record, words));
      leads.push(this.#postings.vocabulary.number(words[0] ?? '') ?? -1);
    });
    const { isCommon } = names;
    this.#layout = { pages, records, pageRecords, nameLengths, coreLengths, leads, isCommon };
    this.#answerer = new Answerer(this.#postings, names, this.#layout);
  }

  /** Add the text of a record; `number` is its place in the list given at the start. */
  addText(number: number, text: string): void {
    if (text === '' || this.#texts[number] !== undefined) return;
    this.#texts[number] = text;
    this.#postings.addText(number, text);
    this.#answerer.forget();
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
    const { records, pages } = this.#layout;
    const answer = this.#answerer.answer(query);
    const pageOf = ({ record }: Ranked): number => records[record]?.page ?? -1;
    const inside =
      context === ''
        ? answer.ranked
        : answer.ranked.filter((ranked) => pages[pageOf(ranked)]?.context === context);
    const pagesIn = (list: readonly Ranked[]): number => new Set(list.map(pageOf)).size;
    const total = pagesIn(inside);
    const rows = limit > SHORT_LIST ? inside.slice(0, limit) : shortList(inside, limit, pageOf);
    const slotOf = this.#slotOf(answer);
    const size = limit > SHORT_LIST ? EXCERPT.long : EXCERPT.short;
    const hits = rows.flatMap((ranked) => this.#hit(ranked, slotOf, size));
    return {
      query,
      hits,
      total,
      totalRows: inside.length,
      totalInContext: context === '' ? 0 : total,
      totalOutside: context === '' ? 0 : pagesIn(answer.ranked) - total,
      ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
      unknown: answer.unknown,
      terms: [...new Set(hits.flatMap(({ terms }) => terms))].slice(0, MAX_TERMS),
      isComplete,
    };
  }

  /** Which typed word a word of a text answers. */
  #slotOf({ slots }: Answer): SlotOf {
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

  #hit({ record, tier, level, score }: Ranked, slotOf: SlotOf, size: number): SearchHit[] {
    const { records, pages } = this.#layout;
    const own = records[record];
    const page = own && pages[own.page];
    if (!own || !page) return [];
    const text = this.#texts[record] ?? '';
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
        terms: [...new Set(words.map((segment) => fold(segment.text)))].slice(0, MAX_TERMS),
      },
    ];
  }
}

/** The first rows, not too many of one page. */
function shortList(
  ranked: readonly Ranked[],
  limit: number,
  pageOf: (ranked: Ranked) => number,
): Ranked[] {
  const counts = new Map<number, number>();
  const rows: Ranked[] = [];
  for (const row of ranked) {
    if (rows.length >= limit) break;
    const page = pageOf(row);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count <= MAX_OF_PAGE) rows.push(row);
  }
  return rows;
}
