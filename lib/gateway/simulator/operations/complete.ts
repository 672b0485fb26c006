import { durationOf, limitText } from '../../contract/limits';
import { readMoney } from '../checks/money';
import { schedule } from '../state/jobs';
import { credit, move, type Source } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import { fromUnits } from '../state/money';
import type { Transaction } from '../state/state';
import { tokenJson, transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import { sandboxStep } from './sandbox-step';
import { issueToken } from './tokens';

/** `POST /v1/transaction/complete`: take what a preauthorization holds, once, all or a part. */
export function transactionComplete(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  if (tx.type !== 'preauth') {
    throw new ApiError(3112, 'Only a preauthorization can be completed.', null);
  }
  if (tx.state === 'authorization_expired') {
    const day = new Date(tx.finalizedAt ?? world.now).toISOString().slice(0, 10);
    throw new ApiError(3109, `The hold expired on ${day}.`, null, { status: tx.status });
  }
  if (!isAllowed(world, tx, 'transaction_complete')) throw wrongState(world, tx);
  const { amount } = body;
  const units =
    typeof amount === 'string' ? readMoney(world, amount, tx.currency).units : tx.amount;
  if (units > tx.amount || units === 0n) {
    const held = fromUnits(tx.amount, tx.decimals);
    const allowed = { max: held };
    throw new ApiError(3107, `${held} ${tx.currency} is held.`, 'amount', { allowed });
  }
  const description = text(body, 'description');
  if (description !== undefined) tx.description = description;
  const step = sandboxStep(world, body);
  tx.capturing = units;
  if (step) {
    move(world, tx, 'capture_in_progress', 'api');
    const value = step.failure === null ? undefined : String(step.failure);
    schedule(world, { kind: 'capture', id: tx.id, value, version: tx.version }, step.delay);
  } else capture(world, tx, 'api');
  return { status: 200, body: { data: transactionJson(world, tx) } };
}

/** The bank has confirmed a capture. */
export function capture(world: World, tx: Transaction, source: Source): void {
  credit(world, tx, tx.capturing);
  move(world, tx, tx.capturing < tx.amount ? 'completed_partially' : 'completed', source);
}

/** `POST /v1/transaction/issue_token`. */
export function transactionIssueToken(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  if (!tx.card) throw new ApiError(3112, 'The transaction has no card.', null);
  if (!isAllowed(world, tx, 'transaction_issue_token')) throw wrongState(world, tx);
  if (world.now > (tx.finalizedAt ?? tx.updatedAt) + durationOf(world.contract, 'issue_token')) {
    const message = `A token can be issued within ${limitText(world.contract, 'issue_token')} of the payment.`;
    throw new ApiError(3104, message, null, { status: tx.status });
  }
  const customer = String(body.external_customer_id);
  const owner = text(tx.request, 'external_customer_id');
  if (owner !== undefined && owner !== customer) {
    const message = 'The transaction belongs to another customer.';
    throw new ApiError(5008, message, 'external_customer_id');
  }
  const issued = issueToken(world, tx, text(body, 'usage') ?? 'both', customer);
  const token = tokenJson(issued?.token);
  return {
    status: issued?.isNew ? 201 : 200,
    body: {
      data: { ...token, already_issued: !issued?.isNew, usage: issued?.token.usage ?? 'both' },
    },
  };
}
