import { durationOf } from '../../contract/limits';
import type { Json, JsonObject } from '../../contract/types';
import { toBase64Url } from '../../signing/bytes';
import { isBlacklisted } from '../checks/blacklist';
import { type CardFacts, cardDetails } from '../checks/cards';
import { pageUrl } from '../hosted/pages';
import { schedule } from '../state/jobs';
import { approve, decline, move, type Source } from '../state/lifecycle';
import type { Job, Transaction } from '../state/state';
import type { World } from '../types';
import { ApiError } from '../wire/errors';
import { isObject, text, time } from '../wire/json';
import { recordChecks, recordThreeDs } from './card-results';
import { issueToken } from './tokens';

/** A sandbox provider responds after this time. */
export const PROVIDER_SECONDS = 2;

/**
 * Charge a card. Its number says what happens; `sandbox.outcome` of the transaction goes before the number.
 * @throws ApiError 4009 for a card on the blacklist.
 */
export function chargeCard(
  world: World,
  tx: Transaction,
  card: CardFacts,
  {
    source,
    unattended = false,
    proof,
  }: { source: Source; unattended?: boolean; proof?: Json | undefined },
): void {
  if (isBlacklisted(world, card.fingerprint)) {
    throw new ApiError(4009, 'The card is on your blacklist.', 'card.number');
  }
  tx.card = card;
  tx.methodDetails = { ...tx.methodDetails, card: cardDetails(card) };
  if (tx.outcome !== undefined) {
    // Endings without a decision need a customer who does not come.
    if (/^(pending|expire|late_success)$/.test(tx.outcome)) challenge(world, tx, source);
    else move(world, tx, 'sent_to_provider', source);
    schedule(world, { kind: 'outcome', id: tx.id }, tx.delay);
    return;
  }
  if (unattended) {
    recordChecks(world, tx);
    move(world, tx, 'sent_to_provider', source);
    const end: Pick<Job, 'kind' | 'value'> =
      card.failure === 0 ? { kind: 'settle' } : { kind: 'fail', value: String(card.failure) };
    schedule(world, { ...end, id: tx.id }, PROVIDER_SECONDS);
    return;
  }
  if (isObject(proof)) {
    // You ran 3-D Secure yourself: only the bank is left to ask.
    recordThreeDs(world, tx, 'external', text(proof, 'status') ?? 'Y', proof);
    authorize(world, tx);
    return;
  }
  const row = world.contract.testCards?.threeDs.find(({ digit }) => digit === card.threeDs);
  const asksPayer = row?.flow === 'challenge';
  if (row?.status !== undefined && !asksPayer) recordThreeDs(world, tx, 'frictionless', row.status);
  if (row?.failure !== undefined && !asksPayer) refuse(world, tx, row.failure);
  else if (card.threeDs === 3) deviceStep(world, tx, source);
  else if (asksPayer) challenge(world, tx, source);
  else authorize(world, tx);
}

/** The bank decides, after 3-D Secure or without it. */
export function authorize(world: World, tx: Transaction): void {
  const { failure = 0, threeDs = 0 } = tx.card ?? {};
  recordChecks(world, tx);
  const rows = world.contract.testCards?.declines ?? [];
  const row = rows.find((candidate) => candidate.failure === failure);
  if (row?.seconds !== undefined) {
    move(world, tx, 'sent_to_provider', 'gateway');
    schedule(world, { kind: 'fail', id: tx.id, value: String(failure) }, row.seconds);
  } else if (row?.challenge && threeDs === 0 && tx.state !== 'awaiting_three_ds_challenge') {
    // A soft decline: the bank saw it and asks for a challenge.
    if (tx.status !== 'processing') move(world, tx, 'sent_to_provider', 'gateway');
    challenge(world, tx, 'provider');
  } else if (failure === 0 || row?.challenge) {
    approve(world, tx);
    if (tx.saveCard) issueToken(world, tx, 'both');
  } else refuse(world, tx, failure);
}

/** A decline ends the transaction. Only on the hosted page may the customer try again, as often as the limits allow. */
export function refuse(world: World, tx: Transaction, failure: number): void {
  tx.attemptsLeft -= 1;
  if (tx.service.variant.flow !== 'hpp' || tx.attemptsLeft <= 0) {
    decline(world, tx, failure, 'provider');
    return;
  }
  if (tx.status === 'created') move(world, tx, 'page_opened', 'customer');
  move(world, tx, 'declined_can_retry', 'provider', pageAction(world, tx));
}

export const pageAction = (world: World, tx: Transaction): JsonObject => ({
  type: 'redirect',
  method: 'GET',
  url: pageUrl(world, 'p', tx),
  params: {},
  expires_at: tx.expiresAt === null ? null : time(tx.expiresAt),
});

function deviceStep(world: World, tx: Transaction, source: Source): void {
  move(world, tx, 'awaiting_three_ds_method', source, {
    type: 'three_ds_method',
    method: 'POST',
    url: pageUrl(world, 'acs', tx),
    params: { threeDSMethodData: encoded({ threeDSServerTransID: tx.slug }) },
    timeout: durationOf(world.contract, 'three_ds_method') / 1000,
    expires_at: endOfStep(world, tx),
    fallback_url: pageUrl(world, 'a', tx),
  });
}

/** Ask the customer to confirm. */
export function challenge(world: World, tx: Transaction, source: Source): void {
  move(world, tx, 'awaiting_three_ds_challenge', source, {
    type: 'three_ds_challenge',
    method: 'POST',
    url: pageUrl(world, 'acs', tx),
    params: { creq: encoded({ messageType: 'CReq', threeDSServerTransID: tx.slug }) },
    window_size: '05',
    expires_at: endOfStep(world, tx),
    fallback_url: pageUrl(world, 'a', tx),
  });
  if (tx.outcome !== undefined) return;
  const never = tx.card?.threeDs === 8;
  schedule(
    world,
    { kind: 'fail', id: tx.id, value: '132', version: tx.version },
    never && tx.delay > 0 ? tx.delay : durationOf(world.contract, 'three_ds_challenge') / 1000,
  );
}

const endOfStep = (world: World, tx: Transaction): string => {
  const end = world.now + durationOf(world.contract, 'three_ds_challenge');
  if (tx.service.variant.flow !== 'hpp') tx.expiresAt = end;
  return time(end);
};

export const encoded = (value: JsonObject): string => toBase64Url(JSON.stringify(value));
