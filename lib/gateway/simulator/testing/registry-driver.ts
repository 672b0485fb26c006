import type { Json, JsonObject, ServiceTest, ServiceVariant } from '../../contract/types';
import { at, isObject, text } from '../wire/json';
import { type Bench, freshKey, type Sent } from './bench';

/** A service of the registry with the request of its page. */
export interface Driven {
  readonly key: string;
  readonly variant: ServiceVariant;
  readonly request: JsonObject;
}

/** What a row of test data led to. */
export interface Reached {
  readonly error: number | undefined;
  readonly status: string | undefined;
  readonly state: string | undefined;
  readonly failure: number | undefined;
  /** What validate returned, where it was asked. */
  readonly validated?: JsonObject;
  /** Whether the hosted page offered another card before the end. */
  readonly offeredAnother?: boolean;
}

/** Words between backticks, in their order. */
const codesIn = (input: string): string[] =>
  [...input.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/**
 * Play a row of `tests`: an outcome, a value of a field, a card or a code.
 * @throws Error for a row it does not understand.
 */
export async function play(gateway: Bench, driven: Driven, test: ServiceTest): Promise<Reached> {
  const [first = '', second = ''] = codesIn(test.input);
  if (first === 'sandbox.outcome') {
    const delay = /`sandbox\.delay_seconds` `(\d+)`/.exec(test.input)?.[1] ?? 0;
    return byOutcome(gateway, driven, second, Number(delay));
  }
  if (/^[Cc]ard `/.test(test.input)) return byCard(gateway, driven, first.replaceAll(' ', ''));
  if (/^fields\.blik_code$/.test(first)) return byField(gateway, driven, first, second);
  if (/code `\d+`|^Code `|^Type `/.test(test.input)) return byCode(gateway, driven, first);
  if (/^[a-z_]+(\.[a-z_]+)*$/.test(first) && second !== '')
    return byField(gateway, driven, first, second);
  throw new Error(`"${test.input}" is nothing that can be sent.`);
}

/** Create from the example of the page; a quote of another day is replaced by a new one. */
export async function create(
  gateway: Bench,
  { request }: Driven,
  change: JsonObject = {},
): Promise<Sent> {
  const body: JsonObject = { ...request, ...change, external_transaction_id: freshKey() };
  if (request.rate_id === undefined) return gateway.send('POST', '/v1/transaction/create', body);
  const query = `service_id=${request.service_id}&amount=${request.amount}&currency=${request.currency}&target_currency=MXN`;
  const quote = await gateway.send('GET', `/v1/transaction/currency_rate?${query}`);
  return gateway.send('POST', '/v1/transaction/create', {
    ...body,
    rate_id: quote.data.rate_id ?? null,
  });
}

async function byOutcome(
  gateway: Bench,
  driven: Driven,
  outcome: string,
  delay: number,
): Promise<Reached> {
  const sandbox = { outcome, ...(delay > 0 && { delay_seconds: delay }) };
  const made = await create(gateway, driven, { sandbox });
  if (made.status !== 201) return reached(made);
  const id = made.data.transaction_id ?? '';
  const { nextActions } = driven.variant;
  if (
    nextActions.includes('crypto_deposit') &&
    outcome !== 'expire' &&
    outcome !== 'late_success'
  ) {
    await gateway.send('POST', '/v1/transaction/get_crypto_address', { transaction_id: id });
  }
  if (nextActions.includes('p2p_transfer') && outcome !== 'expire') {
    const sender = { card_last4: '1234' };
    await gateway.send('POST', '/v1/p2p/recipient_card', { transaction_id: id, sender });
    await gateway.send('POST', '/v1/p2p/confirm', { transaction_id: id, sender_last4: '1234' });
  }
  if (delay > 0) {
    // Before its time nothing has happened.
    gateway.wait(delay - 1);
    const early = reached(await find(gateway, id));
    if (early.status === 'success') return { ...early, status: 'success too early' };
  }
  gateway.wait(10);
  return reached(await find(gateway, id));
}

/** Create with one value of the request changed. */
export async function byField(
  gateway: Bench,
  driven: Driven,
  path: string,
  value: string,
): Promise<Reached> {
  const made = await create(gateway, driven, changed(driven.request, path, value));
  gateway.wait(10);
  return made.status === 201
    ? reached(await find(gateway, made.data.transaction_id ?? ''))
    : reached(made);
}

/** The part of a request that has a new value, which keeps the type of the old one. */
export function changed(request: JsonObject, path: string, value: string): JsonObject {
  const [owner = '', name] = path.split('.');
  const before = request[owner];
  const typed = typeof at(request, path) === 'number' ? Number(value) : value;
  return name === undefined
    ? { [owner]: typed }
    : { [owner]: { ...(isObject(before) ? before : {}), [name]: typed } };
}

async function byCard(gateway: Bench, driven: Driven, number: string): Promise<Reached> {
  const card = isObject(driven.request.card) ? driven.request.card : undefined;
  const made = await create(gateway, driven, card ? { card: { ...card, number } } : {});
  if (made.status !== 201) return reached(made);
  const id = made.data.transaction_id ?? '';
  if (!card) await typeOnPage(gateway, made, number);
  if (number[6] === '3') {
    const done = { transaction_id: id, three_ds_method_completed: true };
    await gateway.send('POST', '/v1/transaction/update', done);
  }
  const now = reached(await find(gateway, id));
  // A challenge is an end of its own here; all else is waited for, a declined card is typed until no try is left.
  if (text((await find(gateway, id)).data, 'state') === 'declined_can_retry') {
    for (let again = 0; again < 2; again += 1) await typeOnPage(gateway, made, number);
    return { ...reached(await find(gateway, id)), offeredAnother: true };
  }
  if (now.status === 'pending' && /[23]/.test(number[6] ?? '')) return now;
  gateway.wait(610);
  return reached(await find(gateway, id));
}

async function byCode(gateway: Bench, driven: Driven, code: string): Promise<Reached> {
  const change: JsonObject = driven.key.startsWith('mobile_money_gh')
    ? { fields: { operator: 'telecel' } }
    : {};
  const made = await create(gateway, driven, change);
  if (made.status !== 201) return reached(made);
  const id = made.data.transaction_id ?? '';
  if (driven.variant.flow === 'hpp') await typeOnPage(gateway, made, code);
  else await gateway.send('POST', '/v1/transaction/update', { transaction_id: id, otp: code });
  return reached(await find(gateway, id));
}

/** Type a value on the hosted page and press Approve. */
async function typeOnPage(gateway: Bench, made: Sent, value: string): Promise<void> {
  await press(gateway, text(made.data, 'next_action.url') ?? '', 'approve', value);
}

/** Press a button of a hosted page. */
export async function press(
  gateway: Bench,
  address: string,
  button: string,
  value = '',
): Promise<Sent> {
  const { pathname } = new URL(address);
  return gateway.browse('POST', pathname, `value=${encodeURIComponent(value)}&do=${button}`);
}

export const find = (gateway: Bench, id: Json): Promise<Sent> =>
  gateway.send('GET', `/v1/transaction/find?transaction_id=${String(id)}`);

export function reached({ data, error }: Pick<Sent, 'data' | 'error'>): Reached {
  const failure = at(data, 'failure.code');
  return {
    error: typeof error.code === 'number' ? error.code : undefined,
    status: text(data, 'status'),
    state: text(data, 'state'),
    failure: typeof failure === 'number' ? failure : undefined,
  };
}
