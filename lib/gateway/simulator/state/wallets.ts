import { countOf } from '../../contract/limits';
import type { World } from '../types';
import type { Catalog } from './catalog';
import { documentedPoint } from './point';
import type { Wallet } from './state';

/** The wallet of a currency; it opens, full, when it is first needed. */
export function walletOf(world: World, currency: string): Wallet {
  const { wallets } = world.state;
  const known = wallets.get(currency);
  if (known) return known;
  const documented = documentedPoint(world).wallets;
  const highest = Math.max(
    0,
    ...documented.map(([, id]) => id),
    ...[...wallets.values()].map(({ id }) => id),
  );
  const decimals = decimalsIn(world.catalog, currency) ?? 2;
  const wallet: Wallet = {
    id: documented.find(([code]) => code === currency)?.[1] ?? highest + 1,
    currency,
    decimals,
    balance: BigInt(countOf(world.contract, 'sandbox_balance')) * 10n ** BigInt(decimals),
    reserved: 0n,
    updatedAt: world.now,
  };
  wallets.set(currency, wallet);
  return wallet;
}

/** Decimals of a currency or asset; `undefined` for a code the API does not know. */
export const decimalsIn = (catalog: Catalog, currency: string): number | undefined =>
  catalog.decimals.get(currency);

/** Change a wallet: what is added to the balance, and to what is reserved of it. */
export function book(
  world: World,
  currency: string,
  change: { balance?: bigint; reserved?: bigint },
): void {
  const wallet = walletOf(world, currency);
  wallet.balance += change.balance ?? 0n;
  wallet.reserved += change.reserved ?? 0n;
  wallet.updatedAt = world.now;
}

export const available = ({ balance, reserved }: Wallet): bigint => balance - reserved;
