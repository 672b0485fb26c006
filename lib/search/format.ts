import type { SearchPage, SearchRecord, SearchSource } from './records';
import type { HitKind, SearchContext } from './types';

/** Raised with every change of the shapes below; a worker refuses files it does not know. */
export const FORMAT = 1;

const CONTEXTS: readonly SearchContext[] = [
  'api',
  'services',
  'reference',
  'callbacks',
  'invoicing',
  'cabinet',
  'general',
];
const KINDS: readonly HitKind[] = ['page', 'section', 'code', 'field', 'term'];
/** Names never hold it, so that a column is one string: far smaller than a list of strings. */
const LINE = '\n';
const PART = '\t';

/** Titles, headings, identifiers: what the first answers need. Columns, because alike things compress well together. */
export interface NamesFile {
  readonly format: number;
  readonly routes: string;
  readonly titles: string;
  readonly keywords: string;
  /** Breadcrumb of each page, its parts divided by tabs. */
  readonly breadcrumbs: string;
  /** Digit per page: number of its context. */
  readonly contexts: string;
  readonly weights: readonly number[];
  /** How many records each page has, its own included. */
  readonly counts: readonly number[];
  /** Digit per record: number of its kind. */
  readonly kinds: string;
  /** Name of each record but pages. */
  readonly names: string;
  /** Id of each record but pages; empty where it follows from the name. */
  readonly anchors: string;
  /** Other names, divided by tabs. */
  readonly ids: string;
}

/** Texts of some pages: numbers of records, and their texts in the same order. */
export interface TextsFile {
  readonly format: number;
  readonly records: readonly number[];
  readonly texts: readonly string[];
}

/** The only file with a fixed name: what the others are called now. */
export interface Manifest {
  readonly format: number;
  /** Address of the worker below the base path. */
  readonly worker: string;
  readonly names: string;
  /** Files with texts, by context, in the order to load them. */
  readonly texts: readonly { readonly context: SearchContext; readonly file: string }[];
}

/** A file that is not what it should be. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Records without texts, and their pages, for the first file. */
export function encodeNames({ pages, records }: SearchSource): NamesFile {
  const parts = records.filter(({ kind }) => kind !== 'page');
  return {
    format: FORMAT,
    routes: column(pages, ({ route }) => route),
    titles: column(pages, ({ title }) => title),
    keywords: column(pages, ({ keywords }) => keywords),
    breadcrumbs: column(pages, ({ breadcrumb }) => breadcrumb.map(flat).join(PART)),
    contexts: pages.map(({ context }) => CONTEXTS.indexOf(context)).join(''),
    weights: pages.map(({ weight }) => weight),
    counts: pages.map((_, page) => records.filter((record) => record.page === page).length),
    kinds: records.map(({ kind }) => KINDS.indexOf(kind)).join(''),
    names: column(parts, ({ name }) => name),
    anchors: column(parts, (record) =>
      record.anchor === guessAnchor(record) ? '' : record.anchor,
    ),
    ids: column(records, ({ ids }) => ids.map(flat).join(PART)),
  };
}

/** What `encodeNames` was given, without texts. Throws `FormatError`. */
export function decodeNames(file: NamesFile): {
  readonly pages: readonly SearchPage[];
  readonly records: readonly Omit<SearchRecord, 'text'>[];
} {
  if (file?.format !== FORMAT) throw new FormatError(`format ${FORMAT} expected`);
  const titles = lines(file.titles);
  const keywords = lines(file.keywords);
  const breadcrumbs = lines(file.breadcrumbs);
  const pages = lines(file.routes).map(
    (route, page): SearchPage => ({
      route,
      title: titles[page] ?? '',
      context: CONTEXTS[Number(file.contexts[page])] ?? 'general',
      breadcrumb: (breadcrumbs[page] ?? '').split(PART).filter(Boolean),
      keywords: keywords[page] ?? '',
      weight: file.weights[page] ?? 0,
    }),
  );
  const names = lines(file.names);
  const anchors = lines(file.anchors);
  const ids = lines(file.ids);
  const records: Omit<SearchRecord, 'text'>[] = [];
  let part = 0;
  file.counts.forEach((count, page) => {
    for (let left = count; left > 0; left -= 1) {
      const kind = KINDS[Number(file.kinds[records.length])] ?? 'section';
      const others = (ids[records.length] ?? '').split(PART).filter(Boolean);
      if (kind === 'page') {
        records.push({ page, kind, anchor: '', name: pages[page]?.title ?? '', ids: others });
        continue;
      }
      const name = names[part] ?? '';
      const anchor = anchors[part] || guessAnchor({ kind, name });
      records.push({ page, kind, anchor, name, ids: others });
      part += 1;
    }
  });
  if (records.length !== file.kinds.length) throw new FormatError('counts and kinds differ');
  return { pages, records };
}

/** The texts of some records. */
export const encodeTexts = (source: SearchSource, numbers: readonly number[]): TextsFile => {
  const filled = numbers.filter((number) => source.records[number]?.text);
  return {
    format: FORMAT,
    records: filled.map((number, at) => number - (filled[at - 1] ?? 0)),
    texts: filled.map((number) => source.records[number]?.text ?? ''),
  };
};

/** Numbers of records with their texts. Throws `FormatError`. */
export function decodeTexts(file: TextsFile): (readonly [record: number, text: string])[] {
  if (file?.format !== FORMAT || file.records.length !== file.texts.length)
    throw new FormatError(`format ${FORMAT} expected`);
  let number = 0;
  return file.texts.map((text, at) => {
    number += file.records[at] ?? 0;
    return [number, text] as const;
  });
}

/** The id most things have: headings that of their words, rows and fields that of their names. */
function guessAnchor({ kind, name }: Pick<SearchRecord, 'kind' | 'name'>): string {
  if (kind === 'field') return `p-${name.replaceAll('[]', '').replace(/[^\w-]+/g, '-')}`;
  if (kind === 'code') return name.split(' ')[0] ?? '';
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .replaceAll(' ', '-');
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const column = <T>(items: readonly T[], text: (item: T) => string): string =>
  items.map((item) => text(item).replaceAll(LINE, ' ')).join(LINE);

const lines = (text: string): string[] => text.split(LINE);
