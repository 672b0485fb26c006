import type { Contract, JsonObject, Transition } from '../contract/types';
import { emitTransaction } from './events';
import { feeOf } from './fees';
import { newDigits } from './random';
import type { Transaction } from './state';
import type { World } from './types';
import { book } from './wallets';

/** Who moved a transaction, for its history. */
export type Source = 'api' | 'customer' | 'provider' | 'gateway';

const edge = (contract: Contract, from: string, to: string): Transition | undefined =>
  contract.lifecycle?.transitions.find(
    (transition) => transition.to === to && transition.from.includes(from),
  );

/** The status a state belongs to. @throws Error for a state that state_codes.yaml does not have. */
export function statusOfState(contract: Contract, state: string): string {
  const known = contract.states?.codes.find(({ slug }) => slug === state);
  if (!known) throw new Error(`state_codes.yaml has no state "${state}"`);
  return known.status;
}

/**
 * Bring a transaction into a state. The edge must be in lifecycle.yaml, which also names the callback, and
 * state_codes.yaml must let the state be entered from the status before.
 * @throws Error if there is no such edge: a fault of the simulator, never of a request.
 */
export function move(
  world: World,
  tx: Transaction,
  state: string,
  source: Source,
  nextAction: JsonObject | null = tx.nextAction,
): void {
  const status = statusOfState(world.contract, state);
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
  const status = statusOfState(world.contract, state);
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
  const { lifecycle, states } = world.contract;
  const known = states?.codes.find(({ slug }) => slug === state);
  if (known && !known.from.includes(tx.status)) {
    throw new Error(`state_codes.yaml does not let ${tx.status} enter ${state} (${tx.id})`);
  }
  tx.status = known?.status ?? tx.status;
  tx.state = state;
  touch(world, tx, source);
  const isFinal = lifecycle?.statuses.find(({ slug }) => slug === tx.status)?.final !== 'no';
  if (isFinal) tx.finalizedAt ??= world.now;
  tx.nextAction = ['created', 'pending'].includes(tx.status) ? nextAction : null;
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

/** Whether money may still come: nobody has decided yet. */
export const isOpen = ({ status }: Transaction): boolean =>
  ['created', 'pending', 'processing'].includes(status);

/** Approve what is open: over the page if it was never opened, then the provider, then the money. */
export function approve(world: World, tx: Transaction, state = 'completed'): void {
  if (tx.status === 'created' && tx.service.variant.flow === 'hpp') {
    move(world, tx, 'page_opened', 'customer');
  }
  tx.reference ??= `SBX${newDigits(world.random, 12)}`;
  if (tx.type === 'preauth') {
    if (tx.status === 'created') move(world, tx, 'sent_to_provider', 'gateway');
    // Seven days: `preauth_hold` of limits.yaml.
    tx.expiresAt = world.now + 7 * 86_400_000;
    move(world, tx, 'authorized', 'provider');
    return;
  }
  if (tx.status !== 'processing' && tx.status !== 'expired') {
    move(world, tx, 'sent_to_provider', 'gateway');
  }
  credit(world, tx, tx.amount);
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

/** Refuse what is open, for a reason of failure_reasons.yaml. */
export function decline(world: World, tx: Transaction, failure: number, source: Source): void {
  if (tx.status === 'created') {
    const isPage = tx.service.variant.flow === 'hpp';
    move(world, tx, isPage ? 'page_opened' : 'sent_to_provider', isPage ? 'customer' : 'gateway');
  }
  release(world, tx);
  tx.failure = failure;
  move(world, tx, stateOfFailure(failure), source);
}

/** Give back what a payout had reserved. */
export function release(world: World, tx: Transaction): void {
  if (tx.reserved === 0n) return;
  book(world, tx.currency, { reserved: -tx.reserved });
  tx.reserved = 0n;
}

/** The fine state of a failure, by its number in failure_reasons.yaml. */
export function stateOfFailure(failure: number): string {
  if (failure >= 130 && failure < 136) return 'authentication_failed';
  if (failure >= 150 && failure < 156) return 'rejected_by_risk';
  if (failure === 603 || failure === 604) return 'transfer_not_found';
  if (failure >= 136 && failure < 139) return 'rejected_by_provider';
  if (failure < 200) return 'declined_by_issuer';
  if ([201, 202, 203, 204, 205, 208, 210, 212, 215, 217].includes(failure)) {
    return 'beneficiary_invalid';
  }
  return [901, 902, 904, 906].includes(failure) ? 'technical_failure' : 'rejected_by_provider';
}
