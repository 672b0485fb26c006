import { durationOf, limitText } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { readMoney } from '../checks/money';
import { emitAbout, emitTransaction } from '../state/events';
import { laterFeeOf } from '../state/fees';
import { schedule } from '../state/jobs';
import { move, moveAgain, touch } from '../state/lifecycle';
import { fromUnits } from '../state/money';
import { newDigits, newId } from '../state/random';
import { refundJson } from '../state/refund-json';
import type { Refund, Transaction } from '../state/state';
import { available, book, walletOf } from '../state/wallets';
import type { World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import { sandboxStep } from './sandbox-step';

/** States in which a refund is on its way. */
const ON_ITS_WAY = ['refund_in_progress', 'partial_refund_in_progress'];

/** The events of the ends of a refund, by the lifecycle of refunds. */
const eventOf = ({ contract }: World, status: string): string | undefined =>
  contract.lifecycle?.refunds.transitions.find(({ to }) => to === status)?.callback;

/**
 * Give a payment back, all that is left or a part. It succeeds within the call, unless its `sandbox` says otherwise.
 * @throws ApiError 2015, 3108, 3110, 3111, 3112 or 4007.
 */
export function refund(world: World, tx: Transaction, body: JsonObject): void {
  const step = sandboxStep(world, body);
  const units = refundable(world, tx, body);
  book(world, tx.currency, { balance: -units });
  const made: Refund = {
    id: newId('cnl', world.now, world.random),
    externalId: text(body, 'external_cancellation_id') ?? null,
    units,
    reason: text(body, 'reason') ?? null,
    createdAt: world.now,
    status: 'processing',
    failure: null,
    planned: step?.failure ?? null,
    arn: null,
    version: 1,
    updatedAt: world.now,
    fee: 0n,
  };
  tx.cancellations.push(made);
  if (!step) {
    endRefund(world, tx, made, null);
    return;
  }
  if (!ON_ITS_WAY.includes(tx.state)) tx.restState = tx.state;
  const isFirst = tx.status === 'success';
  move(world, tx, isFirst ? 'refund_in_progress' : 'partial_refund_in_progress', 'api');
  schedule(world, { kind: 'refund', id: tx.id, value: made.id }, step.delay);
}

/** What may be given back now. */
function refundable(world: World, tx: Transaction, body: JsonObject): bigint {
  const { kind } = tx.service.variant.refund;
  if (!['full', 'partial'].includes(kind) || tx.captured === 0n) {
    throw new ApiError(3112, 'The service does not refund. Return the money with a payout.', null);
  }
  const waiting = tx.cancellations.filter(({ status }) => status === 'processing');
  const left = waiting.reduce((rest, { units }) => rest - units, tx.captured - tx.refunded);
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
  if (world.now > tx.createdAt + durationOf(world.contract, 'refund_window')) {
    const window = limitText(world.contract, 'refund_window');
    throw new ApiError(3110, `Payments are refunded within ${window}.`, null);
  }
  const needed = units + laterFeeOf(world, tx, 'refund');
  if (available(walletOf(world, tx.currency)) < needed) {
    const message = 'The balance does not cover the refund and its fee.';
    throw new ApiError(4007, message, 'amount', { needed: `${shown(needed)} ${tx.currency}` });
  }
  return units;
}

/** The time of a refund has come: it ends as its request asked for. */
export function settleRefund(world: World, tx: Transaction, id: string): void {
  const waiting = tx.cancellations.find((candidate) => candidate.id === id);
  if (waiting) endRefund(world, tx, waiting, waiting.planned);
}

/** The oldest refund that waits ends, for a failure or well. */
export function endOldest(world: World, tx: Transaction, failure: number | null): void {
  const waiting = tx.cancellations.find(({ status }) => status === 'processing');
  if (waiting) endRefund(world, tx, waiting, failure);
}

function endRefund(world: World, tx: Transaction, made: Refund, failure: number | null): void {
  if (made.status !== 'processing') return;
  made.status = failure === null ? 'success' : 'failed';
  made.failure = failure;
  made.version += 1;
  made.updatedAt = world.now;
  if (failure === null) {
    made.arn = `74${newDigits(world.random, 21)}`;
    tx.refunded += made.units;
    made.fee = laterFeeOf(world, tx, 'refund');
    book(world, tx.currency, { balance: -made.fee });
  } else book(world, tx.currency, { balance: made.units });
  const event = eventOf(world, made.status);
  if (event !== undefined) emitAbout(world, event, tx, refundJson(world, tx, made));
  change(world, tx, failure === null);
}

/** What the end of a refund means for its transaction. */
function change(world: World, tx: Transaction, isPaid: boolean): void {
  if (!['success', 'partially_refunded'].includes(tx.status)) {
    // A dispute came first, and the status is its own.
    touch(world, tx, 'provider');
    emitTransaction(world, 'transaction.updated', tx);
  } else if (isPaid && tx.refunded === tx.captured) move(world, tx, 'refunded', 'provider');
  else if (isPaid) moveAgain(world, tx, 'partially_refunded', 'provider');
  else if (tx.cancellations.some(({ status }) => status === 'processing')) {
    touch(world, tx, 'provider');
    emitTransaction(world, 'transaction.updated', tx);
  } else {
    const isPart = tx.status === 'partially_refunded';
    move(world, tx, isPart ? 'partially_refunded' : (tx.restState ?? tx.state), 'provider');
  }
}
