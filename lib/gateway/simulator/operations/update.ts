import type { JsonObject } from '../../contract/types';
import { fromBase64Url } from '../../signing/bytes';
import { serviceFaults } from '../checks/fields';
import { emitTransaction } from '../state/events';
import { failureOfInput, inputOf } from '../state/inputs';
import { approve, decline, isOpen, move, touch } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import { ask } from '../state/opening';
import type { Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError, FaultsError } from '../wire/errors';
import { isObject, objectAt, text, time } from '../wire/json';
import { authorize, challenge, refuse } from './card-flow';
import { recordThreeDs } from './card-results';
import { nextAction, otp } from './next-action';

/** Answers to what `next_action` asks, each with the state in which it is asked. */
const ANSWERS: readonly (readonly [field: string, state: string])[] = [
  ['three_ds_method_completed', 'awaiting_three_ds_method'],
  ['cres', 'awaiting_three_ds_challenge'],
  ['pa_res', 'awaiting_three_ds_challenge'],
  ['otp', 'awaiting_otp'],
  ['otp_resend', 'awaiting_otp'],
  ['lookup_code', 'awaiting_lookup_code'],
  ['fields', 'awaiting_form_fields'],
];

/** `POST /v1/transaction/update`. */
export function transactionUpdate(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  const expected = body.expected_version;
  if (typeof expected === 'number' && expected !== tx.version) {
    const message = `expected_version is ${expected} but the transaction is at ${tx.version}.`;
    throw new ApiError(3106, message, 'expected_version', { version: tx.version });
  }
  if (!isAllowed(world, tx, 'transaction_update')) throw wrongState(world, tx);
  const given = ANSWERS.filter(([field]) => body[field] !== undefined);
  const [first, second] = given;
  if (first && second) {
    throw new FaultsError(
      given.map(([param]) => ({ param, code: 2007, message: 'Send one answer per request.' })),
    );
  }
  if (first && tx.state !== first[1]) {
    const message = 'The transaction does not need this now.';
    throw new ApiError(3113, message, null, { status: tx.status });
  }
  const isChanged = change(tx, body);
  if (first) answer(world, tx, first[0], body);
  else if (isChanged) {
    touch(world, tx, 'api');
    emitTransaction(world, 'transaction.updated', tx);
  }
  return { status: 200, body: { data: transactionJson(world, tx) } };
}

/** Editable data: `extra` is merged, null deletes a key. */
function change(tx: Transaction, body: JsonObject): boolean {
  const { external_order_id: order, description, extra } = body;
  if (typeof order === 'string') tx.orderId = order;
  if (typeof description === 'string') tx.description = description;
  if (isObject(extra)) {
    const merged = { ...tx.extra, ...extra };
    const kept = Object.entries(merged).filter(([, value]) => value !== null);
    // The limits of create hold for what comes out of the merge.
    if (kept.length > 20) throw new ApiError(2018, 'extra would have more than 20 keys.', 'extra');
    tx.extra = Object.fromEntries(kept);
  }
  return [order, description, extra].some((value) => value !== undefined);
}

function answer(world: World, tx: Transaction, field: string, body: JsonObject): void {
  if (field === 'three_ds_method_completed') challenge(world, tx, 'api');
  else if (field === 'cres' || field === 'pa_res') afterChallenge(world, tx, text(body, 'cres'));
  else if (field === 'otp') afterCode(world, tx, text(body, 'otp') ?? '');
  else if (field === 'otp_resend') resend(world, tx);
  else if (field === 'fields') afterFields(world, tx, body);
  else
    throw new ApiError(3113, 'The transaction does not need a code now.', null, {
      status: tx.status,
    });
}

/** Result of a challenge by `transStatus` of the message; the buttons of the sandbox page write it. */
export function afterChallenge(world: World, tx: Transaction, cres: string | undefined): void {
  const failures: Readonly<Record<string, number>> = { N: 130, R: 131, U: 133, C: 135 };
  const status = statusOf(cres);
  recordThreeDs(world, tx, 'challenge', status);
  const failure = failures[status];
  if (failure === undefined) authorize(world, tx);
  else refuse(world, tx, failure);
}

function statusOf(cres: string | undefined): string {
  try {
    const message: unknown = JSON.parse(fromBase64Url(cres ?? '') ?? '');
    const found = isObject(message as JsonObject) ? (message as JsonObject).transStatus : undefined;
    return typeof found === 'string' ? found : 'Y';
  } catch {
    // Not a message of the sandbox page: the sandbox takes it for a passed challenge.
    return 'Y';
  }
}

/** One-time codes have three test values; the rest is wrong. */
export function afterCode(world: World, tx: Transaction, code: string): void {
  const { testCards } = world.contract;
  const means = inputOf(testCards, 'otp', code)?.means ?? 'wrong';
  if (tx.attemptsLeft <= 0) throw new ApiError(3114, 'All attempts are used up.');
  if (means === 'right') {
    if (tx.card) authorize(world, tx);
    else approve(world, tx);
    return;
  }
  tx.attemptsLeft -= 1;
  if (tx.attemptsLeft === 0) {
    decline(world, tx, failureOfInput(testCards, 'otp', means), 'customer');
  } else {
    const again = means === 'expired' ? otp(world, tx) : { attempts_left: tx.attemptsLeft };
    move(world, tx, 'awaiting_otp', 'customer', { ...tx.nextAction, type: 'otp', ...again });
  }
}

function resend(world: World, tx: Transaction): void {
  const from = Date.parse(text(tx.nextAction ?? undefined, 'resend_after') ?? '');
  if (from > world.now) {
    const message = `A new code can be sent from ${time(from)}.`;
    throw new ApiError(3113, message, 'otp_resend', { status: tx.status });
  }
  move(world, tx, 'awaiting_otp', 'api', nextAction(world, tx, 'otp'));
}

function afterFields(world: World, tx: Transaction, body: JsonObject): void {
  const fields = { ...tx.fields, ...objectAt(body, 'fields') };
  const faults = serviceFaults(world.contract, tx.service, { ...tx.request, fields }, 'create');
  if (faults.length > 0) throw new FaultsError(faults);
  tx.fields = fields;
  if (isOpen(world, tx)) ask(world, tx);
}
