import { EXCERPT, excerptOf, markText, type SlotOf } from './excerpt';
import { otherLayout } from './layout';
import { matchSlot } from './match';
import { type Slot, slotsOf, wordsOfQuery } from './plan';
import { Postings } from './postings';
import { rank } from './rank';
import { type Layout, type Named, type Ranked, TASK_VERBS } from './rank-record';
import type { SearchPage, SearchRecord } from './records';
import { STOP_WORDS } from './stop-words';
import { chunksOf, identOf } from './tokens';
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

/** A form of a word that is as good as the word. */
const NAMING = 0.9;
/** A keyword of more pages than this names none of them. */
const MAX_SAME_KEYWORDS = 5;
/** A heading of more pages than this is part of a pattern. */
const MAX_SAME_HEADINGS = 2;

interface Answer {
  readonly slots: readonly Slot[];
  readonly ranked: readonly Ranked[];
}

/** The search over one site. Names are there from the start; texts may be added while it answers. */
export class SearchEngine {
  readonly #postings = new Postings();
  readonly #layout: Layout;
  readonly #texts: string[] = [];
  /** Records by what identifies them: title, code, name of a field, path. */
  readonly #idents = new Map<string, Set<number>>();
  /** Pages by their keywords. */
  readonly #aliases = new Map<string, Set<number>>();

  constructor(pages: readonly SearchPage[], records: readonly Omit<SearchRecord, 'text'>[]) {
    const pageRecords: number[] = [];
    const nameLengths: number[] = [];
    const leads: number[] = [];
    const counts = headingCounts(records);
    const isCommon = records.map(
      ({ kind, name }) => kind === 'section' && (counts.get(name) ?? 0) > MAX_SAME_HEADINGS,
    );
    records.forEach((record, number) => {
      const page = pages[record.page];
      const isPage = record.kind === 'page';
      if (isPage) pageRecords[record.page] = number;
      const keywords = isPage && page ? `${page.keywords} ${page.route}` : '';
      this.#postings.addName(number, record, keywords);
      const words = tellingWords(record);
      nameLengths.push(words.length);
      leads.push(this.#postings.vocabulary.number(words[0] ?? '') ?? -1);
      const idents = [...record.ids, ...(isPage && page ? [page.route] : [])];
      if (!isCommon[number]) idents.push(record.name);
      for (const ident of idents) add(this.#idents, ident, number);
      if (!isPage || !page) return;
      for (const keyword of page.keywords.split(',')) add(this.#aliases, keyword, number);
    });
    this.#layout = { pages, records, pageRecords, nameLengths, leads, isCommon };
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
    return { slots, ranked: rank(matches, this.#named(query, slots), this.#layout) };
  }

  #named(query: string, slots: readonly Slot[]): Named {
    const address = query.trim().replace(/^https?:\/\/[^/\s]+/i, '');
    const path = address.replace(/^(get|post|put|patch|delete)\s+(?=\/)/i, '');
    const ident = identOf(path.replace(/[?#].*$/, '') || path);
    const telling = slots.filter(({ isStopWord, typed }) => !isStopWord && !TASK_VERBS.has(typed));
    const [first] = telling;
    const aliases = [ident, telling.map(({ typed }) => typed).join('')];
    const isOneWord = slots.filter(({ isStopWord }) => !isStopWord).length === 1;
    const meant =
      isOneWord && first
        ? first.alternatives.filter(({ quality, kind }) => kind === 'full' && quality >= NAMING)
        : [];
    const meantWords = meant.map(({ term }) => this.#postings.vocabulary.words[term] ?? '');
    const aliased = [...aliases, ...meantWords].flatMap((name) => {
      const pages = this.#aliases.get(name);
      return pages && pages.size <= MAX_SAME_KEYWORDS ? [...pages] : [];
    });
    const kinds = new Set(['page', 'term']);
    return {
      typed: this.#idents.get(ident) ?? new Set(),
      meant: new Set(
        meantWords
          .flatMap((word) => [...(this.#idents.get(word) ?? [])])
          .filter((record) => kinds.has(this.#layout.records[record]?.kind ?? '')),
      ),
      alias: new Set(aliased),
      isCompound: slots.length > 1 || /[\p{L}\p{N}][_.-][\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(query),
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

/** Different telling words of a name; other names of a row count with it. */
function tellingWords({ kind, name, ids }: Omit<SearchRecord, 'text'>): string[] {
  const names = kind === 'page' ? [name] : [name, ...ids];
  const words = new Set(names.flatMap((text) => chunksOf(text).flatMap(({ parts }) => parts)));
  const telling = [...words].filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

const headingCounts = (
  records: readonly Omit<SearchRecord, 'text'>[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind, name } of records) {
    if (kind === 'section') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

const add = (map: Map<string, Set<number>>, text: string, record: number): void => {
  const ident = identOf(text);
  if (ident === '') return;
  const known = map.get(ident);
  if (known) known.add(record);
  else map.set(ident, new Set([record]));
};
