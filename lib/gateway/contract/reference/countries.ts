import type { Contract } from '../types';
import { callingCodeOf } from './calling-codes';
import { currencyRows } from './currencies';
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
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Currencies by the name of a country. */
function currenciesByCountry(contract: Contract): (name: string) => readonly string[] {
  const found = new Map<string, string[]>();
  for (const { code, countries } of currencyRows(contract))
    for (const country of countries) found.set(country, [...(found.get(country) ?? []), code]);
  return (name) => (found.get(name) ?? []).toSorted();
}
