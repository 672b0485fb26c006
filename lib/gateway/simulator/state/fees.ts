import type { Json } from '../../contract/types';
import type { World } from '../types';
import { at, text } from '../wire/json';
import type { CatalogService } from './catalog';
import { fromUnits, percentOf, toUnits } from './money';

interface Fee {
  /** `1.60` = 1.6 %. */
  readonly percent: string;
  readonly fixed: string;
}

/** One percent where no document shows a fee. */
const USUAL: Fee = { percent: '1.00', fixed: '0' };

/**
 * The fee of a service: the row of its passport, or of another passport of the same method, else the share that the
 * example of its page shows.
 */
export function feeRow(world: World, service: CatalogService, currency: string): Fee {
  const family = [...world.catalog.services.values()].filter(
    ({ method, variant }) =>
      method === service.method && variant.direction === service.variant.direction,
  );
  for (const { documented } of [service, ...family]) {
    const rows = at(documented, 'fees');
    const list: readonly Json[] = Array.isArray(rows) ? rows : [];
    const row = list.find((fee) => text(fee, 'currency') === currency);
    if (row !== undefined) {
      return { percent: text(row, 'percent') ?? '0', fixed: text(row, 'fixed') ?? '0' };
    }
  }
  return sharedByExample(service) ?? USUAL;
}

function sharedByExample({ variant }: CatalogService): Fee | undefined {
  const answer = variant.example?.response;
  const [fee, amount] = [text(answer, 'data.fee.amount'), text(answer, 'data.amount')];
  if (fee === undefined || amount === undefined) return undefined;
  const whole = toUnits(amount, 4);
  return whole === 0n
    ? undefined
    : { percent: fromUnits((toUnits(fee, 4) * 1_000_000n) / whole, 4), fixed: '0' };
}

/** What the merchant pays for an amount, in units of the same currency. */
export function feeOf(
  world: World,
  service: CatalogService,
  amount: { readonly units: bigint; readonly currency: string; readonly decimals: number },
): bigint {
  const { percent, fixed } = feeRow(world, service, amount.currency);
  const fee = percentOf(amount.units, percent) + toUnits(fixed, amount.decimals);
  // What is left of a payment is never less than nothing.
  return fee < amount.units || service.variant.direction === 'payout' ? fee : amount.units;
}
