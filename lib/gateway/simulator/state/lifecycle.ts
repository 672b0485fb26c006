import { durationOf } from '../../contract/limits';
import type { Contract, JsonObject, StateCode, Transition } from '../../contract/types';
import type { World } from '../types';
import { emitTransaction } from './events';
import { feeOf } from './fees';
import { newDigits } from './random';
import type { Transaction } from './state';
import { book } from './wallets';

/** Who moved a transaction, for its history. */
export type Source = 'api' | 'customer' | 'provider' | 'gateway';

const edge = (contract: Contract, from: string, to: string): Transition | undefined =>
  contract.lifecycle?.transitions.find(
    (transition) => transition.to === to && transition.from.includes(from),
  );

/** A state by its slug. @throws Error for one that does not exist. */
function stateOf({ states }: Contract, state: string): StateCode {
  const known = states?.codes.find(({ slug }) => slug === state);
  if (!known) throw new Error(`There is no state "${state}".`);
  return known;
}

/**
 * Bring a transaction into a state. The edge must be in the lifecycle, which also names the callback, and the state must
 * allow to be entered from the status before.
 * @throws Error if there is no such edge: a fault of the simulator, never of a request.
 */
export function move(
  world: World,
  tx: Transaction,
  state: string,
  source: Source,
  nextAction: JsonObject | null = tx.nextAction,
): void {
  const status = stateOf(world.contract, state).status;
  if (status === tx.status) arrive(world, tx, state, source, nextAction);
  else moveAgain(world, tx, state, source, nextAction);
}

/** `move` over an edge in any case: also over the one that leads from a status to itself, and sends its callback. */
export function moveAgain(
  world: World,
  tx: Transaction,
  state: string,
  source: Source,
  nextAction: JsonObject | null = tx.nextAction,
): void {
  const status = stateOf(world.contract, state).status;
  const transition = edge(world.contract, tx.status, status);
  if (!transition) {
    throw new Error(`lifecycle.yaml has no edge from ${tx.status} to ${status} (${tx.id})`);
  }
  arrive(world, tx, state, source, nextAction, transition);
}

function arrive(
  world: World,
  tx: Transaction,
  state: string,
  source: Source,
  nextAction: JsonObject | null,
  transition?: Transition,
): void {
  const { lifecycle } = world.contract;
  const known = stateOf(world.contract, state);
  if (!known.from.includes(tx.status)) {
    throw new Error(`A transaction that is ${tx.status} cannot enter ${state} (${tx.id}).`);
  }
  tx.status = known.status;
  tx.state = state;
  touch(world, tx, source);
  const isFinal = lifecycle?.statuses.find(({ slug }) => slug === tx.status)?.final !== 'no';
  if (isFinal) tx.finalizedAt ??= world.now;
  tx.nextAction = isCustomersTurn(world, tx) ? nextAction : null;
  if (!transition) emitTransaction(world, 'transaction.updated', tx);
  else if (transition.callback !== undefined) emitTransaction(world, transition.callback, tx);
}

/** Count a change of anything the merchant can see. */
export function touch(world: World, tx: Transaction, source: Source): void {
  tx.version += 1;
  tx.updatedAt = world.now;
  tx.history.push({
    version: tx.version,
    status: tx.status,
    state: tx.state,
    at: world.now,
    source,
  });
}

const awaits = ({ contract }: World, { status }: Pick<Transaction, 'status'>) =>
  contract.lifecycle?.statuses.find(({ slug }) => slug === status)?.awaits;

/** Whether the customer can still act. */
export const isCustomersTurn = (world: World, tx: Pick<Transaction, 'status'>): boolean =>
  awaits(world, tx) === 'customer';

/** Whether money may still come: neither the customer nor the provider has decided. */
export const isOpen = (world: World, tx: Pick<Transaction, 'status'>): boolean =>
  isCustomersTurn(world, tx) || awaits(world, tx) === 'provider';

/** Approve what is open: over the page if it was never opened, then the provider, then the money. */
export function approve(
  world: World,
  tx: Transaction,
  state = 'completed',
  paid = tx.exactAmount ?? tx.amount,
): void {
  if (tx.status === 'created' && tx.service.variant.flow === 'hpp') {
    move(world, tx, 'page_opened', 'customer');
  }
  tx.reference ??= `SBX${newDigits(world.random, 12)}`;
  if (tx.type === 'preauth') {
    if (tx.status === 'created') move(world, tx, 'sent_to_provider', 'gateway');
    tx.expiresAt = world.now + durationOf(world.contract, 'preauth_hold');
    move(world, tx, 'authorized', 'provider');
    return;
  }
  if (tx.status !== 'processing' && tx.status !== 'expired') {
    move(world, tx, 'sent_to_provider', 'gateway');
  }
  credit(world, tx, paid);
  move(world, tx, state, 'provider');
}

/** The money of a success: into the wallet for payins, out of it for payouts. */
export function credit(world: World, tx: Transaction, units: bigint): void {
  const { direction } = tx.service.variant;
  if (direction === 'payout') {
    book(world, tx.currency, { balance: -tx.reserved, reserved: -tx.reserved });
    tx.reserved = 0n;
    return;
  }
  if (direction === 'tokenization') return;
  tx.captured = units;
  tx.paid = units;
  tx.paidCurrency = tx.currency;
  tx.fee = feeOf(world, tx.service, { units, currency: tx.currency, decimals: tx.decimals });
  book(world, tx.currency, { balance: units - tx.fee });
}

/** Refuse what is open, for a failure reason. */
export function decline(world: World, tx: Transaction, failure: number, source: Source): void {
  if (tx.status === 'created') {
    const isPage = tx.service.variant.flow === 'hpp';
    move(world, tx, isPage ? 'page_opened' : 'sent_to_provider', isPage ? 'customer' : 'gateway');
  }
  release(world, tx);
  tx.failure = failure;
  move(world, tx, stateOfFailure(world.contract, tx, failure), source);
}

/** Give back what a payout had reserved. */
export function release(world: World, tx: Transaction): void {
  if (tx.reserved === 0n) return;
  book(world, tx.currency, { reserved: -tx.reserved });
  tx.reserved = 0n;
}

/** The fine state that a failure ends in. @throws Error for a failure that does not exist. */
function stateOfFailure(contract: Contract, { status }: Transaction, code: number): string {
  const known = contract.failures?.codes.find((failure) => failure.code === code);
  if (!known) throw new Error(`There is no failure ${code}.`);
  // A request of the sandbox can name a failure that only a later status has: the provider then refuses.
  return stateOf(contract, known.state).from.includes(status) ? known.state : REFUSED;
}

/** State of a payment that the provider refused. */
const REFUSED = 'rejected_by_provider';

/** Failure without detail: what a number that no reason has becomes. */
const NO_DETAIL = 903;

/** A failure that exists, for any number that a request asks for. */
export const knownFailure = ({ contract }: World, code: number): number =>
  contract.failures?.codes.some((reason) => reason.code === code) ? code : NO_DETAIL;
