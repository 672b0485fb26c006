import { z } from 'zod';
import type { Infer } from './common';
import { pattern } from './common';
import { uniqueCodes } from './list-rules';

const decimals = z.number().int().min(0).max(18);

/** One asset on one network; also a row of the crypto table. */
export type CryptoAsset = Infer<typeof cryptoAsset>;
const cryptoAsset = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{2,6}(-[A-Z0-9]{2,8})?$/, 'such as BTC or USDT-TRC20'),
  asset: z.string(),
  network: z.string().regex(/^[a-z][a-z-]*$/),
  standard: z.enum(['native', 'ERC-20', 'BEP-20', 'TRC-20', 'SPL', 'jetton']),
  onChainDecimals: decimals,
  /** Decimals that the API accepts; an amount with more is rejected. */
  precision: decimals,
  /** Blocks until the money counts, by default. */
  confirmations: z.union([z.number().int().positive(), z.literal('finalized')]),
  memo: z.enum(['none', 'comment', 'tag', 'memo']),
  /** Shape of an address. */
  pattern: pattern.startsWith('^').endsWith('$'),
  /** Number of an EVM chain. */
  chainId: z.number().int().positive().optional(),
});

/** An asset as a balance at a provider: its code names no network. */
export type CryptoBalance = Infer<typeof cryptoBalance>;
const cryptoBalance = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{2,6}$/, 'such as USDT, without a network'),
  asset: z.string(),
  /** Decimals that the API accepts. */
  precision: decimals,
});

/** `crypto_codes.yaml`. */
export type CryptoCodes = Infer<typeof cryptoCodesSchema>;
export const cryptoCodesSchema = z.strictObject({
  assets: z.array(cryptoAsset).superRefine(uniqueCodes),
  balances: z.array(cryptoBalance).superRefine(uniqueCodes),
});
