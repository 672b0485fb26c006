import type { Contract, Tariff } from './types';

/** The line of a service of the examples in one currency. */
export const tariffOf = (
  { tariffs }: Pick<Contract, 'tariffs'>,
  service: number,
  currency: string,
): Tariff | undefined =>
  tariffs?.tariffs.find((line) => line.service === service && line.currency === currency);

/**
 * What a line takes of an amount, rounded half up.
 * @param amount in units of 10^-decimals, as the result
 * @example feeUnits({ percent: '1.80', fixed: '0.00' }, 14990n, 2) // 270n
 */
export function feeUnits(
  { percent, fixed }: Pick<Tariff, 'percent' | 'fixed'>,
  amount: bigint,
  decimals: number,
): bigint {
  const places = decimalsOf(percent);
  const whole = 100n * 10n ** BigInt(places);
  const share = (2n * amount * unitsOf(percent, places) + whole) / (2n * whole);
  return share + unitsOf(fixed, decimals);
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** `unitsOf('25.00', 2)` → 2500n; digits beyond the decimals are cut off. */
export function unitsOf(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
}
