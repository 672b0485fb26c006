import { feeUnits, tariffOf, unitsOf } from '../../contract/tariffs';
import type { Tariff } from '../../contract/types';
import type { World } from '../types';
import type { CatalogService } from './catalog';
import type { Transaction } from './records';

/** One percent where no example has a fee. */
const USUAL = { percent: '1.00', fixed: '0', payer: 'merchant' } as const;

/** What a service costs in a currency. */
export const feeRow = (
  world: World,
  service: CatalogService,
  currency: string,
): Pick<Tariff, 'percent' | 'fixed' | 'payer'> =>
  tariffOf(world.contract, service.id, currency) ?? USUAL;

/** What the merchant pays for an amount, in units of the same currency. */
export function feeOf(
  world: World,
  service: CatalogService,
  amount: { readonly units: bigint; readonly currency: string; readonly decimals: number },
): bigint {
  const fee = feeUnits(feeRow(world, service, amount.currency), amount.units, amount.decimals);
  // What is left of a payment is never less than nothing.
  return fee < amount.units || service.variant.direction === 'payout' ? fee : amount.units;
}

/** What a refund or a dispute costs, in units of the transaction; it is charged apart from the fee of the payment. */
export function laterFeeOf(world: World, tx: Transaction, kind: 'refund' | 'chargeback'): bigint {
  const line = tariffOf(world.contract, tx.service.id, tx.currency);
  return unitsOf(line?.[kind] ?? '0', tx.decimals);
}
