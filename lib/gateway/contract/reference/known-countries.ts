import { iso31661 } from 'iso-3166';

/** The countries that ISO 3166-1 has assigned: every code that `country` may hold. All others are refused with 2012. */
export const knownCountries = iso31661.filter(({ state }) => state === 'assigned');

/** The words of a name in alphabetical order, without accents and articles: `Korea (The Republic Of)` → `korea of republic`. */
const words = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bthe\b/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Names of ISO 3166-1 by their words, and by the words before a comma; a whole name wins. */
const NAMES = new Map([
  ...knownCountries.map(({ name }) => [words(name.split(',')[0] ?? name), name] as const),
  ...knownCountries.map(({ name }) => [words(name), name] as const),
]);

/**
 * The name in ISO 3166-1 of a country as ISO 4217 lists it: `knownName('Tanzania, United Republic Of')` →
 * `Tanzania, United Republic of`. A member that is no country, such as the European Union, keeps its name.
 */
export const knownName = (listed: string): string => NAMES.get(words(listed)) ?? listed.trim();
