import type { JsonObject } from '../../contract/types';
import { schedule } from '../state/jobs';
import { move, release } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import type { Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import { refund } from './refunds';
import { sandboxStep } from './sandbox-step';

/** Reason of a transaction that the merchant canceled, a code of failure_reasons.yaml. */
const CANCELED = 907;

/** `POST /v1/transaction/cancel`: stop, release or give back, by the status. */
export function transactionCancel(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  const isPayout = tx.service.variant.direction === 'payout';
  if (tx.status === 'charged_back') {
    const message = 'A dispute is open for this transaction.';
    throw new ApiError(3104, message, null, { status: tx.status });
  }
  if (isPayout && ['success', 'partially_refunded'].includes(tx.status)) {
    throw new ApiError(3112, 'A delivered payout cannot be canceled.', null);
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
  if (!isHeld && !tx.service.variant.cancel) {
    throw new ApiError(3112, 'The service cannot cancel a payment that is open.', null);
  }
  const step = sandboxStep(world, body);
  release(world, tx);
  if (isHeld && step) {
    move(world, tx, 'void_in_progress', 'api');
    const value = step.failure === null ? undefined : String(step.failure);
    schedule(world, { kind: 'void', id: tx.id, value, version: tx.version }, step.delay);
    return;
  }
  if (!isHeld) tx.failure = CANCELED;
  move(world, tx, isHeld ? 'authorization_voided' : 'canceled_by_merchant', 'api');
}

/** The bank has decided about a release: the hold is gone, or it stays until it lapses. */
export function settleVoid(world: World, tx: Transaction, isReleased: boolean): void {
  if (isReleased) {
    move(world, tx, 'authorization_voided', 'provider');
    return;
  }
  move(world, tx, 'authorized', 'provider');
  const left = ((tx.expiresAt ?? world.now) - world.now) / 1000;
  schedule(world, { kind: 'expire', id: tx.id }, Math.max(0, left));
}
