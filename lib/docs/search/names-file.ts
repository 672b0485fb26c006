import { checkFormat, FORMAT, FormatError, type NamesFile } from './format';
import type { SearchPage, SearchRecord, SearchSource } from './records';
import type { HitKind, SearchContext } from './types';

const CONTEXTS: readonly SearchContext[] = [
  'api',
  'services',
  'reference',
  'callbacks',
  'invoicing',
  'cabinet',
  'general',
];
/** The first stands for a page without one. */
const VERBS = ['', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const KINDS: readonly HitKind[] = ['page', 'section', 'code', 'field', 'term'];
/** Names never hold it, so that a column is one string: far smaller than a list of strings. */
const LINE = '\n';
const PART = '\t';

/** Phrases of more words come with the texts. */
const SHORT_PHRASE = 3;
const COMMA = ', ';

/** The phrases with so many words that `isWanted`. */
const phrasesOf = (asked = '', isWanted: (words: number) => boolean): string =>
  flat(asked)
    .split(COMMA)
    .filter((phrase) => isWanted(phrase.split(' ').length))
    .join(COMMA);

/** The phrases of each page that the first file leaves out. */
export const encodeLongPhrases = (pages: readonly SearchPage[]): string =>
  column(pages, ({ asked }) => phrasesOf(asked, (words) => words > SHORT_PHRASE));

/** Pages with these phrases in addition to their own. */
export function addLongPhrases(pages: readonly SearchPage[], phrases: string): SearchPage[] {
  const long = lines(phrases);
  return pages.map((page, number) => {
    const asked = [page.asked, long[number]].filter(Boolean).join(COMMA);
    return asked === '' ? page : { ...page, asked };
  });
}

/** Records without texts, and their pages, for the first file. */
export function encodeNames({ pages, records, words }: SearchSource): NamesFile {
  const parts = records.filter(({ kind }) => kind !== 'page');
  return {
    format: FORMAT,
    words,
    routes: column(pages, ({ route }) => route),
    titles: column(pages, ({ title }) => title),
    keywords: column(pages, ({ keywords }) => flat(keywords)),
    about: column(pages, ({ about = '' }) => about),
    asked: column(pages, ({ asked }) => phrasesOf(asked, (words) => words <= SHORT_PHRASE)),
    breadcrumbs: column(pages, ({ breadcrumb }) => breadcrumb.map(flat).join(PART)),
    contexts: pages.map(({ context }) => CONTEXTS.indexOf(context)).join(''),
    verbs: pages.map(({ verb = '' }) => Math.max(0, VERBS.indexOf(verb))).join(''),
    weights: pages.map(({ weight }) => weight),
    counts: pages.map((_, page) => records.filter((record) => record.page === page).length),
    kinds: records
      .map(({ kind, isDefining = false, isList = false }) =>
        (KINDS.indexOf(kind) + KINDS.length * (isList ? 2 : isDefining ? 1 : 0)).toString(36),
      )
      .join(''),
    names: column(parts, ({ name }) => name),
    anchors: column(parts, shortAnchor),
    ids: column(records, ({ name, ids }) => ids.map((id) => shortId(flat(id), name)).join(PART)),
  };
}

/** What `encodeNames` was given, without texts. Throws `FormatError`. */
export function decodeNames(file: NamesFile): {
  readonly pages: readonly SearchPage[];
  readonly records: readonly Omit<SearchRecord, 'text'>[];
} {
  checkFormat(file);
  const titles = lines(file.titles);
  const keywords = lines(file.keywords);
  const about = lines(file.about);
  const asked = lines(file.asked);
  const breadcrumbs = lines(file.breadcrumbs);
  const pages = lines(file.routes).map(
    (route, page): SearchPage => ({
      route,
      title: titles[page] ?? '',
      keywords: keywords[page] ?? '',
      about: about[page] || undefined,
      asked: asked[page] || undefined,
      context: CONTEXTS[Number(file.contexts[page])] ?? 'general',
      breadcrumb: (breadcrumbs[page] ?? '').split(PART).filter(Boolean),
      weight: file.weights[page] ?? 0,
      verb: VERBS[Number(file.verbs[page])] || undefined,
    }),
  );
  const names = lines(file.names);
  const anchors = lines(file.anchors);
  const ids = lines(file.ids);
  const records: Omit<SearchRecord, 'text'>[] = [];
  let part = 0;
  file.counts.forEach((count, page) => {
    for (let left = count; left > 0; left -= 1) {
      const digit = Number.parseInt(file.kinds[records.length] ?? '', 36);
      const kind = KINDS[digit % KINDS.length] ?? 'section';
      const name = (kind === 'page' ? pages[page]?.title : names[part]) ?? '';
      const others = (ids[records.length] ?? '').split(PART).filter(Boolean);
      records.push({
        page,
        kind,
        anchor: kind === 'page' ? '' : fullAnchor(anchors[part] ?? '', kind, name),
        name,
        ids: others.map((id) => PARTS.get(id)?.(name) ?? id),
        ...(digit < KINDS.length ? {} : { isDefining: true }),
        ...(digit < 2 * KINDS.length ? {} : { isList: true }),
      });
      if (kind !== 'page') part += 1;
    }
  });
  if (records.length !== file.kinds.length) throw new FormatError('counts and kinds differ');
  return { pages, records };
}

/** What follows from the name in an id. */
const GUESS = '~';

/** The id most things have: headings that of their words, rows and fields that of their names. */
function guessAnchor(kind: HitKind, name: string): string {
  if (kind === 'field') return name.replaceAll('[]', '').replace(/[^\w-]+/g, '-');
  if (kind === 'code') return name.split(' ')[0] ?? '';
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .replaceAll(' ', '-');
}

/** Fields and rows have a few letters before it: `p-amount`, `e1004`. */
function shortAnchor({ anchor, kind, name }: SearchRecord): string {
  const guess = guessAnchor(kind, name);
  if (anchor === guess) return '';
  return guess !== '' && anchor.endsWith(guess) ? anchor.slice(0, -guess.length) + GUESS : anchor;
}

const fullAnchor = (short: string, kind: HitKind, name: string): string =>
  short === '' ? guessAnchor(kind, name) : short.replace(GUESS, () => guessAnchor(kind, name));

/** Parts of a name that are names themselves: the code, what it is called, the end of a path. */
const PARTS: ReadonlyMap<string, (name: string) => string> = new Map([
  ['<', (name: string) => name.slice(0, name.indexOf(' '))],
  ['>', (name: string) => name.slice(name.indexOf(' ') + 1)],
  ['.', (name: string) => name.slice(name.lastIndexOf('.') + 1)],
]);

const shortId = (id: string, name: string): string =>
  [...PARTS].find(([, partOf]) => partOf(name) === id)?.[0] ?? id;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const column = <T>(items: readonly T[], text: (item: T) => string): string =>
  items.map((item) => text(item).replaceAll(LINE, ' ')).join(LINE);

const lines = (text: string): string[] => text.split(LINE);
