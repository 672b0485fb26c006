import type { Json, JsonObject } from '../../contract/types';
import { fromUnits, toUnits } from '../state/money';
import type { Refund, Transaction } from '../state/state';
import type { World } from '../types';
import { isObject, text } from '../wire/json';

/** A line of a report: a payment, or something that happened to it later. */
interface Movement {
  readonly tx: Transaction;
  readonly operation: string;
  readonly units: bigint;
  readonly at: number | null;
  /** What it did to the wallet, with its sign. */
  readonly delta: bigint;
  /** Of a refund, and of its fee. */
  readonly refund?: Refund | undefined;
  /** What a row `fee` is charged for. */
  readonly feeFor?: string | undefined;
}

/** All columns of reports.yaml that a type of report knows; `usual` only those it holds without being asked. */
export function reportColumns(
  { contract }: World,
  type: string,
  kind: 'types' | 'usual',
): string[] {
  return (contract.reports?.columns ?? [])
    .filter((group) => group[kind].includes(type))
    .flatMap(({ names }) => names);
}

/** The lines of a report over what the simulator has seen. Nothing is settled here, so that report is empty. */
export function rowsOf(world: World, request: JsonObject): JsonObject[] {
  const type = text(request, 'type') ?? '';
  const found = [...world.state.transactions.values()]
    .filter((tx) => fits(tx, request))
    .flatMap(movementsOf)
    .filter((movement) => isInPeriod(movement, request));
  if (type === 'settlements') return [];
  const wanted = found.filter(({ operation, delta }) => {
    if (type === 'chargebacks') return operation === 'chargeback';
    return type === 'balance_history' ? delta !== 0n : true;
  });
  const balances = new Map<string, bigint>();
  return wanted.map((movement) => {
    const { tx, delta } = movement;
    const after = (balances.get(tx.currency) ?? 0n) + delta;
    balances.set(tx.currency, after);
    return rowOf(movement, after, text(request, 'timezone') ?? 'UTC');
  });
}

function fits(tx: Transaction, request: JsonObject): boolean {
  const filters = isObject(request.filters) ? request.filters : {};
  const isIn = (name: string, value: string | number) => {
    const list = filters[name];
    return !Array.isArray(list) || list.length === 0 || list.map(String).includes(String(value));
  };
  const bound = (name: string): bigint => {
    const amount = text(filters, name);
    return amount === undefined ? tx.amount : toUnits(amount, tx.decimals);
  };
  return (
    isIn('status', tx.status) &&
    isIn('service_id', tx.service.id) &&
    isIn('currency', tx.currency) &&
    (filters.direction === undefined || filters.direction === tx.service.variant.direction) &&
    tx.amount >= bound('amount_from') &&
    tx.amount <= bound('amount_to')
  );
}

function movementsOf(tx: Transaction): Movement[] {
  const { direction } = tx.service.variant;
  const isPayout = direction === 'payout';
  const isDone = tx.captured > 0n || (isPayout && ['success', 'reversed'].includes(tx.status));
  const fee = tx.fee ?? 0n;
  const delta = !isDone ? 0n : isPayout ? -(tx.amount + fee) : tx.captured - fee;
  const line = (operation: string, units: bigint, at: number | null, change: bigint): Movement => ({
    tx,
    operation,
    units,
    at,
    delta: change,
  });
  const charge = (feeFor: string, units: bigint, at: number, refund?: Refund): Movement[] =>
    units === 0n ? [] : [{ ...line('fee', units, at, -units), feeFor, refund }];
  return [
    line(isPayout ? 'payout' : 'payin', tx.amount, tx.finalizedAt, delta),
    ...tx.cancellations
      .filter(({ status }) => status === 'success')
      .flatMap((refund) => [
        { ...line('refund', refund.units, refund.updatedAt, -refund.units), refund },
        ...charge('refund', refund.fee, refund.updatedAt, refund),
      ]),
    ...(tx.status === 'reversed' ? [line('reversal', tx.amount, tx.updatedAt, tx.amount)] : []),
    ...(tx.status === 'charged_back'
      ? [
          line('chargeback', tx.captured, tx.updatedAt, -tx.captured),
          ...charge('chargeback', tx.disputeFee, tx.updatedAt),
        ]
      : []),
  ];
}

function isInPeriod({ tx, at }: Movement, request: JsonObject): boolean {
  const [from = 0, to = 0] = ['date_from', 'date_to'].map((name) =>
    Date.parse(String(request[name])),
  );
  const moment = request.date_field === 'created_at' ? tx.createdAt : at;
  return moment !== null && moment >= from && moment < to;
}

function rowOf(
  { tx, operation, units, at, delta, refund, feeFor }: Movement,
  after: bigint,
  zone: string,
): JsonObject {
  const amount = (value: bigint | null): Json =>
    value === null ? null : fromUnits(value, tx.decimals);
  const isFirst = operation === 'payin' || operation === 'payout';
  const { card } = tx;
  return {
    transaction_id: tx.id,
    external_transaction_id: tx.externalId,
    external_order_id: tx.orderId,
    cancellation_id: refund?.id ?? null,
    external_cancellation_id: refund?.externalId ?? null,
    operation,
    status: tx.status,
    state: tx.state,
    failure_code: tx.failure,
    created_at: localTime(tx.createdAt, zone),
    finalized_at: at === null ? null : localTime(at, zone),
    settled_at: null,
    settlement_reference: null,
    amount: amount(units),
    currency: tx.currency,
    paid_amount: isFirst ? amount(tx.paid) : null,
    paid_currency: isFirst ? tx.paidCurrency : null,
    captured_amount: operation === 'payin' ? amount(tx.captured) : null,
    fee_amount: isFirst ? amount(tx.fee) : null,
    fee_currency: isFirst && tx.fee !== null ? tx.currency : null,
    fee_for: feeFor ?? null,
    net_amount: isFirst && tx.captured > 0n ? amount(tx.captured - (tx.fee ?? 0n)) : null,
    wallet_id: tx.walletId,
    wallet_delta: signed(delta, tx.decimals),
    wallet_balance_after: signed(after, tx.decimals),
    rate: text(tx.rate ?? undefined, 'value') ?? null,
    rate_source: tx.rate === null ? null : 'fixed',
    method: tx.service.method.id,
    service_id: tx.service.id,
    card_brand: card?.brand ?? null,
    card_bin: card?.bin ?? null,
    card_last4: card?.last4 ?? null,
    card_country: card ? 'PL' : null,
    card_type: card ? 'debit' : null,
    provider_reference: tx.reference,
    arn: refund?.arn ?? null,
    rrn: null,
    customer_id: text(tx.request, 'external_customer_id') ?? null,
    page_id: tx.pageId,
    invoice_id: tx.invoiceId,
    ...Object.fromEntries(Object.entries(tx.extra).map(([key, value]) => [`extra.${key}`, value])),
  };
}

const signed = (units: bigint, decimals: number): string =>
  `${units < 0n ? '-' : ''}${fromUnits(units < 0n ? -units : units, decimals)}`;

/** A moment in a zone with its offset: `2026-01-15T14:00:00+02:00`. @throws RangeError for an unknown zone. */
export function localTime(ms: number, zone: string): string {
  const shown = new Date(ms).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${shown}Z`) - ms) / 60_000);
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = minutes < 0 ? '-' : '+';
  return `${shown}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
