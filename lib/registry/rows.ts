import type { PrintedRow as Row } from '../docs/markdown/definition';
import { ANCHOR } from '../gateway/contract/anchors';
import { plainText } from '../gateway/contract/inline';
import { countryRows } from '../gateway/contract/reference/countries';
import { cryptoRows } from '../gateway/contract/reference/crypto';
import { currencyRows } from '../gateway/contract/reference/currencies';
import { languageRows } from '../gateway/contract/reference/languages';
import { publicCardResult } from '../gateway/contract/reference/test-cards';
import type { Contract } from '../gateway/contract/types';
import { lines } from './texts';

const row = (
  anchor: string,
  name: string,
  ids: readonly (string | number)[],
  text: string,
): Row => ({
  kind: 'code',
  anchor,
  name,
  ids: ids.map(String),
  text,
  isDefining: true,
});

const words = (...parts: readonly (string | undefined)[]): string => lines(parts);

export const errorRows = ({ errors }: Contract): Row[] =>
  (errors?.codes ?? []).map(({ code, slug, meaning, action }) =>
    row(ANCHOR.error(code), `${code} ${slug}`, [code, slug], words(meaning, action)),
  );

export const failureRows = ({ failures }: Contract): Row[] =>
  (failures?.codes ?? []).map(({ code, slug, meaning, customerMessage, action }) =>
    row(
      ANCHOR.failure(code),
      `${code} ${slug}`,
      [code, slug],
      words(meaning, customerMessage, action),
    ),
  );

export const stateRows = ({ states }: Contract): Row[] =>
  (states?.codes ?? []).map(({ code, slug, meaning, status }) =>
    row(ANCHOR.state(code), `${code} ${slug}`, [code, slug], words(meaning, status)),
  );

export const statusRows = ({ lifecycle }: Contract): Row[] =>
  (lifecycle?.statuses ?? []).map(({ slug, meaning, action }) =>
    row(slug, slug, [], words(meaning, action)),
  );

export const currencyRecords = (contract: Contract): Row[] =>
  currencyRows(contract).map(({ code, numeric, name, decimals, countries }) =>
    row(
      code,
      `${code} ${name}`,
      [code, numeric, name],
      `${decimals} decimals. ${countries.join(', ')}`,
    ),
  );

export const countryRecords = (contract: Contract): Row[] =>
  countryRows(contract).map(({ alpha2, alpha3, numeric, name, callingCode, currencies }) =>
    row(
      alpha2,
      `${alpha2} ${name}`,
      [alpha2, alpha3, numeric, name],
      [callingCode === undefined ? '' : `+${callingCode}`, ...currencies].filter(Boolean).join(' '),
    ),
  );

export const languageRecords = (contract: Contract): Row[] =>
  languageRows(contract).map(({ code, name, nativeName }) =>
    row(code, `${code} ${name}`, [name], nativeName),
  );

export const cryptoRecords = (contract: Contract): Row[] =>
  cryptoRows(contract).map(({ code, asset, network, standard }) =>
    row(code, code, [], lines([asset, network, standard])),
  );

/** One record for all banks of a country: their rows have no address of their own. */
export function bankRecords(contract: Contract, country: string): Row[] {
  const list = contract.banks.find((candidate) => candidate.country === country);
  if (!list || list.banks.length === 0) return [];
  const text = list.banks
    .map(({ code, name, short, bic }) => [code, name, short, bic].filter(Boolean).join(' '))
    .join(', ');
  const name = countryRows(contract).find(({ alpha2 }) => alpha2 === country)?.name ?? country;
  return [
    {
      ...row(list.country, `Banks of ${name}`, [], `${list.code} ${list.country} ${text}`),
      isList: true,
    },
  ];
}

export const eventRows = ({ callbacks }: Contract, area: string | undefined): Row[] =>
  (callbacks?.events ?? [])
    .filter((event) => area === undefined || event.area === area)
    .map(({ type, when }) => ({
      ...row(ANCHOR.event(type), type, [], words(when)),
      kind: 'field',
      // The list of all events; other pages repeat those of their subject.
      isDefining: area === undefined,
    }));

/** Headers, of requests or of callbacks: the page that prints their table defines them. */
export const headerRows = (headers: Headers): Row[] =>
  headers.map(({ name, format, meaning }) =>
    row(ANCHOR.header(name), name, [], words(format, meaning)),
  );

type Headers = readonly {
  name: string;
  format?: string | undefined;
  meaning?: string | undefined;
}[];

export const permissionRows = ({ permissions }: Contract): Row[] =>
  (permissions?.keys ?? []).map(({ id, meaning }) => ({
    ...row(ANCHOR.permission(id), `${id} permission`, [id], words(meaning)),
    kind: 'field',
  }));

/** Columns that belong together are one row of the table, called by all of their names. */
export const columnRows = ({ reports }: Contract): Row[] =>
  (reports?.columns ?? []).map(({ names: [first = '', ...others], meaning }) => ({
    ...row(ANCHOR.column(first), first, others, words(meaning)),
    kind: 'field',
    // Most columns are called as the field that they hold.
    isDefining: false,
  }));

export const returnRows = ({ signing }: Contract): Row[] =>
  (signing?.returnParameters ?? []).map(({ name, meaning }) => ({
    ...row(ANCHOR.returned(name), name, [], words(meaning)),
    kind: 'field',
    isDefining: false,
  }));

/** All numbers of a row of cards name it. */
export const cardRows = ({ testCards, failures }: Contract, part: string | undefined): Row[] => {
  const slugs = new Map(failures?.codes.map(({ code, slug }) => [code, slug]));
  const card = (numbers: readonly string[], ...text: readonly (string | undefined)[]): Row =>
    row(ANCHOR.card(numbers[0] ?? ''), numbers[0] ?? '', numbers.slice(1), words(...text));
  switch (part) {
    case 'public':
      return (testCards?.public ?? []).map((listed) =>
        card([listed.number], listed.brand, testCards && publicCardResult(testCards, listed)),
      );
    case 'threeDs':
      return (testCards?.threeDs ?? []).map(({ cards, behavior }) =>
        card(Object.values(cards), behavior),
      );
    case 'declines':
      return (testCards?.declines ?? []).map(({ failure, cards, note }) =>
        card(Object.values(cards), `${failure} ${slugs.get(failure)}`, note),
      );
    case 'inputs':
      return inputRows({ testCards });
    default:
      return [];
  }
};

const inputRows = ({ testCards }: Pick<Contract, 'testCards'>): Row[] =>
  (testCards?.inputs ?? []).map(({ kind, value, result }) =>
    row(ANCHOR.input(kind, value), `${value} ${kind}`, [value], words(result)),
  );

export const limitRows = ({ limits }: Contract, group: string | undefined): Row[] =>
  (limits?.groups ?? [])
    .filter(({ id }) => group === undefined || id === group)
    .flatMap((entry) =>
      entry.limits.map(({ id, label, value, note }) => ({
        ...row(ANCHOR.limit(id), plainText(label), [], words(value, note)),
        kind: 'field',
      })),
    );
