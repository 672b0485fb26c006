import type { Bank, BankList, Contract } from '../types';

/** One row of all banks. */
export interface BankRow extends Bank {
  readonly country: string;
}

/** Every published bank of every country, by country and code. */
export const bankRows = ({ banks }: Contract): BankRow[] =>
  banks
    .flatMap(({ country, banks: list }) => list.map((bank) => ({ country, ...bank })))
    .sort((a, b) => order(a.country, b.country) || order(a.code, b.code));

/** The banks that a merchant may offer: not those that have closed or merged, nor those that nothing confirms. */
export const offeredBanks = ({ banks }: BankList): readonly Bank[] =>
  banks.filter(({ status }) => status === undefined || status === 'renamed');

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
