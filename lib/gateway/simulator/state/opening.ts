import { type CardFacts, cardDetails } from '../checks/cards';
import { chargeCard, PROVIDER_SECONDS, pageAction } from '../operations/card-flow';
import { firstAction, nextAction, stateOfAction, wantsCode } from '../operations/next-action';
import type { World } from '../types';
import { text } from '../wire/json';
import { inputOf } from './inputs';
import { schedule } from './jobs';
import { approve, move } from './lifecycle';
import type { Transaction } from './state';

/**
 * What create does after the transaction exists: the first status and action of its service, then the forced outcome
 * or what the sandbox would do by itself.
 */
export function open(world: World, tx: Transaction, card: CardFacts | undefined): void {
  const { opening, variant } = tx.service;
  if (tx.expiresAt !== null) schedule(world, { kind: 'expire', id: tx.id }, lifeOf(world, tx));
  if (variant.flow === 'hpp') {
    tx.nextAction = pageAction(world, tx);
    planned(world, tx);
  } else if (card && text(opening.action ?? undefined, 'type') === 'otp') {
    // Domestic cards confirm with a code instead of 3-D Secure.
    tx.card = card;
    tx.methodDetails = { card: cardDetails(card) };
    ask(world, tx);
  } else if (card) {
    if (variant.flow === 'direct' || isUnattended(tx)) beginAnew(tx);
    const proof = tx.request.three_ds;
    chargeCard(world, tx, card, { source: 'api', unattended: isUnattended(tx), proof });
  } else if (takesCard(tx)) {
    // The card comes with `transaction/pay`, and the forced outcome waits for it.
    tx.state = 'awaiting_card_data';
    tx.history = tx.history.map((entry) => ({ ...entry, state: tx.state }));
  } else if (opening.status === 'created') {
    // P2P and crypto: the next call brings the recipient or the address, and then the outcome runs.
    if (tx.outcome === 'expire' || tx.outcome === 'late_success') planned(world, tx);
  } else if (opening.status === 'pending') ask(world, tx);
  else run(world, tx);
}

const lifeOf = (world: World, tx: Transaction): number =>
  ((tx.expiresAt ?? world.now) - world.now) / 1000;

const isUnattended = ({ type }: Transaction): boolean => type === 'moto' || type === 'recurring';

const takesCard = ({ service }: Transaction): boolean =>
  service.variant.fields.some(({ name, need }) => name === 'card.number' && need === 'required');

/** Nothing was shown between create and the first move: to the merchant that move is the birth. */
function beginAnew(tx: Transaction): void {
  tx.version = 0;
  tx.history = [];
}

/** Show the customer what to do, and let the forced outcome follow. */
export function ask(world: World, tx: Transaction): void {
  const { opening } = tx.service;
  const isCode = wantsCode(tx);
  const usual = firstAction(tx.service, { ...tx.request, fields: tx.fields });
  const type = isCode ? 'otp' : (usual ?? 'redirect');
  const isDocumented = type === text(opening.action ?? undefined, 'type');
  const state = isDocumented ? opening.state : stateOfAction(type);
  move(world, tx, state, 'api', nextAction(world, tx, type));
  // The customer decides with the code; nothing else is to come.
  if (!isCode) typedCode(world, tx);
}

/** Codes with a meaning of their own (test_cards.yaml, `inputs`), unless an outcome is forced. */
export function typedCode(world: World, tx: Transaction): void {
  if (tx.outcome !== undefined) {
    planned(world, tx);
    return;
  }
  const code = text(tx.fields, 'blik_code');
  if (code === undefined) return;
  const input = inputOf(world.contract.testCards, 'blik', code);
  if (input?.means === 'right') schedule(world, { kind: 'settle', id: tx.id }, PROVIDER_SECONDS);
  else if (input?.failure !== undefined) {
    const value = String(input.failure);
    schedule(world, { kind: 'fail', id: tx.id, value }, PROVIDER_SECONDS);
  } else if (input?.means === 'expired') {
    move(world, tx, 'awaiting_form_fields', 'provider', nextAction(world, tx, 'form_fields'));
  }
}

/** Direct flows and codes that need no person: on to the provider. */
function run(world: World, tx: Transaction): void {
  const { opening, variant } = tx.service;
  if (opening.status === 'success' && tx.outcome === undefined) {
    approve(world, tx);
    return;
  }
  const state = opening.status === 'processing' ? opening.state : 'sent_to_provider';
  if (variant.flow === 'direct') beginAnew(tx);
  move(world, tx, state, 'api');
  if (tx.outcome === undefined) schedule(world, { kind: 'settle', id: tx.id }, PROVIDER_SECONDS);
  else planned(world, tx);
}

/** Let the forced outcome come after its delay. */
export function planned(world: World, tx: Transaction): void {
  if (tx.outcome !== undefined) schedule(world, { kind: 'outcome', id: tx.id }, tx.delay);
}
