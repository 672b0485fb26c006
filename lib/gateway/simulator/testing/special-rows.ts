import type { JsonObject } from '../../contract/types';
import { text } from '../wire/json';
import { type Bench, freshKey } from './bench';
import {
  byField,
  changed,
  create,
  type Driven,
  find,
  press,
  type Reached,
  reached,
} from './registry-driver';

/** A row of test data that is a sentence for people, and how a program does what it says. */
type Player = (gateway: Bench, driven: Driven, input: string) => Promise<Reached>;

const PLAYERS: readonly (readonly [pattern: RegExp, play: Player])[] = [
  [/^The request of the example$/, (gateway, { request }) => validated(gateway, request)],
  [/^A token of Google's `TEST` environment$/, paid],
  [
    /^`wallet_token\.payload` of a live token$/,
    (gateway, driven) => byField(gateway, driven, 'wallet_token.payload', 'AAECAwQ'),
  ],
  [/^Open the link and pay with card `([\d ]+)`$/, payInvoice],
  [/^Create an invoice with a `due_at` one minute from now, and do not pay it$/, leaveInvoice],
];

/** The player of a sentence, if it is one. */
export const specialPlayer = (input: string): Player | undefined =>
  PLAYERS.find(([pattern]) => pattern.test(input))?.[1];

/** What validate says about a body; nothing is created. */
async function validated(gateway: Bench, request: JsonObject): Promise<Reached> {
  const { external_transaction_id: _id, ...body } = request;
  const { data, error } = await gateway.send('POST', '/v1/transaction/validate', body);
  return { ...reached({ data: {}, error }), validated: data };
}

/** A field of the body of a check, changed. */
export const validatedWith = (gateway: Bench, driven: Driven, path: string, value: string) =>
  validated(gateway, { ...driven.request, ...changed(driven.request, path, value) });

async function paid(gateway: Bench, driven: Driven): Promise<Reached> {
  const made = await create(gateway, driven);
  if (made.status !== 201) return reached(made);
  gateway.wait(10);
  return reached(await find(gateway, made.data.transaction_id ?? ''));
}

const INVOICE = {
  amount: '240.00',
  currency: 'EUR',
  customer: { email: 'jane@example.com' },
};

const invoice = (gateway: Bench, more: JsonObject = {}) =>
  gateway.send('POST', '/v1/invoice/create', {
    ...INVOICE,
    ...more,
    external_invoice_id: freshKey(),
  });

async function payInvoice(gateway: Bench, _: Driven, input: string): Promise<Reached> {
  const { data } = await invoice(gateway);
  const opened = await press(gateway, text(data, 'url') ?? '', 'approve');
  const number = /[\d ]{12,}/.exec(input)?.[0].replaceAll(' ', '') ?? '';
  const page = opened.headers.Location ?? '';
  const tx = () => [...gateway.simulator.world.state.transactions.values()].at(-1);
  // A declined card is typed until no try is left.
  let tries = 0;
  for (; tries < 3 && tx()?.status !== 'success'; tries += 1) {
    await press(gateway, page, 'approve', number);
  }
  return { ...reached(await find(gateway, tx()?.id ?? '')), offeredAnother: tries > 1 };
}

async function leaveInvoice(gateway: Bench): Promise<Reached> {
  const due = new Date(gateway.now + 60_000).toISOString().replace('.000', '');
  const made = await invoice(gateway, { due_at: due });
  gateway.wait(61);
  return reached({ data: {}, error: made.error });
}
