import { type AmountFit, amountFit, isAmount } from '../../contract/amount-range';
import type { FoundMethod, FoundPage } from './entries';
import type { Wanted } from './wanted';

/** A page and how the amount compares with its limits; `undefined` while no amount is typed. */
export interface Match {
  readonly page: FoundPage;
  readonly fit: AmountFit | undefined;
}

/** A method with those of its pages that fit. */
export interface MethodMatch {
  readonly method: FoundMethod;
  readonly matches: readonly Match[];
}

export interface FoundServices {
  readonly fitting: readonly MethodMatch[];
  /** What only the amount excludes. */
  readonly tooSmallOrLarge: readonly MethodMatch[];
}

/** The amount of a choice where it can be compared; undefined for none, and for a text that is no amount. */
export const amountOf = ({ amount }: Pick<Wanted, 'amount'>): string | undefined => {
  const text = amount.trim();
  return isAmount(text) ? text : undefined;
};

/**
 * The methods that have every chosen integration and ability. A method without a list of countries or currencies fits
 * every choice, because the contract with the merchant decides; such methods come last.
 * @param nameOf the name of a country, by which a reader may look for it
 */
export function findServices(
  methods: readonly FoundMethod[],
  wanted: Wanted,
  nameOf: (country: string) => string,
): FoundServices {
  const words = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
  const candidates = methods.filter(
    (method) =>
      isIn(wanted.country, method.countries) &&
      isIn(wanted.currency, method.currencies) &&
      words.every((word) => wordsOf(method, nameOf).includes(word)),
  );
  const fitting: MethodMatch[] = [];
  const tooSmallOrLarge: MethodMatch[] = [];
  for (const method of candidates) {
    const matches = method.pages
      .filter(({ way }) => wanted.ways.length === 0 || wanted.ways.includes(way))
      .map((page) => ({ page, fit: fitOf(page, wanted) }));
    if (!hasAll(matches, wanted)) continue;
    const within = matches.filter(({ fit }) => fit !== 'below' && fit !== 'above');
    if (hasAll(within, wanted)) fitting.push({ method, matches: within });
    else
      tooSmallOrLarge.push({ method, matches: matches.filter((match) => !within.includes(match)) });
  }
  const isOpen = ({ method }: MethodMatch) =>
    (wanted.country !== '' && method.countries.length === 0) ||
    (wanted.currency !== '' && method.currencies.length === 0);
  return {
    fitting: [...fitting.filter((each) => !isOpen(each)), ...fitting.filter(isOpen)],
    tooSmallOrLarge,
  };
}

const isIn = (value: string, list: readonly string[]): boolean =>
  value === '' || list.length === 0 || list.includes(value);

const wordsOf = (
  { id, name, countries, currencies, pages }: FoundMethod,
  nameOf: (country: string) => string,
): string =>
  [
    ...[id, name, ...countries, ...countries.map(nameOf), ...currencies],
    ...pages.map(({ label }) => label),
  ]
    .join(' ')
    .toLowerCase();

function fitOf({ range }: FoundPage, wanted: Wanted): AmountFit | undefined {
  const amount = amountOf(wanted);
  return amount === undefined ? undefined : amountFit(range, amount, wanted.currency || undefined);
}

/** Whether the pages together have every integration and every ability. */
const hasAll = (matches: readonly Match[], { ways, able }: Wanted): boolean =>
  matches.length > 0 &&
  ways.every((way) => matches.some(({ page }) => page.way === way)) &&
  able.every((ability) => matches.some(({ page }) => page.able.includes(ability)));
