import type { JsonObject } from '../../contract/types';
import { type CatalogService, limitsOf, takesCurrency } from '../state/catalog';
import { toUnits, writtenDecimals } from '../state/money';
import { available, decimalsIn, walletOf } from '../state/wallets';
import type { World } from '../types';
import { ApiError } from '../wire/errors';

export interface Money {
  readonly units: bigint;
  readonly currency: string;
  readonly decimals: number;
}

/** An amount and its currency. @throws ApiError 2010 or 2011. */
export function readMoney(
  world: World,
  amount: string,
  currency: string,
  param = 'amount',
  currencyParam = 'currency',
): Money {
  const decimals = knownCurrency(world, currency, currencyParam);
  const written = writtenDecimals(amount);
  if (written > decimals) {
    throw new ApiError(
      2010,
      `${param} has ${written} decimal places but ${currency} allows ${decimals}.`,
      param,
      { received: amount, allowed: { max_decimals: decimals } },
    );
  }
  return { units: toUnits(amount, decimals), currency, decimals };
}

/** Decimals of a code. @throws ApiError 2011, with the code that was probably meant. */
export function knownCurrency(world: World, currency: string, param: string): number {
  const decimals = decimalsIn(world.catalog, currency);
  if (decimals !== undefined) return decimals;
  const guess = [...world.catalog.decimals.keys()].find((code) => code.startsWith(`${currency}-`));
  throw new ApiError(
    2011,
    `${currency} is not a currency code.`,
    param,
    guess === undefined ? {} : { did_you_mean: guess },
  );
}

/** The service takes the currency and the amount. @throws ApiError 4001, 4002 or 4004. */
export function checkLimits(service: CatalogService, { units, currency, decimals }: Money): void {
  if (!takesCurrency(service, currency)) {
    throw new ApiError(4004, `The service does not take ${currency}.`, 'currency', {
      allowed: { values: service.method.currencies },
    });
  }
  // Checks of a card and mandates may be for nothing.
  if (units === 0n && service.variant.direction === 'tokenization') return;
  const { min, max } = limitsOf(service, currency, decimals);
  if (units === 0n || units < toUnits(min, decimals)) {
    throw new ApiError(4001, `The service takes ${min} ${currency} or more.`, 'amount', { min });
  }
  if (units > toUnits(max, decimals)) {
    throw new ApiError(4002, `The service takes ${max} ${currency} at most.`, 'amount', { max });
  }
}

/** Whether `checkLimits` passes. */
export function isWithinLimits(service: CatalogService, money: Money): boolean {
  try {
    checkLimits(service, money);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** There is enough for a payout and its fee. @throws ApiError 4007. */
export function checkBalance(world: World, currency: string, needed: bigint, shown: string): void {
  if (available(walletOf(world, currency)) < needed) {
    throw new ApiError(4007, 'Available balance is too low.', 'amount', {
      needed: `${shown} ${currency}`,
    } satisfies JsonObject);
  }
}
