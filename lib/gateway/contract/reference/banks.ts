import type { Bank, Contract } from '../types';

/** One row of all banks. */
export interface BankRow extends Bank {
  readonly country: string;
}

/** Every published bank of every country, by country and code. */
export const bankRows = ({ banks }: Contract): BankRow[] =>
  banks
    .flatMap(({ country, banks: list }) => list.map((bank) => ({ country, ...bank })))
    .sort((a, b) => order(a.country, b.country) || order(a.code, b.code));

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
