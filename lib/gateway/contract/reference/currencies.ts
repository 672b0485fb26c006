import currencyCodes from 'currency-codes';
import type { Contract, HistoricCurrency } from '../types';
import { knownName } from './known-countries';
import { methodsBy } from './methods';

/** One row of the currency table. */
export interface CurrencyRow {
  readonly code: string;
  /** Three digits, leading zeros kept: "032". */
  readonly numeric: string;
  readonly name: string;
  readonly decimals: number;
  /** "0.01", "1", "0.001". */
  readonly smallest: string;
  /** "149.90", "500", "1.250". */
  readonly example: string;
  /** Names as in the table of countries; a member that is no country keeps the name of the currency list. */
  readonly countries: readonly string[];
  /** Methods that collect in it, from the services registry. */
  readonly payin: readonly string[];
  readonly payout: readonly string[];
}

/** A code that left the list. */
export interface HistoricCurrencyRow extends HistoricCurrency {
  readonly name: string;
}

interface ListedCurrency {
  readonly code: string;
  readonly numeric: string;
  readonly exponent: number;
  readonly name: string;
  readonly countries: readonly string[];
}

/**
 * The currencies a person can pay with: the package's list with what has changed since,
 * without codes that have ended and without metals, test codes and units of account.
 */
export function currencyRows(contract: Contract): CurrencyRow[] {
  const overlay = contract.currencyOverlay;
  const gone = new Set([
    ...(overlay?.hide ?? []),
    ...historicCurrencyRows(contract).map(({ code }) => code),
  ]);
  const added = (overlay?.add ?? []).filter(({ since }) => since <= (overlay?.asOf ?? ''));
  const listed = packageList().filter(({ code }) => !added.some((other) => other.code === code));
  return [...listed, ...added]
    .filter(({ code }) => !gone.has(code))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((currency) => ({
      code: currency.code,
      numeric: currency.numeric,
      name: currency.name,
      decimals: currency.exponent,
      smallest: smallestAmount(currency.exponent),
      example: exampleAmount(currency.exponent),
      countries: [...currency.countries, ...joinedSince(contract, currency)]
        .map(knownName)
        .sort((a, b) => a.localeCompare(b, 'en')),
      ...methodsBy(contract.services, (method) => method.currencies.includes(currency.code)),
    }));
}

/** Countries that took a currency over after the package's list was made: those of the codes that it replaced. */
const joinedSince = (contract: Contract, { code, countries }: ListedCurrency): string[] =>
  historicCurrencyRows(contract)
    .filter(({ replacedBy }) => replacedBy === code)
    .flatMap((historic) => currencyCodes.code(historic.code)?.countries ?? [])
    .filter((country) => !countries.includes(country));

/** Codes that have left the list, with their last day and successor; the latest first. */
export function historicCurrencyRows(contract: Contract): HistoricCurrencyRow[] {
  const { historic = [], asOf = '' } = contract.currencyOverlay ?? {};
  return historic
    .filter(({ until }) => until < asOf)
    .map((row) => ({
      ...row,
      name: row.name ?? currencyCodes.code(row.code)?.currency ?? row.code,
    }))
    .sort((a, b) => (a.until > b.until ? -1 : 1));
}

/** The decimals of a currency by the overlay and the package; `undefined` for an unknown code. */
export function decimalsOf(contract: Contract, code: string): number | undefined {
  const added = contract.currencyOverlay?.add.find((currency) => currency.code === code);
  return added?.exponent ?? currencyCodes.code(code)?.digits;
}

/** The smallest amount above zero: 2 → `0.01`, 0 → `1`. */
export const smallestAmount = (decimals: number): string =>
  decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;

const exampleAmount = (decimals: number): string =>
  decimals === 0 ? '500' : decimals === 3 ? '1.250' : `149.${'90'.padEnd(decimals, '0')}`;

const packageList = (): ListedCurrency[] =>
  currencyCodes.data.map((record) => ({
    code: record.code,
    numeric: record.number.padStart(3, '0'),
    exponent: record.digits,
    name: record.currency,
    countries: record.countries,
  }));
