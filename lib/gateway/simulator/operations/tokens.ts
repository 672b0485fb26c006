import { emit } from '../state/events';
import { newId } from '../state/random';
import type { Token, Transaction } from '../state/state';
import { tokenJson } from '../state/view';
import type { World } from '../types';
import { text } from '../wire/json';

/** The token of a transaction's card for its customer: the one that exists, or a new one. */
export function issueToken(
  world: World,
  tx: Transaction,
  usage: string,
  customer = text(tx.request, 'external_customer_id'),
  id = newId('tok', world.now, world.random),
): { token: Token; isNew: boolean } | undefined {
  const { card } = tx;
  if (!card || customer === undefined) return undefined;
  const known = [...world.state.tokens.values()].find(
    (token) =>
      token.customerId === customer &&
      token.card.fingerprint === card.fingerprint &&
      token.status !== 'disabled',
  );
  const token: Token = known ?? {
    id,
    card,
    customerId: customer,
    createdAt: world.now,
    transactionId: tx.id,
    usage,
    status: 'active',
    version: 1,
  };
  tx.token = token.id;
  if (!known) {
    world.state.tokens.set(token.id, token);
    emitTokenChange(world, token, 'token.issued', null);
  }
  return { token, isNew: !known };
}

/** Sends the merchant what happened to a token. */
export function emitTokenChange(
  world: World,
  token: Token,
  type: string,
  reason: string | null,
): void {
  emit(world, type, { ...tokenJson(token), reason, version: token.version });
}
