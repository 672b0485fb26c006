import { type Answer, Answerer } from './answerer';
import { Asked, type AskedPhrase } from './asked';
import { excerptOf, markText, type SlotOf, slotOfWord } from './excerpt';
import { checkFormat, type NamesFile, type PageFile, type TextsFile } from './format';
import { Lexicon } from './lexicon';
import { coreWords, Names, tellingWords } from './names';
import { addLongPhrases, decodeNames } from './names-file';
import { Postings } from './postings';
import type { Layout, Ranked } from './rank-record';
import { keywordsOf, namesOf } from './records';
import { chunksOf, partsOf, tokensOf, withoutEndings } from './tokens';
import type { SearchContext, SearchHit, SearchResult } from './types';
import type { Vocabulary } from './vocabulary';
import { NEAR } from './weights';
import { fold } from './words';

/** Rows of one page in a short list: eight rows of one page would hide all others. */
const MAX_OF_PAGE = 3;
/** Up to here a list is a dropdown. */
const SHORT_LIST = 8;
/** Words for the highlighter of the target page. */
const MAX_TERMS = 12;

/**
 * The search over one site. Names are there from the start; the index of texts and the texts themselves, which only
 * excerpts need, may be added between searches.
 */
export class SearchEngine {
  readonly #postings: Postings;
  /** Texts of the records of a page, by page. */
  readonly #texts = new Map<number, readonly string[]>();
  readonly #names: Names;
  #layout: Layout;
  #answerer: Answerer;
  #isComplete = false;

  /** Throws `FormatError`. */
  constructor(file: NamesFile) {
    const { pages, records } = decodeNames(file);
    this.#postings = new Postings(
      records.length,
      new Lexicon(file.words, () => nameWordsOf(pages, records)),
    );
    this.#postings.addShort('name', records.map(namesOf));
    this.#postings.addShort(
      'keyword',
      records.map((record) => keywordsOf(record, pages[record.page])),
    );
    this.#postings.vocabulary.addFirst(pages.flatMap(({ title }) => partsOf(title)));
    this.#names = new Names(pages, records, this.#postings);
    this.#layout = {
      ...layoutOf(pages, records, this.#names.isCommon),
      asked: askedOf(pages, records, this.#names.isCommon, this.#postings.vocabulary),
    };
    this.#answerer = new Answerer(this.#postings, this.#names, this.#layout);
  }

  /** Add the index of all texts, and the long phrases. Throws `FormatError`. */
  addTexts(file: TextsFile): void {
    checkFormat(file);
    this.#postings.add(file.indexes, file.lengths);
    const { records, isCommon } = this.#layout;
    const pages = addLongPhrases(this.#layout.pages, file.asked);
    const asked = askedOf(pages, records, isCommon, this.#postings.vocabulary);
    this.#layout = { ...this.#layout, pages, asked };
    // What was known of words is not all any more.
    this.#answerer = new Answerer(this.#postings, this.#names, this.#layout);
    this.#isComplete = true;
  }

  /** Add the texts of a page. Throws `FormatError`. */
  addPage(page: number, file: PageFile): void {
    checkFormat(file);
    this.#texts.set(page, file.texts);
  }

  /** The pages of these results whose texts are not there yet. */
  pagesWithoutTexts(hits: readonly SearchHit[]): readonly number[] {
    const routes = new Set(hits.map(({ route }) => route));
    return this.#layout.pages.flatMap(({ route }, page) =>
      routes.has(route) && !this.#texts.has(page) ? [page] : [],
    );
  }

  /**
   * Searches for any string. `context` limits the rows to a part of the site; rows outside are counted. Never throws.
   */
  search(context: SearchContext | '', query: string, limit: number): SearchResult {
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
    const slotOf = slotsByWord(answer);
    const hits = rows.flatMap((ranked) => this.#hit(ranked, slotOf));
    return {
      query,
      hits,
      total,
      totalRows: inside.length,
      totalOutside: context === '' ? 0 : pagesIn(answer.ranked) - total,
      ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
      unknown: answer.unknown,
      isComplete: this.#isComplete,
      hasExcerpts: this.pagesWithoutTexts(hits).length === 0,
    };
  }

  #hit({ record, tier, level, score }: Ranked, slotOf: SlotOf): SearchHit[] {
    const { records, pages, pageRecords } = this.#layout;
    const own = records[record];
    const page = own && pages[own.page];
    if (!own || !page) return [];
    const text = this.#texts.get(own.page)?.[record - (pageRecords[own.page] ?? 0)] ?? '';
    const titleMarks = markText(own.name, slotOf);
    const excerpt = text === '' ? [] : excerptOf(text, slotOf);
    const words = [...titleMarks, ...excerpt]
      .filter(({ isMarked }) => isMarked)
      .map((segment) => ({ word: fold(segment.text), slot: slotOfWord(segment.text, slotOf) ?? 0 }))
      .sort((a, b) => a.slot - b.slot);
    return [
      {
        route: page.route,
        anchor: own.anchor,
        title: page.title,
        section: own.kind === 'page' ? '' : own.name,
        breadcrumb: page.breadcrumb,
        context: page.context,
        verb: page.verb,
        kind: own.kind,
        titleMarks,
        excerpt,
        tier,
        score: level * 100 + Math.min(99, score),
        terms: [...new Set(words.map(({ word }) => word))].slice(0, MAX_TERMS),
      },
    ];
  }
}

/** The words of all names of the site, those of pages first. */
const nameWordsOf = (pages: Layout['pages'], records: Layout['records']): ReadonlySet<string> =>
  new Set(
    [
      ...pages.map(({ title }) => title),
      ...pages.map(
        ({ route, keywords, about = '', asked = '' }) => `${keywords} ${about} ${route} ${asked}`,
      ),
      ...records.map(namesOf),
    ].flatMap(tokensOf),
  );

/** Headings of examples contain words of a scenario, which say nothing about their page. */
const STORY = 'Scenario:';

/** What ranking has to know of each record, computed once. */
function layoutOf(
  pages: Layout['pages'],
  records: Layout['records'],
  isCommon: Layout['isCommon'],
): Omit<Layout, 'asked'> {
  const words = records.map(tellingWords);
  const cores = records.map((record, number) => coreWords(record, words[number] ?? []));
  return {
    pages,
    records,
    pageRecords: pages.map((_, page) => records.findIndex((record) => record.page === page)),
    nameLengths: words.map(({ length }) => length),
    cores,
    leads: cores.map(([lead = '']) => lead),
    isCommon,
  };
}

/** The phrases in which readers ask for pages: their own, their keywords of several words, and their titles. */
function askedOf(
  pages: Layout['pages'],
  records: Layout['records'],
  isCommon: Layout['isCommon'],
  vocabulary: Vocabulary,
): Asked {
  const wordsIn = (phrase: string): readonly string[] =>
    vocabulary.lexicon.shortened(partsOf(withoutEndings(phrase)));
  /** `request_id` alone is one word, as in a query. */
  const nameIn = (phrase: string): readonly (readonly string[])[] => {
    if (phrase.trim().includes(' ')) return [];
    const [first, ...others] = chunksOf(phrase);
    return first && others.length === 0 && first.parts.length > 1 ? [[first.joined]] : [];
  };
  const phrases = records.flatMap(({ kind, name, page }, record): AskedPhrase[] => {
    if (kind === 'section' && !isCommon[record] && !name.startsWith(STORY))
      return [{ record, words: wordsIn(name), worth: NEAR.heading }];
    if (kind !== 'page') return [];
    const { keywords = '', asked = '' } = pages[page] ?? {};
    const list = (text: string, worth: number) =>
      text
        .split(',')
        .flatMap((phrase) => [wordsIn(phrase), ...nameIn(phrase)])
        .map((words) => ({ record, words, worth }))
        .filter(({ words }) => words.length > (worth < 1 ? 1 : 0));
    return [
      ...list(asked, 1),
      ...list(keywords, NEAR.keyword),
      { record, words: wordsIn(name), worth: NEAR.title },
    ];
  });
  vocabulary.add([...new Set(phrases.flatMap(({ words }) => words))]);
  const about = records.flatMap(({ kind, page }, record) => {
    const words = kind === 'page' ? wordsIn(pages[page]?.about ?? '') : [];
    return words.length > 0 ? [[record, words] as const] : [];
  });
  return new Asked(phrases, about);
}

/** Which typed word a word of a text matches. */
function slotsByWord({ slots }: Answer): SlotOf {
  const bySlot = new Map<string, number>();
  slots.forEach(({ alternatives, isStopWord }, slot) => {
    if (isStopWord && slots.some((other) => !other.isStopWord)) return;
    for (const { word } of alternatives) if (!bySlot.has(word)) bySlot.set(word, slot);
  });
  return (token) => bySlot.get(token);
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
