import { factText } from './services';
import type { ServiceMethod, ServiceVariant } from './types';

/**
 * How an amount compares with the published limits of a service. `depends`: some banks or providers accept it;
 * `unpublished`: no number is published for this currency.
 */
export type AmountFit = 'fits' | 'depends' | 'below' | 'above' | 'unpublished';

type Range = ServiceVariant['amountRange'];

/** More digits than any currency of the reference has: 18 of them after the point. */
const DECIMALS = 18;

const AMOUNT = /^\d{1,15}(?:\.\d{1,18})?$/;

/** Whether a text is an amount that can be compared: digits, and a point before the decimals. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

/**
 * @param amount a text that `isAmount`
 * @param currency of the amount; without it, the amount is in the currency of the limits
 */
export function amountFit(range: Range, amount: string, currency?: string): AmountFit {
  if (!range || (currency !== undefined && currency !== range.currency)) return 'unpublished';
  const { min, max, usualMin, usualMax } = range;
  const value = unitsOf(amount);
  if (min !== undefined && value < unitsOf(min)) return 'below';
  if (max !== undefined && value > unitsOf(max)) return 'above';
  const isUsual =
    (usualMin === undefined || value >= unitsOf(usualMin)) &&
    (usualMax === undefined || value <= unitsOf(usualMax));
  return isUsual ? 'fits' : 'depends';
}

function unitsOf(amount: string): bigint {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(`${whole}${part.padEnd(DECIMALS, '0')}`);
}

/** The limits in a few words: `PLN 0.01 to 50,000`, `up to MXN 10,000`, `from COP 1,600`. */
export function rangeText({ currency, min, max, usualMin, usualMax }: NonNullable<Range>): string {
  const [least, most] = [min ?? usualMin, max ?? usualMax];
  if (least === undefined) return `up to ${currency} ${grouped(most ?? '')}`;
  if (most === undefined) return `from ${currency} ${grouped(least)}`;
  return `${currency} ${grouped(least)} to ${grouped(most)}`;
}

/** `1250000.5` → `1,250,000.5` */
const grouped = (amount: string): string => {
  const [whole = '', part] = amount.split('.');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return part === undefined ? text : `${text}.${part}`;
};

/** What is wrong with the numbers of a service: they repeat a text, which a page prints. */
export function amountRangeFaults(
  { currencies }: Pick<ServiceMethod, 'currencies'>,
  { amount, amountRange }: Pick<ServiceVariant, 'amount' | 'amountRange'>,
): string[] {
  if (!amountRange) return [];
  const text = factText(amount);
  if (text === undefined)
    return ['has no text that a page prints — add `amount`, or remove `amountRange`'];
  const { currency, min, usualMin, usualMax, max } = amountRange;
  const given = [min, usualMin, usualMax, max].filter((number) => number !== undefined);
  const said: readonly string[] = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return [
    ...(currencies.includes(currency) ? [] : [`${currency} is not a currency of the method`]),
    ...(given.length === 0 ? ['has no number — remove it'] : []),
    ...given
      .filter((number) => !said.includes(grouped(number)))
      .map((number) => `${grouped(number)} is not in the text of \`amount\` — correct one of them`),
    ...(given.some((number, at) => at > 0 && unitsOf(number) < unitsOf(given[at - 1] ?? '0'))
      ? ['its numbers must rise from `min` over `usualMin` and `usualMax` to `max`']
      : []),
  ];
}
