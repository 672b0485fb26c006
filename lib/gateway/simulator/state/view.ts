import type { Json, JsonObject } from '../../contract/types';
import type { World } from '../types';
import { isObject, text, time, timeOrNull } from '../wire/json';
import { failureJson } from './failure-json';
import { fromUnits } from './money';
import { documentedPoint } from './point';
import { refundJson } from './refund-json';
import type { Token, Transaction } from './state';

/** A transaction as `find` returns it and callbacks carry it. */
export function transactionJson(world: World, tx: Transaction): JsonObject {
  const { contract, options } = world;
  const amount = (units: bigint) => fromUnits(units, tx.decimals);
  const status = contract.lifecycle?.statuses.find(({ slug }) => slug === tx.status);
  const state = contract.states?.codes.find(({ slug }) => slug === tx.state);
  const { direction } = tx.service.variant;
  const fee: JsonObject | null =
    tx.fee === null ? null : { amount: amount(tx.fee), currency: tx.currency };
  const byCustomer = tx.request.fee_payer === 'customer' && direction !== 'payout';
  const { account_id, point } = documentedPoint(world);
  return {
    transaction_id: tx.id,
    external_transaction_id: tx.externalId,
    external_order_id: tx.orderId,
    external_customer_id: text(tx.request, 'external_customer_id') ?? null,
    point_id: point.point_id,
    account_id,
    wallet_id: tx.walletId,
    service_id: tx.service.id,
    direction,
    type: tx.type,
    status: tx.status,
    status_code: status?.code ?? 0,
    state: tx.state,
    state_code: state?.code ?? 0,
    is_final: status?.final !== 'no',
    amount: amount(tx.amount),
    currency: tx.currency,
    paid_amount: tx.paid === null ? null : amount(tx.paid),
    paid_currency: tx.paidCurrency,
    captured_amount: amount(tx.captured),
    refunded_amount: amount(tx.refunded),
    fee: byCustomer ? null : fee,
    customer_fee: byCustomer ? fee : null,
    ...netOf(tx, amount),
    rate: tx.rate,
    next_action: maskedAction(tx.nextAction),
    method_details: tx.giftcode
      ? { ...tx.methodDetails, giftcode: giftcodeJson(tx.giftcode) }
      : tx.methodDetails,
    recipient: tx.recipient,
    failure: failureJson(world, tx.failure, tx.service.variant.failures),
    token: tokenJson(world.state.tokens.get(tx.token ?? '')),
    cancellations: tx.cancellations.map((refund) => refundJson(world, tx, refund)),
    provider_reference: tx.reference,
    customer: maskedCustomer(tx.request.customer),
    urls: { callback: point.callback_url, ...(isObject(tx.request.urls) ? tx.request.urls : {}) },
    extra: tx.extra,
    is_test: options.environment === 'sandbox',
    version: tx.version,
    created_at: time(tx.createdAt),
    updated_at: time(tx.updatedAt),
    expires_at: timeOrNull(tx.expiresAt),
    finalized_at: timeOrNull(tx.finalizedAt),
  };
}

function netOf(tx: Transaction, amount: (units: bigint) => string): JsonObject {
  if (tx.service.variant.direction === 'payout') {
    return { debit_amount: amount(tx.amount + (tx.fee ?? 0n)) };
  }
  return { net_amount: tx.fee === null ? null : amount(tx.captured - tx.fee) };
}

const giftcodeJson = (gift: NonNullable<Transaction['giftcode']>): Json => ({
  code_masked: gift.masked,
  sent_to: gift.to,
  sent_count: gift.count,
  redeemed: false,
});

export function tokenJson(token: Token | undefined): JsonObject | null {
  if (!token) return null;
  const { card } = token;
  return {
    token: token.id,
    scheme_token: true,
    card: {
      brand: card.brand,
      last4: card.last4,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      bin: card.bin,
      country: 'PL',
    },
    external_customer_id: token.customerId,
    status: token.status,
    created_at: time(token.createdAt),
    expires_at: null,
    initial_transaction_id: token.transactionId,
  };
}

/** Stars before the last four characters. */
export const masked = (value: string): string =>
  value.length <= 4
    ? '*'.repeat(value.length)
    : `${'*'.repeat(value.length - 4)}${value.slice(-4)}`;

/** `jane@example.com` → `j***@example.com`. */
export const maskedEmail = (value: string): string => value.replace(/^(.)[^@]*/u, '$1***');

const maskedCard = (value: string): string =>
  `${value.slice(0, 6)}${'*'.repeat(Math.max(0, value.length - 10))}${value.slice(-4)}`;

/** The full number of a P2P recipient is only in the response of `p2p/recipient_card`, which puts it back. */
function maskedAction(action: JsonObject | null): JsonObject | null {
  const recipient = action?.recipient;
  if (!action || !isObject(recipient) || typeof recipient.card_number !== 'string') return action;
  const card_number = maskedCard(recipient.card_number);
  return { ...action, recipient: { ...recipient, card_number } };
}

/** A recipient without what could be used again: numbers by their last four, an IBAN also by its first. */
export function maskedRecipient(recipient: Json | undefined): JsonObject | null {
  if (!isObject(recipient)) return null;
  return Object.fromEntries(
    Object.entries(recipient).flatMap(([name, value]): [string, Json][] => {
      if (typeof value !== 'string') return [];
      if (name === 'card_number') return [[name, maskedCard(value)]];
      if (name === 'email' || value.includes('@')) return [[name, maskedEmail(value)]];
      if (name === 'iban' || name === 'address') {
        return [[name, `${value.slice(0, 4)}${masked(value.slice(4))}`]];
      }
      const isOpen = /name$|type$|country|bank_code|operator|branch|memo/.test(name);
      return [[name, isOpen ? value : masked(value)]];
    }),
  );
}

function maskedCustomer(customer: Json | undefined): JsonObject | null {
  if (!isObject(customer)) return null;
  return Object.fromEntries(
    Object.entries(customer).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (name === 'email') return [name, maskedEmail(value)];
      return [name, name === 'phone' || name === 'document' ? masked(value) : value];
    }),
  );
}
