import { readCard } from '../checks/cards';
import { chargeCard, encoded, refuse } from '../operations/card-flow';
import { afterChallenge, afterCode } from '../operations/update';
import { inputOf } from '../state/inputs';
import { decline, isCustomersTurn, move } from '../state/lifecycle';
import { ask } from '../state/opening';
import { succeed } from '../state/outcomes';
import type { Transaction } from '../state/state';
import type { World } from '../types';
import { ApiError } from '../wire/errors';

/** What can be typed, where the sandbox gives typed values a meaning. */
export function valueLabel(tx: Transaction): string | undefined {
  if (tx.state === 'awaiting_three_ds_challenge') return undefined;
  const { flows } = tx.service.variant;
  if (isCardPage(tx)) return 'Test card number';
  if (flows.includes('otp')) return 'One-time code';
  return flows.includes('code') ? 'Code' : undefined;
}

const isCardPage = ({ service: { variant } }: Transaction): boolean =>
  variant.flows.includes('form') || variant.tests.some(({ input }) => /[Cc]ard `\d/.test(input));

/** Whether the page has a Cancel button. A slip that cannot be withdrawn has none: it could still be paid. */
export const canCancel = (tx: Transaction): boolean =>
  tx.state === 'awaiting_three_ds_challenge' || tx.service.variant.cancel;

/** Do what a button says. Returns why it cannot be done. */
export function press(
  world: World,
  tx: Transaction,
  button: string,
  value: string,
): string | undefined {
  if (!isCustomersTurn(world, tx)) return 'The payment is closed.';
  if (tx.status === 'created' && tx.service.variant.flow === 'hpp') {
    move(world, tx, 'page_opened', 'customer');
  }
  if (tx.status === 'created') return 'The payment waits for the shop.';
  const inChallenge = tx.state === 'awaiting_three_ds_challenge';
  if (inChallenge) {
    const status = { approve: 'Y', fail: 'N', cancel: 'C' }[button];
    if (status === undefined) return 'Choose a button.';
    afterChallenge(world, tx, encoded({ transStatus: status }));
  } else if (button === 'cancel') {
    if (!canCancel(tx)) return 'This payment cannot be canceled.';
    move(world, tx, 'canceled_by_customer', 'customer');
  } else if (button === 'fail') {
    if (tx.card || isCardPage(tx)) refuse(world, tx, 101);
    else decline(world, tx, 401, 'customer');
  } else if (button === 'approve') return approveWith(world, tx, value);
  else return 'Choose a button.';
  return undefined;
}

function approveWith(world: World, tx: Transaction, value: string): string | undefined {
  if (value === '') {
    succeed(world, tx);
    return undefined;
  }
  try {
    const digits = value.replaceAll(/[\s-]/g, '');
    if (isCardPage(tx) && digits.length >= 12) {
      const options = { param: 'card', cards: world.contract.testCards, now: world.now };
      // The page takes the number alone; a real one asks for the CVV as well.
      const card = { ...readCard({ number: digits }, options), hasCvv: true };
      chargeCard(world, tx, card, { source: 'customer' });
    } else if (tx.service.method.id === 'blik') typeBlik(world, tx, digits);
    else afterPageCode(world, tx, digits);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

function typeBlik(world: World, tx: Transaction, code: string): void {
  const input = inputOf(world.contract.testCards, 'blik', code);
  if (tx.service.variant.flow !== 'hpp') {
    tx.fields = { ...tx.fields, blik_code: code };
    ask(world, tx);
  } else if (input?.means === 'right') succeed(world, tx);
  else if (input?.failure !== undefined) decline(world, tx, input.failure, 'customer');
  else throw new ApiError(2007, 'The code has expired or is wrong. Type another one.');
}

/** On the hosted page, a wrong code is asked for again, as in `transaction/update`. */
function afterPageCode(world: World, tx: Transaction, code: string): void {
  const isOurs = inputOf(world.contract.testCards, 'otp', code) !== undefined;
  if (isOurs || tx.state === 'awaiting_otp' || tx.service.variant.flows.includes('otp')) {
    afterCode(world, tx, code);
  } else succeed(world, tx);
}
