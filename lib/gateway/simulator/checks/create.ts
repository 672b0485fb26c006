import { durationOf } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { fromBase64Url } from '../../signing/bytes';
import type { CatalogService } from '../state/catalog';
import type { World } from '../types';
import { ApiError, type Detail, FaultsError } from '../wire/errors';
import { at, isObject, objectAt, text } from '../wire/json';
import { addressFault } from './addresses';
import { isBlacklisted } from './blacklist';
import { type CardFacts, checkNumber, fingerprintOf, readCard } from './cards';
import { serviceFaults } from './fields';
import { checkLimits, type Money, readMoney } from './money';
import { textFaults } from './text';

/** A request for a transaction that holds. */
export interface Checked {
  readonly service: CatalogService;
  readonly money: Money;
  readonly card: CardFacts | undefined;
}

/** Everything about the fields. @throws FaultsError with all faults together, or ApiError with the one of the money. */
export function checkFields(world: World, service: CatalogService, body: JsonObject): Checked {
  const details: Detail[] = [];
  const collect = <T>(check: () => T): T | undefined => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message, param, extra } = error;
      details.push({ code, message, param, extra });
      return undefined;
    }
  };
  details.push(
    ...textFaults(world, body),
    ...serviceFaults(world.contract, service, body, 'create'),
    ...countryFaults(service, body),
    ...lifeFaults(world, service, body),
  );
  const money = collect(() => readMoney(world, String(body.amount), String(body.currency)));
  const card = collect(() => cardOf(world, body));
  collect(() => checkWalletToken(body));
  collect(() => checkCrypto(world, service, body));
  collect(() => checkRecipientCard(world, body));
  // Two checks may find fault with one field; the first says it.
  const unique = details.filter(
    ({ param }, index) => details.findIndex((other) => other.param === param) === index,
  );
  if (unique.length > 0 || !money) throw new FaultsError(unique);
  return { service, money, card };
}

/** Bounds, quote and block lists, once the fields are right. */
export function checkLimitsAndRisk(
  world: World,
  { service, money, card }: Checked,
  body: JsonObject,
): void {
  checkLimits(service, money);
  checkQuote(world, body);
  if (card && isBlacklisted(world, card.fingerprint)) {
    throw new ApiError(4009, 'The card is on your blacklist.', 'card.number');
  }
}

function countryFaults({ method }: CatalogService, body: JsonObject): Detail[] {
  return ['customer', 'recipient'].flatMap((owner): Detail[] => {
    const country = text(body, `${owner}.country`);
    if (country === undefined || method.countries.length === 0 || owner === 'recipient') return [];
    return method.countries.includes(country)
      ? []
      : [
          {
            param: `${owner}.country`,
            code: 4005,
            message: `The service does not work in ${country}.`,
            extra: { received: country, allowed: { values: method.countries } },
          },
        ];
  });
}

/** Without a range of its own, a service takes what the longest page, that of a voucher, takes. */
function lifeFaults(
  { contract }: World,
  { documented }: CatalogService,
  body: JsonObject,
): Detail[] {
  const { expires_in: seconds } = body;
  const min = Number(at(documented, 'expires_in.min') ?? 60);
  const max = Number(
    at(documented, 'expires_in.max') ?? durationOf(contract, 'voucher_life') / 1000,
  );
  if (typeof seconds !== 'number' || (seconds >= min && seconds <= max)) return [];
  const message = `expires_in is not between ${min} and ${max} seconds.`;
  const extra = { received: seconds, allowed: { min, max } };
  return [{ param: 'expires_in', code: 2008, message, extra }];
}

/** The card of `card`, by number or by token. @throws ApiError of the 5xxx group. */
export function cardOf(world: World, body: JsonObject): CardFacts | undefined {
  const { card } = body;
  if (!isObject(card)) return undefined;
  const token = text(card, 'token');
  if (token !== undefined) {
    const stored = tokenCard(world, token, text(body, 'external_customer_id'));
    return { ...stored, hasCvv: text(card, 'cvv') !== undefined };
  }
  if (text(card, 'number') === undefined) {
    throw new ApiError(2005, 'card.number is missing.', 'card.number');
  }
  return readCard(card, { param: 'card', cards: world.contract.testCards, now: world.now });
}

function tokenCard(world: World, id: string, customer: string | undefined): CardFacts {
  if (!/^tok_[0-9A-Z]{10,36}$/.test(id)) {
    throw new ApiError(5007, 'This is not a token.', 'card.token');
  }
  const token = world.state.tokens.get(id);
  if (token?.status !== 'active') {
    throw new ApiError(5008, 'The token is not one of this point, or is not active.', 'card.token');
  }
  if (customer !== undefined && customer !== token.customerId) {
    throw new ApiError(5008, 'The token belongs to another customer.', 'card.token');
  }
  return token.card;
}

/** The sandbox can read payloads of the wallet's test environment only: JSON in base64. */
export function checkWalletToken(body: JsonObject): void {
  const payload = text(body, 'wallet_token.payload');
  if (payload === undefined) return;
  try {
    if (isObject(JSON.parse(fromBase64Url(payload) ?? ''))) return;
  } catch {
    // Not JSON: encrypted for the live environment, or cut off.
  }
  throw new ApiError(5010, 'The wallet payload cannot be decrypted.', 'wallet_token.payload');
}

function checkCrypto({ contract }: World, service: CatalogService, body: JsonObject): void {
  const code = text(body, 'crypto.asset');
  const asset = contract.cryptoCodes?.assets.find((candidate) => candidate.code === code);
  if (code !== undefined && !asset) {
    throw new ApiError(6010, `${code} is not enabled.`, 'crypto.asset');
  }
  for (const path of ['recipient.address', 'fields.wallet_address']) {
    const address = text(body, path);
    if (address === undefined || !asset) continue;
    const fault = addressFault(address, asset);
    if (fault !== undefined) throw new ApiError(6008, fault, path);
  }
  const needsMemo = asset && asset.memo !== 'none' && service.variant.direction === 'payout';
  if (needsMemo && text(body, 'recipient.memo') === undefined) {
    throw new ApiError(6009, `${asset.network} needs a ${asset.memo}.`, 'recipient.memo');
  }
}

function checkRecipientCard({ contract }: World, body: JsonObject): void {
  const number = text(objectAt(body, 'recipient'), 'card_number');
  if (number !== undefined) checkNumber(number, 'recipient.card_number', contract.testCards);
}

function checkQuote({ state, now }: World, body: JsonObject): void {
  const id = text(body, 'rate_id');
  if (id === undefined) return;
  const quote = state.quotes.get(id);
  if (!quote || quote.fixedUntil < now) {
    throw new ApiError(
      3116,
      'The rate quote has expired or is used. Request a new one.',
      'rate_id',
    );
  }
}

/** What a repeat of create must have in common with the first, by `compares` of openapi.yaml: the rest may differ. */
export function identityOf({ contract }: World, body: JsonObject): JsonObject {
  const number = text(body, 'card.number');
  const card = number === undefined ? (text(body, 'card.token') ?? null) : fingerprintOf(number);
  const create = contract.operations.find(({ id }) => id === 'transaction_create');
  const names = create?.idempotency.compares ?? [];
  return Object.fromEntries(
    names.map((name) => [name, name === 'card' ? card : (at(body, name) ?? null)]),
  );
}
