import type { Contract } from '../types';
import { knownCountries } from './known-countries';
import { knownCurrencies } from './known-currencies';

/** The codes that fields may hold; in the browser they come as data, because the lists of the world are large. */
export interface KnownCodes {
  /** Decimals of every currency and asset the API takes. */
  readonly decimals: ReadonlyMap<string, number>;
  /** Alpha-2. */
  readonly countries: ReadonlySet<string>;
}

export const knownCodes = (contract: Contract): KnownCodes => ({
  decimals: knownCurrencies(contract),
  countries: new Set(knownCountries.map(({ alpha2 }) => alpha2)),
});
