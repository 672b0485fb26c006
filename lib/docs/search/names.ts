import type { Slot } from './plan';
import type { Postings } from './postings';
import type { Named } from './rank-record';
import type { SearchPage, SearchRecord } from './records';
import { STOP_WORDS, TASK_VERBS } from './stop-words';
import { identOf, partsOf } from './tokens';
import { fold, stem } from './words';

type Records = readonly Omit<SearchRecord, 'text'>[];

/** Words among the keywords of more pages than this name none of them. */
const MAX_SAME_KEYWORDS = 3;
/** A name next to the word for its kind has at least so many letters. */
const MIN_NAME = 3;
/** A heading of more pages than this is part of a pattern. */
const MAX_SAME_HEADINGS = 2;

/** What names a record as a whole: title, code, identifier, path, keyword of a page. */
export class Names {
  /** Headings that several pages have name none of them. */
  readonly isCommon: readonly boolean[];
  readonly #postings: Postings;
  readonly #records: Records;
  readonly #idents = new Map<string, Set<number>>();
  /** Terms by their words in alphabetical order. */
  readonly #unordered = new Map<string, Set<number>>();
  /** Pages by each of their keywords as a whole. */
  readonly #phrases = new Map<string, Set<number>>();
  /** Pages by their titles, the variant apart. */
  readonly #titles = new Map<string, Set<number>>();

  constructor(pages: readonly SearchPage[], records: Records, postings: Postings) {
    this.#postings = postings;
    this.#records = records;
    const counts = headingCounts(records);
    this.isCommon = records.map(
      ({ kind, name }) => kind === 'section' && (counts.get(name) ?? 0) > MAX_SAME_HEADINGS,
    );
    records.forEach((record, number) => {
      for (const id of record.ids) {
        add(this.#idents, id, number);
        // The path of a call without the version that all of them have.
        const path = id.replace(/^\/v\d+(?=\/)/, '');
        if (path !== id) add(this.#idents, path, number);
      }
      if (!this.isCommon[number]) add(this.#idents, record.name, number);
      if (record.kind === 'term') add(this.#unordered, inAnyOrder(partsOf(record.name)), number);
      const page = pages[record.page];
      if (record.kind !== 'page' || !page) return;
      add(this.#idents, page.route, number);
      put(this.#titles, meaningOf(coreWords(record, tellingWords(record))), number);
      for (const phrase of page.keywords.split(','))
        put(this.#phrases, meaningOf(partsOf(phrase)), number);
    });
  }

  /** The records that a query names. An address, also with its verb or its host, is the name of its page. */
  named(query: string, slots: readonly Slot[]): Named {
    const address = query.trim().replace(/^https?:\/\/[^/\s]+/i, '');
    const path = address.replace(/^(get|post|put|patch|delete)\s+(?=\/)/i, '');
    const ident = identOf(path.replace(/[?#].*$/, '') || path);
    const { russian } = this.#postings.vocabulary.lexicon;
    const telling = slots.filter(({ isStopWord }) => !isStopWord);
    const words = telling.map(({ typed }) => typed);
    // A word that is only begun has the meaning of no word yet.
    const isBegun = telling.some(
      ({ alternatives }) =>
        alternatives.length > 0 && alternatives.every(({ kind }) => kind === 'prefix'),
    );
    const read = telling.map(({ typed }) => russian.englishOf(typed)[0] ?? typed);
    // A single letter at the end is a word that has just been begun.
    const isLetter = read.length > 1 && read.at(-1)?.length === 1;
    const alias = isLetter ? [] : this.#postings.records('keyword', read.join(' '));
    const subject = identOf(path.replace(QUESTION, ' '));
    const sameLetters =
      this.#idents.get(ident) ?? this.#idents.get(subject) ?? this.#kindNamed(path);
    const typed = HYPHENS.test(path) ? this.#notAsField(sameLetters, path) : sameLetters;
    const nouns = read.filter((word) => !TASK_VERBS.has(word));
    return {
      typed,
      spelled: new Set([...typed].filter((record) => this.#isSpelled(record, path))),
      alias: new Set(alias.length <= MAX_SAME_KEYWORDS ? alias : []),
      phrase: isBegun ? NONE : this.#phrase(read),
      task: isBegun ? NONE : this.#phrase(nouns),
      inside: this.#inside(path),
      isDefinition: DEFINITION.test(query.trim()),
      unordered: this.#unordered.get(inAnyOrder(words)) ?? new Set(),
      isCompound: slots.length > 1 || /[\p{L}\p{N}][_.-][\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(query),
    };
  }

  /** The rows and fields whose identifiers are among other words. */
  #inside(path: string): ReadonlySet<number> {
    const found = (path.match(IDENTIFIER) ?? [])
      .filter((written) => written !== path)
      .flatMap((written) => [...(this.#idents.get(identOf(written)) ?? [])]);
    return new Set(
      found.filter((record) => {
        const { kind, isDefining = false } = this.#records[record] ?? {};
        return isDefining && (kind === 'field' || kind === 'code');
      }),
    );
  }

  /** Fields have underscores: a name with hyphens is that of a header, unless a place is named so. */
  #notAsField(records: ReadonlySet<number>, path: string): ReadonlySet<number> {
    return new Set(
      [...records].filter(
        (record) => this.#records[record]?.kind !== 'field' || this.#isSpelled(record, path),
      ),
    );
  }

  #isSpelled(record: number, typed: string): boolean {
    const { name = '', ids = [] } = this.#records[record] ?? {};
    return [name, ...ids].some((written) => fold(written) === fold(typed));
  }

  /**
   * What `refund.failed event` names: without the words for its kind, a whole name of a row or field. Of one name in
   * several lists the word for the kind chooses, `event` the one of the callbacks.
   */
  #kindNamed(path: string): ReadonlySet<number> {
    const bare = path.replace(KIND_WORDS, ' ').trim();
    // Two letters are the code of some country.
    if (bare.length < MIN_NAME || bare === path) return NONE;
    // Callbacks and codes are of many things of one word, such as tries and countries, that are no fields.
    if (!STRONG_KIND.test(path) && !/[\d_.-]/.test(bare)) return NONE;
    const found = [...(this.#idents.get(identOf(bare)) ?? NONE)].filter(
      (record) => this.#records[record]?.isDefining,
    );
    const kinds = ANCHORS_OF_KIND.filter(([word]) => word.test(path)).map(([, anchor]) => anchor);
    if (kinds.length === 0) return new Set(found);
    const ofKind = found.filter((record) =>
      kinds.some((kind) => kind.test(this.#records[record]?.anchor ?? '')),
    );
    // A number of another list is another thing.
    return new Set(ofKind.length > 0 || /^\d+$/.test(bare) ? ofKind : found);
  }

  /** The only page that has these words as one of its keywords, unless another one is called so. */
  #phrase(words: readonly string[]): ReadonlySet<number> {
    const meaning = meaningOf(words);
    const pages = this.#titles.has(meaning)
      ? this.#titles.get(meaning)
      : this.#phrases.get(meaning);
    return pages?.size === 1 ? pages : NONE;
  }
}

/** Pages about a thing are often called by its making, `Create a payout`: a reader who types `payout` intends them. */
const MAKING = 'create';

const NONE: ReadonlySet<number> = new Set();

/** `Retry-After` */
const HYPHENS = /^\p{L}+(?:-\p{L}+)+$/u;

/** Words that signs hold together: `next_action.type`, `Idempotency-Key`. */
const IDENTIFIER = /[\p{L}\p{N}]{2,}(?:[_.-][\p{L}\p{N}]{2,})+/gu;

/** Words for the kinds of things that have names. */
const KIND_WORDS =
  /(?<![\p{L}\p{N}_.-])(?:api|callback|code|column|error|event|failure|field|header|parameter|param|permission|property|reason|request|response|state|status|the|value|webhook)(?![\p{L}\p{N}_.-])/giu;

/** Of these, the ones next to the name of one thing only. */
const STRONG_KIND = /\b(?:column|event|field|header|parameter|param|permission|property|value)\b/i;

/** What the anchors of things of a kind begin with, by the word for the kind. */
const ANCHORS_OF_KIND: readonly (readonly [word: RegExp, anchor: RegExp])[] = [
  [/\b(?:event|webhook)\b/i, /^event-/],
  [/\berror\b/i, /^e\d/],
  [/\bfailure\b/i, /^f\d/],
  [/\bstate\b/i, /^s\d/],
  [/\bheader\b/i, /^header-/],
  [/\bcolumn\b/i, /^column-/],
];

/** Questions whose result is a term of the glossary. */
const DEFINITION =
  /^(?:what(?:'s| is| are| does)|define|definition of|meaning of|что такое|что значит|что означает)\s|\s(?:meaning|definition|mean)\??$/i;

/** What a question of this kind has in addition to the thing it asks about. */
const QUESTION =
  /^(?:what(?:'s| is| are| does)|define|definition of|meaning of)\s+(?:an? |the )?|\s(?:meaning|definition|means?)\??$|\?$/gi;

/** Words that have a meaning, in any order and form. */
const meaningOf = (words: readonly string[]): string =>
  inAnyOrder([...new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stem))]);

const inAnyOrder = (words: readonly string[]): string => [...words].sort().join('');

/** Different words of a name that carry meaning; other names of a row count with it. */
export function tellingWords({ kind, name, ids }: Omit<SearchRecord, 'text'>): string[] {
  const names = kind === 'page' ? [name] : [name, ...ids];
  const words = new Set(names.flatMap(partsOf));
  const telling = [...words].filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** `Pix: payin (HPP)`: what follows the colon only distinguishes the variants of a method. */
const VARIANT = /: (?:payin|payout)(?: \((?:HPP|H2H)\))?$/;

/** The words with a meaning of the name itself, without the name of a variant and `create`; `words` are all of them. */
export function coreWords(
  record: Omit<SearchRecord, 'text'>,
  words: readonly string[],
): readonly string[] {
  const name = record.name.replace(VARIANT, '');
  const own = name === record.name ? words : tellingWords({ ...record, name });
  return own.length > 1 ? own.filter((word) => word !== MAKING) : own;
}

function headingCounts(records: Records): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, name } of records) {
    if (kind === 'section') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function add(map: Map<string, Set<number>>, text: string, record: number): void {
  put(map, identOf(text), record);
}

function put(map: Map<string, Set<number>>, key: string, record: number): void {
  if (key === '') return;
  const known = map.get(key);
  if (known) known.add(record);
  else map.set(key, new Set([record]));
}
