import type { Contract, CryptoAsset, CryptoBalance } from '../types';
import { methodsBy } from './methods';

/** The crypto codes the API takes, in the order of the file: by network. */
export const cryptoRows = ({ cryptoCodes }: Contract): readonly CryptoAsset[] =>
  cryptoCodes?.assets ?? [];

/** A balance at a provider, with the methods that take it. */
export type CryptoBalanceRow = CryptoBalance & ReturnType<typeof methodsBy>;

/** The codes without a network, in the order of the file. */
export const cryptoBalanceRows = ({ cryptoCodes, services }: Contract): CryptoBalanceRow[] =>
  (cryptoCodes?.balances ?? []).map((balance) => ({
    ...balance,
    ...methodsBy(services, ({ currencies }) => currencies.includes(balance.code)),
  }));
