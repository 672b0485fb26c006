import type { ShownObject } from '../examples/shown';
import { knownCurrencies } from '../reference/known-currencies';
import { feeUnits, tariffOf, unitsOf } from '../tariffs';
import type { Contract, Json } from '../types';
import type { ShownFault } from './shown';

/** Fees are those of the tariffs, and net amounts, debits and totals are their sums. */
export const moneyFaults = (contract: Contract, objects: readonly ShownObject[]): ShownFault[] =>
  objects.flatMap((shown) => [...feeFaults(contract, shown), ...sumFaults(contract, shown)]);

interface Money {
  readonly units: bigint;
  readonly decimals: number;
}

function moneyOf(contract: Contract, amount: Json | undefined, currency: Json | undefined) {
  const decimals = knownCurrencies(contract).get(String(currency));
  return typeof amount === 'string' && decimals !== undefined
    ? { units: unitsOf(amount, decimals), decimals }
    : undefined;
}

const fieldOf = (value: Json | undefined, name: string): Json | undefined =>
  value !== null && typeof value === 'object' ? Object(value)[name] : undefined;

/** What the fee is taken from: what was captured, else the amount. */
function baseOf(contract: Contract, { object }: ShownObject): Money | undefined {
  const { amount, captured_amount, paid_amount, paid_currency, source_amount, from } = object;
  if (source_amount !== undefined) return moneyOf(contract, source_amount, from);
  const isPaid = object.direction === 'payin' && paid_currency === object.currency;
  const base = isPaid ? (captured_amount ?? paid_amount ?? amount) : amount;
  return moneyOf(contract, base, object.currency);
}

function feeFaults(contract: Contract, shown: ShownObject): ShownFault[] {
  const { service_id } = shown.object;
  if (typeof service_id !== 'number') return [];
  return ['fee', 'customer_fee'].flatMap((field): ShownFault[] => {
    const given = shown.object[field];
    const [amount, currency] = [fieldOf(given, 'amount'), fieldOf(given, 'currency')];
    const fee = moneyOf(contract, amount, currency);
    const base = baseOf(contract, shown);
    if (!fee || !base) return [];
    const line = tariffOf(contract, service_id, String(currency));
    const fault = (message: string) => [{ shown, field, message }];
    if (!line) return fault(`tariffs.yaml has no line for ${service_id} in ${currency}`);
    if ((line.payer === 'payer') !== (field === 'customer_fee'))
      return fault(`the ${line.payer} pays the fee of ${service_id}`);
    const right = feeUnits(line, base.units, base.decimals);
    return right === fee.units
      ? []
      : fault(`the fee is ${amount}, by the tariff it is ${textOf({ ...base, units: right })}`);
  });
}

function sumFaults(contract: Contract, shown: ShownObject): ShownFault[] {
  const { object } = shown;
  const money = (field: string) => moneyOf(contract, object[field], object.currency);
  const fee =
    moneyOf(contract, fieldOf(object.fee, 'amount'), fieldOf(object.fee, 'currency')) ??
    money('fee');
  const sums = [
    { field: 'net_amount', is: money('net_amount'), of: [baseOf(contract, shown), negative(fee)] },
    { field: 'debit_amount', is: money('debit_amount'), of: [money('amount'), fee] },
    { field: 'net', is: money('net'), of: [money('captured') ?? money('amount'), negative(fee)] },
    {
      field: 'available',
      is: money('available'),
      of: [money('balance'), negative(money('reserved'))],
    },
  ];
  return [
    ...sums.flatMap(({ field, is, of }): ShownFault[] => {
      const parts = of.filter((part) => part !== undefined);
      if (!is || parts.length < of.length) return [];
      const sum = parts.reduce((total, { units }) => total + units, 0n);
      return sum === is.units
        ? []
        : [{ shown, field, message: `${object[field]} is not ${textOf({ ...is, units: sum })}` }];
    }),
    ...refundFaults(contract, shown),
    ...itemFaults(contract, shown),
  ];
}

const negative = (money: Money | undefined): Money | undefined =>
  money && { ...money, units: -money.units };

/** What was refunded is the sum of the refunds that succeeded. */
function refundFaults(contract: Contract, shown: ShownObject): ShownFault[] {
  const { cancellations, refunded_amount, currency } = shown.object;
  const refunded = moneyOf(contract, refunded_amount, currency);
  if (!refunded || !Array.isArray(cancellations)) return [];
  const sum = cancellations
    .filter((refund) => fieldOf(refund, 'status') === 'success')
    .map((refund) => moneyOf(contract, fieldOf(refund, 'amount'), currency)?.units ?? 0n)
    .reduce((total, units) => total + units, 0n);
  const isVoid = shown.object.status === 'canceled';
  return isVoid || sum === refunded.units
    ? []
    : [{ shown, field: 'refunded_amount', message: `the refunds add up to another amount` }];
}

/** The items of an invoice add up to its amount. */
function itemFaults(contract: Contract, shown: ShownObject): ShownFault[] {
  const { items, amount, currency } = shown.object;
  const total = moneyOf(contract, amount, currency);
  if (!total || !Array.isArray(items) || items.length === 0) return [];
  const sum = items
    .map((item) => {
      const price = moneyOf(
        contract,
        fieldOf(item, 'price') ?? fieldOf(item, 'unit_price'),
        currency,
      );
      const quantity = String(fieldOf(item, 'quantity') ?? '1');
      const places = quantity.split('.')[1]?.length ?? 0;
      return ((price?.units ?? 0n) * unitsOf(quantity, places)) / 10n ** BigInt(places);
    })
    .reduce((all, units) => all + units, 0n);
  return sum === total.units
    ? []
    : [
        {
          shown,
          field: 'items',
          message: `the items add up to ${textOf({ ...total, units: sum })}`,
        },
      ];
}

function textOf({ units, decimals }: Money): string {
  const digits = `${units < 0n ? -units : units}`.padStart(decimals + 1, '0');
  const sign = units < 0n ? '-' : '';
  return decimals === 0
    ? sign + digits
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
