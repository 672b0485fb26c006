import type { JsonObject } from '../contract/types';
import { readMoney } from './check-money';
import { ApiError } from './errors';
import { text } from './json';
import { move, release } from './lifecycle';
import { isAllowed, transactionOf, wrongState } from './lookup';
import { fromUnits } from './money';
import { newDigits, newId } from './random';
import type { Transaction } from './state';
import type { Answer, Call, World } from './types';
import { transactionJson } from './view';
import { available, book, walletOf } from './wallets';

/** `refund_window` of limits.yaml. */
const REFUND_DAYS = 180;
/** Payouts in these states have not left us. */
const STILL_HERE = ['queued', 'awaiting_balance', 'scheduled'];

/** `POST /v1/transaction/cancel`: stop, release or give back, by the status. */
export function transactionCancel(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  const isPayout = tx.service.variant.direction === 'payout';
  if (tx.status === 'charged_back') {
    const message = 'A dispute is open for this transaction.';
    throw new ApiError(3104, message, null, { status: tx.status });
  }
  if (isPayout && ['success', 'partially_refunded'].includes(tx.status)) {
    throw new ApiError(3112, 'A delivered payout cannot be called back.', null);
  }
  const known = repeatedCancellation(tx, body);
  if (known) return { status: 200, body: { data: transactionJson(world, tx) } };
  if (!isAllowed(world, tx, 'transaction_cancel')) throw wrongState(world, tx);
  if (['success', 'partially_refunded'].includes(tx.status)) refund(world, tx, body);
  else stop(world, tx, body);
  return { status: 200, body: { data: transactionJson(world, tx) } };
}

/** The second guard against a double refund: your own id, unique in the transaction. */
function repeatedCancellation(tx: Transaction, body: JsonObject): boolean {
  const id = text(body, 'external_cancellation_id');
  return id !== undefined && tx.cancellations.some(({ externalId }) => externalId === id);
}

function stop(world: World, tx: Transaction, body: JsonObject): void {
  if (body.amount !== undefined) {
    const message = 'Nothing is paid yet: cancel the whole transaction, without amount.';
    throw new ApiError(3111, message, 'amount');
  }
  const isHeld = tx.status === 'authorized';
  const isAway = tx.status === 'processing' && !STILL_HERE.includes(tx.state);
  const isConfirmed = tx.state === 'awaiting_transfer_check';
  if (isAway || isConfirmed) throw wrongState(world, tx);
  if (!isHeld && !tx.service.variant.cancel) {
    throw new ApiError(3112, 'The service cannot cancel a payment that is open.', null);
  }
  release(world, tx);
  move(world, tx, isHeld ? 'authorization_voided' : 'canceled_by_merchant', 'api');
}

function refund(world: World, tx: Transaction, body: JsonObject): void {
  const { kind } = tx.service.variant.refund;
  if (!['full', 'partial'].includes(kind) || tx.captured === 0n) {
    throw new ApiError(3112, 'The service does not refund. Return the money with a payout.', null);
  }
  const left = tx.captured - tx.refunded;
  const shown = (units: bigint) => fromUnits(units, tx.decimals);
  const { amount } = body;
  const units = typeof amount === 'string' ? readMoney(world, amount, tx.currency).units : left;
  if (units > left || units === 0n) {
    const allowed = { max: shown(left) };
    throw new ApiError(3108, `${shown(left)} ${tx.currency} can be refunded.`, 'amount', {
      allowed,
    });
  }
  if (kind === 'full' && units < tx.captured) {
    throw new ApiError(3111, 'The service refunds the whole amount only.', 'amount');
  }
  if (world.now > tx.createdAt + REFUND_DAYS * 86_400_000) {
    throw new ApiError(3110, `Payments are refunded within ${REFUND_DAYS} days.`, null);
  }
  if (available(walletOf(world, tx.currency)) < units) {
    const message = 'The balance does not cover the refund.';
    throw new ApiError(4007, message, 'amount', { needed: `${shown(units)} ${tx.currency}` });
  }
  book(world, tx.currency, { balance: -units });
  tx.refunded += units;
  tx.cancellations.push({
    id: newId('cnl', world.now, world.random),
    externalId: text(body, 'external_cancellation_id') ?? null,
    units,
    createdAt: world.now,
    arn: `74${newDigits(world.random, 21)}`,
  });
  move(world, tx, tx.refunded === tx.captured ? 'refunded' : 'partially_refunded', 'api');
}
