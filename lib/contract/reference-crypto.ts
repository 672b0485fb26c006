import type { Contract, CryptoAsset } from './types';

/** The crypto codes the API takes, in the order of the file: by network. */
export const cryptoRows = ({ cryptoCodes }: Contract): readonly CryptoAsset[] =>
  cryptoCodes?.assets ?? [];
