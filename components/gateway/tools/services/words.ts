import { countryName } from '@/lib/base/text/country-name';
import type { AmountFit } from '@/lib/gateway/contract/amount-range';

/** Everything that the finder says. */
export const WORDS = {
  text: 'Method, country, or currency',
  textHint: 'Every word must occur.',
  country: 'Country',
  anyCountry: 'Any country',
  currency: 'Currency',
  anyCurrency: 'Any currency',
  amount: 'Amount',
  amountHint: 'Compared with published limits.',
  amountFault: 'Write digits, with a point before the decimals.',
  ways: 'Required integrations',
  able: 'Required features',
  reset: 'Reset',
  found: 'Methods that fit',
  left: 'Left out because of the amount',
  none: 'No method has all of this. Remove a choice, or ask for a smaller or larger amount.',
  note: 'The limits are published figures. Your point can have other limits and fewer services. The response of the service list contains those of your point.',
  byContract: 'countries by contract',
  anyMoney: 'currencies by contract',
  unpublished: 'no limit published',
  page: 'Page of this service',
  form: 'Open this request in the form of its page',
  noRequest: 'This service has no request of its own.',
  loading: 'Loading the request.',
  failed: 'The request could not be loaded.',
  again: 'Try again',
  fine: 'The gateway accepts this request.',
  faulty: 'The gateway refuses this request:',
} as const;

export const FITS: Readonly<Record<AmountFit, string>> = {
  fits: 'fits',
  depends: 'depends',
  below: 'too small',
  above: 'too large',
  unpublished: WORDS.unpublished,
};

export const showOthers = (count: number): string =>
  count === 1 ? 'Show 1 more method' : `Show ${count} more methods`;

/** What is heard when the reader pauses. */
export function resultText(fitting: number, left: number): string {
  const found = fitting === 1 ? '1 method fits.' : `${fitting} methods fit.`;
  if (left === 0) return found;
  return `${found} ${left === 1 ? '1 is' : `${left} are`} left out because of the amount.`;
}

/** Names of countries that a row has room for. */
const MOST_NAMES = 3;

/** `Poland`, `Argentina, Brazil, Chile, and 7 more`. */
export function countriesText(codes: readonly string[]): string {
  if (codes.length === 0) return WORDS.byContract;
  const names = codes.slice(0, MOST_NAMES).map(countryName);
  const rest = codes.length - names.length;
  return rest === 0 ? names.join(', ') : `${names.join(', ')}, and ${rest} more`;
}
