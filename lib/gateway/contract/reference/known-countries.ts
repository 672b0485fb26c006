import { iso31661 } from 'iso-3166';

/** The countries that ISO 3166-1 has assigned: every code that `country` may hold. All others are refused with 2012. */
export const knownCountries = iso31661.filter(({ state }) => state === 'assigned');
