import { countOf } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { type Checked, checkFields, checkLimitsAndRisk, identityOf } from '../checks/create';
import { checkBalance } from '../checks/money';
import { checkPermissions, serviceOf } from '../checks/service';
import { feeOf } from '../state/fees';
import { fromUnits, toUnits } from '../state/money';
import { open } from '../state/opening';
import { newId, newSlug } from '../state/random';
import type { Transaction } from '../state/state';
import { maskedRecipient, transactionJson } from '../state/view';
import { book, walletOf } from '../state/wallets';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { endingOf } from '../wire/forced';
import { canonical, isObject, text } from '../wire/json';
import { checkP2pMethod } from './p2p-methods';

/** Half a cent of difference: amounts that are equal numbers are equal content. */
const sameAmount = (body: JsonObject): JsonObject => ({
  ...body,
  amount: fromUnits(toUnits(String(body.amount), 18), 18),
});

/** `POST /v1/transaction/create`. */
export function transactionCreate(world: World, call: Call): Answer {
  const { body } = call;
  const externalId = String(body.external_transaction_id);
  const identity = canonical(sameAmount(identityOf(world, body)));
  const known = world.state.transactions.get(world.state.byExternalId.get(externalId) ?? '');
  if (known) return repeated(world, known, identity);
  const service = serviceOf(world, body.service_id);
  checkPermissions(service, call.key, body);
  const checked = checkFields(world, service, body);
  checkLimitsAndRisk(world, checked, body);
  checkP2pMethod(world, service, checked.money, text(body, 'p2p.method'));
  const tx = createTransaction(world, body, checked, identity);
  return { status: 201, body: { data: transactionJson(world, tx) } };
}

function repeated(world: World, tx: Transaction, identity: string): Answer {
  if (tx.identity !== identity) {
    throw new ApiError(
      3101,
      'external_transaction_id was used before with other content.',
      'external_transaction_id',
      { existing_transaction_id: tx.id },
    );
  }
  return {
    status: 200,
    headers: { 'Gateway-Idempotent-Replay': 'true' },
    body: { data: transactionJson(world, tx) },
  };
}

/** Put a checked request into the books and let it begin. Payouts reserve their amount and fee. */
export function createTransaction(
  world: World,
  body: JsonObject,
  { service, money, card }: Checked,
  identity = '',
  id = newId('trx', world.now, world.random),
): Transaction {
  const isPayout = service.variant.direction === 'payout';
  const fee = isPayout ? feeOf(world, service, money) : null;
  const reserved = isPayout ? money.units + (fee ?? 0n) : 0n;
  if (isPayout) {
    checkBalance(world, money.currency, reserved, fromUnits(reserved, money.decimals));
    book(world, money.currency, { reserved });
  }
  const { now, state } = world;
  const tx: Transaction = {
    id,
    externalId: String(body.external_transaction_id),
    service,
    type: typeOf(body, service),
    request: withoutSecrets(body),
    identity,
    walletId: walletOf(world, money.currency).id,
    currency: money.currency,
    decimals: money.decimals,
    amount: money.units,
    createdAt: now,
    slug: newSlug(world.random),
    outcome: endingOf(body),
    delay: isObject(body.sandbox) ? Number(body.sandbox.delay_seconds ?? 0) : 0,
    orderId: text(body, 'external_order_id') ?? null,
    description: text(body, 'description') ?? null,
    extra: isObject(body.extra) ? body.extra : {},
    status: 'created',
    state: 'created',
    version: 1,
    history: [{ version: 1, status: 'created', state: 'created', at: now, source: 'api' }],
    paid: null,
    paidCurrency: null,
    captured: 0n,
    refunded: 0n,
    fee,
    disputeFee: 0n,
    reserved,
    rate: spendQuote(world, body),
    nextAction: null,
    methodDetails: {},
    recipient: service.variant.direction === 'payin' ? null : maskedRecipient(body.recipient),
    failure: null,
    token: null,
    cancellations: [],
    restState: null,
    capturing: 0n,
    reference: null,
    card: null,
    saveCard: body.save_card === true || service.key.endsWith('tokenization'),
    fields: isObject(body.fields) ? body.fields : {},
    attemptsLeft: countOf(world.contract, 'page_retries'),
    otpSentAt: now,
    replacements: 0,
    p2pMethod: text(body, 'p2p.method') ?? null,
    asset: text(body, 'crypto.asset') ?? null,
    giftcode: null,
    updatedAt: now,
    expiresAt: endOf(world, body, service),
    finalizedAt: null,
    invoiceId: null,
    pageId: null,
    payerFields: {},
  };
  state.transactions.set(tx.id, tx);
  state.byExternalId.set(tx.externalId, tx.id);
  state.bySlug.set(tx.slug, tx.id);
  open(world, tx, card);
  return tx;
}

function typeOf(body: JsonObject, { variant }: Checked['service']): string {
  if (body.initiator === 'merchant') return 'recurring';
  if (body.channel === 'moto') return 'moto';
  if (body.capture === 'manual' && variant.direction === 'payin') return 'preauth';
  const documented = text(variant.example?.response, 'data.type');
  return documented ?? (variant.direction === 'payin' ? 'sale' : variant.direction);
}

/** `expires_in` of the request, else the life the documented response shows. */
function endOf({ now }: World, body: JsonObject, { opening }: Checked['service']): number | null {
  if (opening.lifetime === null) return null;
  return now + (typeof body.expires_in === 'number' ? body.expires_in : opening.lifetime) * 1000;
}

/** The rate of the request's quote, which no other transaction can use then. */
function spendQuote({ state }: World, body: JsonObject): JsonObject | null {
  const quote = state.quotes.get(text(body, 'rate_id') ?? '')?.quote;
  if (!quote) return null;
  const { from, to, value, rate_id, fixed_until } = quote;
  state.quotes.delete(text(body, 'rate_id') ?? '');
  return {
    from: from ?? '',
    to: to ?? '',
    value: value ?? '1',
    rate_id: rate_id ?? null,
    fixed_until: fixed_until ?? null,
  };
}

/** The request as it may be kept: no card number, no code, no wallet payload. */
function withoutSecrets(body: JsonObject): JsonObject {
  const { card: _card, wallet_token: _token, ...rest } = body;
  return rest;
}
