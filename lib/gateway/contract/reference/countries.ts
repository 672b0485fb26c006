import currencyCodes from 'currency-codes';
import type { Contract } from '../types';
import { callingCodeOf } from './calling-codes';
import { currencyRows, historicCurrencyRows } from './currencies';
import { knownCountries } from './known-countries';
import { methodsBy } from './methods';

/** One row of the country table. */
export interface CountryRow {
  readonly alpha2: string;
  readonly alpha3: string;
  /** Three digits, leading zeros kept: "032". */
  readonly numeric: string;
  readonly name: string;
  /** Digits without `+`; a few territories have none. */
  readonly callingCode?: string | undefined;
  /** Codes of the currencies in use, from the currency table. */
  readonly currencies: readonly string[];
  /** Methods that collect there, from the services registry. */
  readonly payin: readonly string[];
  readonly payout: readonly string[];
}

/**
 * The countries ISO 3166-1 has assigned, by name, each with calling code, currencies and methods.
 * Empty for a content folder without an overlay.
 */
export function countryRows(contract: Contract): CountryRow[] {
  if (!contract.countryOverlay) return [];
  const currencies = currenciesByCountry(contract);
  return knownCountries
    .map(({ alpha2, alpha3, numeric, name }) => ({
      alpha2,
      alpha3,
      numeric,
      name,
      callingCode: callingCodeOf(alpha2),
      currencies: currencies(name),
      ...methodsBy(contract.services, (method) => method.countries.includes(alpha2)),
    }))
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

/**
 * Currencies by the name of a country. ISO 4217 names countries, not codes, and a little differently;
 * a currency that has ended passes its countries on to its successor.
 */
function currenciesByCountry(contract: Contract): (name: string) => readonly string[] {
  const found = new Map<string, Set<string>>();
  const add = (countries: readonly string[], code: string) => {
    for (const country of countries) {
      const key = fold(country);
      found.set(key, (found.get(key) ?? new Set()).add(code));
    }
  };
  for (const { code, countries } of currencyRows(contract)) add(countries, code);
  for (const { code, replacedBy } of historicCurrencyRows(contract)) {
    if (replacedBy !== undefined) add(currencyCodes.code(code)?.countries ?? [], replacedBy);
  }
  return (name) => {
    const own = found.get(fold(name)) ?? found.get(fold(name.split(',')[0] ?? name));
    return [...(own ?? [])].sort();
  };
}

/** Lower case without accents, articles and signs: `CÔTE D'IVOIRE` and `Côte d'Ivoire` become one. */
const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bthe\b/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
