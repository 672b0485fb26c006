import { countOf, durationOf } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { knownCurrency, readMoney } from '../checks/money';
import { serviceOf } from '../checks/service';
import { pageUrl } from '../hosted/pages';
import { schedule } from '../state/jobs';
import { move } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import { fromUnits } from '../state/money';
import type { Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text, time } from '../wire/json';
import { readTime } from '../wire/lists';
import { PROVIDER_SECONDS } from './card-flow';
import { fits, p2pMethod, p2pMethods } from './p2p-methods';

const answered = (world: World, tx: Transaction): Answer => ({
  status: 200,
  body: { data: transactionJson(world, tx) },
});

/** The one response with the full card number of the recipient. */
const withRecipient = (world: World, tx: Transaction): Answer => ({
  status: 200,
  body: { data: { ...transactionJson(world, tx), next_action: tx.nextAction } },
});

/** `GET /v1/p2p/methods`. */
export function p2pMethodsList(world: World, { query }: Call): Answer {
  const { currency = '', amount, country } = query;
  knownCurrency(world, currency, 'currency');
  if (country !== undefined && !world.catalog.countries.has(country)) {
    throw new ApiError(2012, `${country} is not a country code.`, 'country');
  }
  if (query.service_id !== undefined) serviceOf(world, query.service_id);
  const money = amount === undefined ? undefined : readMoney(world, amount, currency);
  const data = p2pMethods(world).filter(
    (method) =>
      method.currency === currency &&
      (money === undefined || (method.available === true && fits(method, money))),
  );
  if (money !== undefined && data.length === 0) {
    const message = `No P2P method is available for ${amount} ${currency}.`;
    throw new ApiError(8001, message, 'amount');
  }
  return { status: 200, body: { data, page: { has_more: false, next_cursor: null } } };
}

/** A P2P transaction. @throws ApiError 3001 or 3104. */
function p2pOf(world: World, body: JsonObject): Transaction {
  const tx = transactionOf(world, body);
  if (!tx.service.variant.nextActions.includes('p2p_transfer')) {
    throw new ApiError(3104, 'This is not a P2P payin.', null, { status: tx.status });
  }
  return tx;
}

/** `POST /v1/p2p/recipient_card`: where the customer sends the money; the same until it expires. */
export function p2pRecipientCard(world: World, { body }: Call): Answer {
  const tx = p2pOf(world, body);
  const isShown = tx.state === 'awaiting_payer_transfer';
  if (tx.status === 'expired') throw expired(tx, world);
  if (!isAllowed(world, tx, 'get_recipient_card')) throw wrongState(world, tx);
  if (isShown && body.replace !== true) return withRecipient(world, tx);
  const name = text(body, 'method') ?? tx.p2pMethod;
  const method = p2pMethod(world, name);
  if (name === null) throw new ApiError(2005, 'method is missing.', 'method');
  if (method && (method.available !== true || !fits(method, moneyOf(tx)))) {
    throw new ApiError(8001, `${name} has no free capacity for this amount.`, 'method');
  }
  // Another recipient is for the same sender.
  if (body.replace !== true) requireLast4(method, body, 'sender.card_last4');
  if (isShown && tx.replacements >= countOf(world.contract, 'p2p_replacements')) {
    throw new ApiError(8002, 'No other recipient is available.', null);
  }
  tx.replacements += isShown ? 1 : 0;
  tx.p2pMethod = name;
  if (tx.outcome === 'failed:601') {
    move(world, tx, 'awaiting_recipient', 'api');
    schedule(world, { kind: 'outcome', id: tx.id }, tx.delay);
    return answered(world, tx);
  }
  const life = durationOf(world.contract, 'p2p_requisites');
  tx.expiresAt = world.now + life;
  const state = 'awaiting_payer_transfer';
  move(world, tx, state, 'api', requisites(world, tx));
  schedule(world, { kind: 'expire', id: tx.id, version: tx.version }, life / 1000);
  return withRecipient(world, tx);
}

/** The gateway finds a transfer by the sender's card where the method says so. @throws ApiError 2005. */
function requireLast4(method: JsonObject | undefined, body: JsonObject, param: string): void {
  if (method?.requires_sender_last4 === true && text(body, param) === undefined)
    throw new ApiError(2005, `${param} is missing: this method asks for it.`, param);
}

const moneyOf = ({ amount, currency, decimals }: Transaction) => ({
  units: amount,
  currency,
  decimals,
});

/** Two test cards take turns; unique decimals only where the currency has two. */
function requisites(world: World, tx: Transaction): JsonObject {
  const cards = Object.values(world.contract.testCards?.threeDs[0]?.cards ?? {});
  const extra = BigInt(Math.floor(world.random.next() * 99) + 1);
  const amount = tx.decimals === 2 ? tx.amount + extra : tx.amount;
  tx.exactAmount = amount;
  return {
    type: 'p2p_transfer',
    recipient: {
      kind: 'card',
      card_number: cards[tx.replacements % Math.max(1, cards.length)] ?? '',
      bank: 'Sandbox Bank',
      holder: tx.replacements % 2 === 0 ? 'O. K.' : 'T. M.',
    },
    exact_amount: fromUnits(amount, tx.decimals),
    currency: tx.currency,
    comment_required: tx.decimals === 2 ? null : tx.slug,
    expires_at: time(world.now + durationOf(world.contract, 'p2p_requisites')),
    fallback_url: pageUrl(world, 'a', tx),
  };
}

function expired(tx: Transaction, { now }: World): ApiError {
  const at = time(tx.finalizedAt ?? now);
  return new ApiError(8003, `The recipient expired at ${at.slice(11, 19)}.`, null, {
    expired_at: at,
  });
}

/** `POST /v1/p2p/confirm`: the customer says the money is sent. */
export function p2pConfirm(world: World, { body }: Call): Answer {
  const tx = p2pOf(world, body);
  if (tx.state === 'awaiting_transfer_check') return answered(world, tx);
  if (tx.status === 'expired') throw expired(tx, world);
  if (['success', 'failed', 'processing'].includes(tx.status)) {
    throw new ApiError(8004, 'The transfer is already being checked.', null, { status: tx.status });
  }
  if (!isAllowed(world, tx, 'p2p_confirm')) throw wrongState(world, tx);
  const paidAt = text(body, 'paid_at');
  if (paidAt !== undefined) readTime(paidAt, 'paid_at');
  const paid = text(body, 'paid_amount');
  if (paid !== undefined) readMoney(world, paid, tx.currency, 'paid_amount');
  const method = p2pMethod(world, tx.p2pMethod);
  requireLast4(method, body, 'sender_last4');
  if (method?.requires_proof === true && body.proof === undefined) {
    throw new ApiError(8005, 'This method asks for a receipt.', 'proof');
  }
  move(world, tx, 'awaiting_transfer_check', 'customer', null);
  const kind = tx.outcome === undefined ? 'settle' : 'outcome';
  schedule(world, { kind, id: tx.id }, tx.outcome === undefined ? PROVIDER_SECONDS : tx.delay);
  return answered(world, tx);
}

/** `POST /v1/p2p/cancel`: the customer gives up before paying. */
export function p2pCancel(world: World, { body }: Call): Answer {
  const tx = p2pOf(world, body);
  if (tx.status === 'canceled') return answered(world, tx);
  if (tx.state === 'awaiting_transfer_check' || tx.status === 'processing') {
    const message = 'The customer confirmed the transfer. Wait for the check.';
    throw new ApiError(8004, message, null, { status: tx.status });
  }
  if (!isAllowed(world, tx, 'p2p_cancel')) throw wrongState(world, tx);
  move(world, tx, 'canceled_by_customer', 'customer');
  return answered(world, tx);
}
