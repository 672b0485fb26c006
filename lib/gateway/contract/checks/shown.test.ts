import { expect, it } from 'vitest';
import type { ShownExample } from '../examples/shown';
import { loadContract } from '../load';
import type { Json, JsonObject } from '../types';
import { checkShown } from './shown';

const contract = loadContract();

/** What is said against examples that are added to those of the site. */
const faultsOf = (...values: readonly Json[]): string[] =>
  checkShown(
    contract,
    values.map(
      (value): ShownExample => ({ name: 'added', file: 'x.mdx', path: [], line: 1, value }),
    ),
  ).map(({ message }) => message);

/** A card payment of the sandbox that no other object refers to. */
const payment = (change: JsonObject): JsonObject => ({
  data: {
    transaction_id: 'trx_01KF0ZZZZZZZZZZZZZZZZZZZZZ',
    external_transaction_id: 'order-of-this-test',
    service_id: 1001,
    direction: 'payin',
    status: 'success',
    state: 'completed',
    is_final: true,
    amount: '149.90',
    currency: 'EUR',
    paid_amount: '149.90',
    paid_currency: 'EUR',
    captured_amount: '149.90',
    fee: { amount: '2.70', currency: 'EUR' },
    net_amount: '147.20',
    is_test: true,
    version: 4,
    created_at: '2026-01-15T12:00:00Z',
    updated_at: '2026-01-15T12:00:05Z',
    finalized_at: '2026-01-15T12:00:05Z',
    ...change,
  },
});

it('finds no contradiction between the examples of this site', () => {
  expect(faultsOf(payment({}))).toEqual([]);
});

it.each([
  ['another amount under one id', { amount: '150.00' }, /has the amount 149\.9/],
  ['another payment under one external id', { transaction_id: 'trx_B' }, /belongs to trx_01KF0ZZZ/],
  ['another state of one version', { state: 'completed_partially' }, /version 4 .* does not fit/],
  [
    'a greater version at an earlier time',
    {
      version: 5,
      updated_at: '2026-01-15T12:00:01Z',
      finalized_at: '2026-01-15T12:00:01Z',
    },
    /version 5 .* does not fit version 4/,
  ],
  ['an end before the beginning', { finalized_at: '2026-01-15T11:00:00Z' }, /before created_at/],
  ['a final status without its time', { finalized_at: null }, /does not fit null/],
  ['a fee beside the tariff', { fee: { amount: '2.60', currency: 'EUR' } }, /it is 2\.70/],
  ['a net amount of the whole', { captured_amount: '100.00' }, /net_amount|147\.20 is not/],
  ['a live host in a test', { url: 'https://pay.gateway.example/p/1' }, /is live.* a test/],
  ['an unknown host', { url: 'https://acs.gateway.example' }, /no|not a host/],
  [
    'a card that fails Luhn',
    { recipient: { number: '5555555010000001', expiry_month: '12' } },
    /5555555010000001/,
  ],
  ['an address of nobody', { customer: { ip: '8.8.8.8' } }, /not an address for documents/],
  [
    'a crypto address of a wrong shape',
    { paid_currency: 'USDT-TRC20', address: 'TXYZexample0' },
    /does not match/,
  ],
] as const)('finds %s', (_, change, message) => {
  const faults = faultsOf(payment({}), payment(change));
  expect(faults.join('\n')).toMatch(message);
});

it('finds a second call under one request_id, and takes a part of the first for what it is', () => {
  const call = { data: { a: 1, b: 2 }, request_id: 'rq_test' };
  expect(faultsOf(call, { data: { a: 1 }, request_id: 'rq_test' })).toEqual([]);
  expect(faultsOf(call, { data: { a: 2 }, request_id: 'rq_test' })).toEqual([
    'added: rq_test is another call elsewhere',
  ]);
});

it('finds a card payment that does not say how the card was checked', () => {
  const card = { last4: '0001', three_ds: null, cvv_result: 'matched', avs_result: 'not_sent' };
  const faults = (change: JsonObject) =>
    faultsOf(payment({ status_code: 50, method_details: { card: { ...card, ...change } } }));
  expect(faults({})).toEqual([]);
  const { avs_result: _, ...short } = card;
  const told = faultsOf(payment({ status_code: 50, method_details: { card: short } }));
  expect(told.join()).toMatch(/lacks avs_result/);
  const before = { status: 'pending', status_code: 20, state: 'awaiting_three_ds_challenge' };
  const early = faultsOf(
    payment({ ...before, is_final: false, fee: null, method_details: { card } }),
  );
  expect(early.join()).toMatch(/has cvv_result, though the customer has not acted yet/);
});

it('finds refunds that add up to another amount, and events that were lost', () => {
  const refund = {
    cancellation_id: 'cnl_test',
    amount: '50.00',
    currency: 'EUR',
    status: 'success',
  };
  const refunds = { refunded_amount: '60.00', cancellations: [refund] };
  expect(faultsOf(payment(refunds)).join()).toMatch(/refunds add up/);
  const invoice = (updated_at: string, events: Json): JsonObject => ({
    invoice_id: 'inv_test',
    status: 'sent',
    updated_at,
    events,
    version: JSON.stringify(events).split('type').length - 1,
  });
  const [created, sent] = [{ type: 'created' }, { type: 'sent' }];
  expect(
    faultsOf(
      invoice('2026-01-15T12:00:00Z', [created, sent]),
      invoice('2026-01-16T12:00:00Z', [created]),
    ).join(),
  ).toMatch(/has lost what happened/);
  const late = { ...invoice('2026-01-15T12:00:00Z', [created, sent]), version: 1 };
  expect(faultsOf(late).join()).toMatch(/1 is not the number of its events/);
});

it('finds an identifier that breaks the rule of its field', () => {
  const boleto = contract.services
    .flatMap(({ variants }) => Object.values(variants))
    .find(
      ({ fields, example }) => example && fields.some(({ validator }) => validator === 'cpf_cnpj'),
    );
  const request: JsonObject = JSON.parse(
    JSON.stringify(boleto?.example?.request).replaceAll('52998224725', '52998224724'),
  );
  expect(faultsOf({ ...request, external_transaction_id: 'another' }).join()).toMatch(
    /52998224724/,
  );
});
