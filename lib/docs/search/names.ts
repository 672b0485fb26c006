import { type Slot, shortened } from './plan';
import type { Named } from './rank-record';
import type { SearchPage, SearchRecord } from './records';
import { STOP_WORDS } from './stop-words';
import { identOf, partsOf } from './tokens';
import type { Vocabulary } from './vocabulary';

type Records = readonly Omit<SearchRecord, 'text'>[];

/** A form of a word that is as good as the word. */
const NAMING = 0.9;
/** A keyword of more pages than this names none of them. */
const MAX_SAME_KEYWORDS = 5;
/** A heading of more pages than this is part of a pattern. */
const MAX_SAME_HEADINGS = 2;

/** What names a record as a whole: title, code, identifier, path, keyword of a page. */
export class Names {
  /** Headings that several pages have name none of them. */
  readonly isCommon: readonly boolean[];
  readonly #records: Records;
  readonly #idents = new Map<string, Set<number>>();
  readonly #aliases = new Map<string, Set<number>>();
  /** Terms by their words in alphabetical order. */
  readonly #unordered = new Map<string, Set<number>>();

  constructor(pages: readonly SearchPage[], records: Records) {
    this.#records = records;
    const counts = headingCounts(records);
    this.isCommon = records.map(
      ({ kind, name }) => kind === 'section' && (counts.get(name) ?? 0) > MAX_SAME_HEADINGS,
    );
    records.forEach((record, number) => {
      for (const id of record.ids) add(this.#idents, id, number);
      if (!this.isCommon[number]) add(this.#idents, record.name, number);
      if (record.kind === 'term') add(this.#unordered, inAnyOrder(partsOf(record.name)), number);
      const page = pages[record.page];
      if (record.kind !== 'page' || !page) return;
      add(this.#idents, page.route, number);
      for (const keyword of page.keywords.split(','))
        add(this.#aliases, shortForm(keyword), number);
    });
  }

  /** The records that a query names. An address, also with its verb or its host, is the name of its page. */
  named(query: string, slots: readonly Slot[], { words }: Vocabulary): Named {
    const address = query.trim().replace(/^https?:\/\/[^/\s]+/i, '');
    const path = address.replace(/^(get|post|put|patch|delete)\s+(?=\/)/i, '');
    const ident = identOf(path.replace(/[?#].*$/, '') || path);
    const telling = slots.filter(({ isStopWord }) => !isStopWord);
    const things = telling.filter(({ isTaskVerb }) => !isTaskVerb);
    // A single word in another form, or in Russian, names what it means.
    const meant = (telling.length === 1 ? (things[0]?.alternatives ?? []) : [])
      .filter(({ quality, kind }) => kind === 'full' && quality >= NAMING)
      .map(({ term }) => words[term] ?? '');
    const aliases = [ident, things.map(({ typed }) => typed).join(''), ...meant].flatMap((name) => {
      const pages = this.#aliases.get(name);
      return pages && pages.size <= MAX_SAME_KEYWORDS ? [...pages] : [];
    });
    return {
      typed: this.#idents.get(ident) ?? new Set(),
      meant: new Set(
        meant
          .flatMap((word) => [...(this.#idents.get(word) ?? [])])
          .filter((record) => ['page', 'term'].includes(this.#records[record]?.kind ?? '')),
      ),
      alias: new Set(aliases),
      unordered: this.#unordered.get(inAnyOrder(telling.map(({ typed }) => typed))) ?? new Set(),
      isCompound: slots.length > 1 || /[\p{L}\p{N}][_.-][\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(query),
    };
  }
}

/** A keyword as a query of the same words is read: phrases by their short names. */
const shortForm = (keyword: string): string => shortened(partsOf(keyword)).join('');

const inAnyOrder = (words: readonly string[]): string => [...words].sort().join('');

/** Different telling words of a name; other names of a row count with it. */
export function tellingWords({ kind, name, ids }: Omit<SearchRecord, 'text'>): string[] {
  const names = kind === 'page' ? [name] : [name, ...ids];
  const words = new Set(names.flatMap(partsOf));
  const telling = [...words].filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** `Pix: payin (HPP)`: what follows the colon only tells the variants of a method apart. */
const VARIANT = /: (?:payin|payout)(?: \((?:HPP|H2H)\))?$/;

/** How many telling words the name itself has, without the name of a variant; `words` are all of them. */
export function coreLength(record: Omit<SearchRecord, 'text'>, words: readonly string[]): number {
  const name = record.name.replace(VARIANT, '');
  return name === record.name ? words.length : tellingWords({ ...record, name }).length;
}

function headingCounts(records: Records): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, name } of records) {
    if (kind === 'section') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function add(map: Map<string, Set<number>>, text: string, record: number): void {
  const ident = identOf(text);
  if (ident === '') return;
  const known = map.get(ident);
  if (known) known.add(record);
  else map.set(ident, new Set([record]));
}
