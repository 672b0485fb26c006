import type { Contract } from '../types';
import { currencyRows } from './currencies';

const memo = new WeakMap<Contract, ReadonlyMap<string, number>>();

/** Every code that `currency` may hold, with its decimals: all others are refused with 2011. */
export function knownCurrencies(contract: Contract): ReadonlyMap<string, number> {
  const known = memo.get(contract) ?? read(contract);
  memo.set(contract, known);
  return known;
}

function read(contract: Contract): ReadonlyMap<string, number> {
  const { assets = [], balances = [] } = contract.cryptoCodes ?? {};
  return new Map([
    ...currencyRows(contract).map(({ code, decimals }) => [code, decimals] as const),
    ...[...assets, ...balances].map(({ code, precision }) => [code, precision] as const),
  ]);
}
