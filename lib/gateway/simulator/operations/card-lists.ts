import type { Json, JsonObject } from '../../contract/types';
import { luhn } from '../../identifiers/cards';
import { isBlacklisted } from '../checks/blacklist';
import { brandOf, type CardFacts, checkNumber, factsOf } from '../checks/cards';
import { serviceOf } from '../checks/service';
import { transactionOf } from '../state/lookup';
import { newId } from '../state/random';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text, time } from '../wire/json';
import { readTime } from '../wire/lists';
import { emitTokenChange } from './tokens';

/** The card a request names: by number, token, or the transaction it paid. @throws ApiError 3001, 3005, 5001, 5006 … */
function namedCard(world: World, { body, key }: Call): CardFacts | undefined {
  const number = text(body, 'card_number');
  if (number !== undefined) {
    if (!key.permissions.includes('card_data')) {
      throw new ApiError(5006, 'This key may not send card numbers.', 'card_number');
    }
    if (!luhn(number).ok) {
      throw new ApiError(5001, 'card_number fails the Luhn check.', 'card_number');
    }
    checkNumber(number, 'card_number', world.contract.testCards);
    return factsOf(number, world.contract.testCards);
  }
  const id = text(body, 'token');
  if (id !== undefined) {
    const token = world.state.tokens.get(id);
    if (!token) throw new ApiError(3005, 'No such token for this point.', 'token');
    return token.card;
  }
  if (text(body, 'transaction_id') === undefined) return undefined;
  return transactionOf(world, body).card ?? undefined;
}

/** `POST /v1/cards/check`. */
export function cardsCheck(world: World, call: Call): Answer {
  const { body } = call;
  const bin = text(body, 'bin');
  const card = bin === undefined ? namedCard(world, call) : undefined;
  const service = body.service_id === undefined ? undefined : serviceOf(world, body.service_id);
  const customer = text(body, 'external_customer_id') ?? '';
  const accepted = service && card ? !isBlacklisted(world, card.fingerprint) : null;
  return {
    status: 200,
    body: {
      data: {
        valid_luhn: card ? true : null,
        card: {
          brand: card?.brand ?? brandOf(bin ?? ''),
          type: 'debit',
          category: 'classic',
          issuer: 'Sandbox Bank',
          country: 'PL',
          currency: 'PLN',
          bin: card?.bin ?? bin ?? '',
          last4: card?.last4 ?? null,
          fingerprint: card?.fingerprint ?? null,
          is_commercial: false,
          three_ds_supported: true,
          payout_supported: true,
        },
        lists: card ? listsOf(world, card, customer) : null,
        accepted_by_service: accepted,
        rejection_reason: accepted === false ? 'card_blacklisted' : null,
      },
    },
  };
}

function listsOf(world: World, { fingerprint }: CardFacts, customer: string): Json {
  const white = world.state.whitelist.get(`${fingerprint} ${customer}`);
  const black = isBlacklisted(world, fingerprint)
    ? world.state.blacklist.get(fingerprint)
    : undefined;
  return {
    whitelist: {
      listed: white !== undefined,
      added_at: white?.created_at ?? null,
      reason: white?.reason ?? null,
    },
    blacklist: {
      listed: black !== undefined,
      scope: black?.scope ?? null,
      reason: black?.reason ?? null,
      until: black?.until ?? null,
    },
  };
}

/** `POST /v1/cards/whitelist/add`: the pair of a card and a customer. */
export function whitelistAdd(world: World, call: Call): Answer {
  const { body } = call;
  if (text(body, 'transaction_id') !== undefined) {
    const { status, card } = transactionOf(world, body);
    if (!card || !['success', 'partially_refunded', 'refunded', 'authorized'].includes(status)) {
      throw new ApiError(3104, 'The transaction is not successful.', 'transaction_id', { status });
    }
  }
  const card = namedCard(world, call);
  if (!card) throw new ApiError(2005, 'card_number is missing.', 'card_number');
  if (isBlacklisted(world, card.fingerprint)) {
    const message = 'The card is on your blacklist. Remove it there first.';
    throw new ApiError(4009, message, 'card_number');
  }
  const until = text(body, 'expires_at');
  if (until !== undefined) readTime(until, 'expires_at');
  const customer = String(body.external_customer_id);
  const name = `${card.fingerprint} ${customer}`;
  const known = world.state.whitelist.get(name);
  const entry = known ?? {
    entry_id: newId('wl', world.now, world.random),
    card: {
      bin: card.bin,
      last4: card.last4,
      brand: card.brand,
      fingerprint: card.fingerprint,
    },
    external_customer_id: customer,
    evidence: String(body.evidence),
    reason: text(body, 'reason') ?? null,
    created_at: time(world.now),
    expires_at: until ?? null,
  };
  world.state.whitelist.set(name, entry);
  const { reason: _reason, ...shown } = entry;
  return {
    status: known ? 200 : 201,
    body: { data: { ...shown, already_listed: known !== undefined } },
  };
}

/** `POST /v1/cards/blacklist`: add, remove or look up. */
export function cardsBlacklist(world: World, call: Call): Answer {
  const { body, key } = call;
  if (body.scope === 'account') {
    const message = 'This key may not block a card for the whole account.';
    throw new ApiError(1009, message, 'scope', { permission: 'account_blacklist' });
  }
  const until = text(body, 'until');
  if (until !== undefined) readTime(until, 'until');
  const fingerprint = text(body, 'fingerprint') ?? namedCard(world, call)?.fingerprint;
  if (fingerprint === undefined) {
    throw new ApiError(3001, 'No card paid this transaction.', 'transaction_id');
  }
  const { blacklist } = world.state;
  const known = isBlacklisted(world, fingerprint) ? blacklist.get(fingerprint) : undefined;
  if (body.action === 'get') return state(known, false);
  if (body.action === 'remove') {
    if (known) releaseTokens(world, fingerprint);
    return state(undefined, blacklist.delete(fingerprint));
  }
  if (body.reason === undefined) throw new ApiError(2007, 'reason is missing.', 'reason');
  if (known) return state(known, false);
  const entry: JsonObject = {
    entry_id: newId('bl', world.now, world.random),
    scope: 'point',
    reason: body.reason,
    comment: body.comment ?? null,
    until: until ?? null,
    created_at: time(world.now),
    created_by: key.id,
  };
  blacklist.set(fingerprint, { ...entry });
  suspendTokens(world, fingerprint);
  return state(entry, true);
}

const state = (entry: JsonObject | undefined, changed: boolean): Answer => ({
  status: 200,
  body: { data: { listed: entry !== undefined, changed, entry: entry ?? null } },
});

/** Tokens of a blocked card are out of use. */
function suspendTokens(world: World, fingerprint: string): void {
  for (const token of world.state.tokens.values()) {
    if (token.card.fingerprint !== fingerprint || token.status !== 'active') continue;
    token.status = 'suspended';
    token.version += 1;
    emitTokenChange(world, token, 'token.suspended', 'blacklisted');
  }
}

/** Tokens of a card that is no longer blocked can be charged again. */
function releaseTokens(world: World, fingerprint: string): void {
  for (const token of world.state.tokens.values()) {
    if (token.card.fingerprint !== fingerprint || token.status !== 'suspended') continue;
    token.status = 'active';
    token.version += 1;
    emitTokenChange(world, token, 'token.updated', null);
  }
}
