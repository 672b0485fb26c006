import type { CatalogueRow } from './catalogue';

/** The three ways of a method that a dial shows. */
export const WAYS = ['page', 'h2h', 'payout'] as const;
type Way = (typeof WAYS)[number];

/** A method with all its pages: one row of the atlas. */
export interface AtlasRow {
  /** Id of the method, and of the country where the row is about one: `blik`, `blik-PL`. */
  readonly key: string;
  readonly method: string;
  /** Alpha-2; empty where the contract with the merchant decides. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  /** The first page of each way. */
  readonly ways: Readonly<Partial<Record<Way, CatalogueRow>>>;
  /** All further pages, such as checks and other forms of the same payin. */
  readonly others: readonly CatalogueRow[];
  /** What payins and payouts can do; in brackets where only some of the pages can: "recurring (H2H)". */
  readonly can: readonly string[];
  /** Published limits of the amount; in brackets where only some of the pages have them: "up to PEN 30,000 (page; H2H)". */
  readonly amounts: readonly string[];
  /** Tags of all its pages, which the filter looks for. */
  readonly tags: readonly string[];
}

/** The rows of the catalog by method, in its order. */
export function atlasRows(rows: readonly CatalogueRow[]): AtlasRow[] {
  const methods = new Map<string, CatalogueRow[]>();
  for (const row of rows) {
    const id = row.key.split('/')[0] ?? row.key;
    methods.set(id, [...(methods.get(id) ?? []), row]);
  }
  return [...methods].map(([key, pages]) => atlasRow(key, pages));
}

/** The same rows once per country, by the name of the country; then those of no fixed country, under `undefined`. */
export function atlasByCountry(
  rows: readonly AtlasRow[],
  nameOf: (country: string) => string,
): { readonly country: string | undefined; readonly rows: readonly AtlasRow[] }[] {
  const countries = [...new Set(rows.flatMap((row) => row.countries))].sort((a, b) =>
    nameOf(a).localeCompare(nameOf(b), 'en'),
  );
  const open = rows.filter((row) => row.countries.length === 0);
  return [
    ...countries.map((country) => ({
      country,
      rows: rows
        .filter((row) => row.countries.includes(country))
        .map((row) => ({
          ...row,
          key: `${row.key}-${country}`,
          tags: row.tags.filter((tag) => tag === country || !row.countries.includes(tag)),
        })),
    })),
    ...(open.length > 0 ? [{ country: undefined, rows: open }] : []),
  ];
}

/** @throws Error without a page: a method has one at least */
function atlasRow(key: string, pages: readonly CatalogueRow[]): AtlasRow {
  const [first] = pages;
  if (!first) throw new Error(`The method "${key}" has no page.`);
  const ways: Partial<Record<Way, CatalogueRow>> = {};
  for (const way of WAYS) {
    const page = pages.find((each) => wayOf(each) === way);
    if (page) ways[way] = page;
  }
  const shown = new Set(Object.values(ways));
  return {
    key,
    method: first.method,
    countries: first.countries,
    currencies: first.currencies,
    ways,
    others: pages.filter((page) => !shown.has(page)),
    can: wordsOf(pages, shown, ({ capabilities }) => capabilities),
    amounts: wordsOf(pages, shown, ({ amount }) => (amount === undefined ? [] : [amount])),
    tags: [...new Set(pages.flatMap(({ tags }) => tags))],
  };
}

function wayOf({ direction, flow, key }: CatalogueRow): Way | undefined {
  if (direction === 'payout') return key.endsWith('validate') ? undefined : 'payout';
  if (direction !== 'payin' && direction !== 'transfer') return undefined;
  return flow === 'hpp' ? 'page' : flow === 'h2h' ? 'h2h' : undefined;
}

const SHORT = { page: 'page', h2h: 'H2H', payout: 'payout' } as const;

/** What some of the pages have, each once, with the names of those pages unless all have it. */
function wordsOf(
  pages: readonly CatalogueRow[],
  shown: ReadonlySet<CatalogueRow>,
  pick: (page: CatalogueRow) => readonly string[],
): string[] {
  const words = new Set(pages.flatMap(pick));
  return [...words].map((word) => {
    const able = pages.filter((page) => pick(page).includes(word));
    if (able.length === pages.length) return word;
    const names = new Set(able.map((page) => nameOf(page, shown.has(page))));
    return `${word} (${[...names].join('; ')})`;
  });
}

/** The short name of a page among those of its method: its way where a dial leads to it, otherwise its label. */
const nameOf = (page: CatalogueRow, isShown: boolean): string => {
  const way = isShown ? wayOf(page) : undefined;
  return way ? SHORT[way] : page.label;
};
