import { expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import type { JsonObject } from '../../contract/types';
import { type Bench, bench, freshKey } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { at } from '../wire/json';
import { handlers } from './handlers';

const order = (change: JsonObject = {}): JsonObject => ({
  ...cardOrder(freshKey()),
  card,
  ...change,
});

const write = (gateway: Bench, operation: string, body: JsonObject, key = freshKey()) =>
  gateway.send('POST', `/v1/transaction/${operation}`, body, { 'idempotency-key': key });

async function paid(gateway: Bench, change: JsonObject = {}): Promise<JsonObject> {
  const { data, error } = await write(gateway, 'create', order(change));
  expect(error).toEqual({});
  return data;
}

it('has a handler for every operation', () => {
  const ids = loadContract().operations.map(({ id }) => id);
  expect([...Object.keys(handlers), 'binance_pay_notify'].sort()).toEqual([...ids].sort());
});

it('charges a stored card without the customer, whose address only a present customer has', async () => {
  const gateway = bench();
  const charge = (change: JsonObject) =>
    write(gateway, 'create', {
      service_id: 1002,
      external_transaction_id: freshKey(),
      amount: '9.99',
      currency: 'EUR',
      external_customer_id: 'user-77',
      card: { token: 'tok_01KF0GAB3C8J5Z2Q7M4T9V6XWY' },
      ...change,
    });
  const { status } = await charge({ initiator: 'merchant', recurring: { type: 'recurring' } });
  expect(status).toBe(201);
  const { error } = await charge({});
  expect(JSON.stringify(error.details)).toContain('customer.ip is missing');
});

it('charges a card, takes the fee of the passport, and refunds in parts', async () => {
  const gateway = bench();
  const { transaction_id, fee, net_amount, status } = await paid(gateway);
  expect([status, fee, net_amount]).toEqual([
    'success',
    { amount: '2.70', currency: 'EUR' },
    '147.20',
  ]);
  const part = await write(gateway, 'cancel', {
    transaction_id: transaction_id ?? '',
    amount: '50.00',
  });
  expect([part.data.status, part.data.refunded_amount]).toEqual(['partially_refunded', '50.00']);
  const over = await write(gateway, 'cancel', {
    transaction_id: transaction_id ?? '',
    amount: '99.91',
  });
  expect([over.error.code, at(over.error.details, '0'), over.status]).toEqual([
    3108,
    undefined,
    422,
  ]);
  const rest = await write(gateway, 'cancel', { transaction_id: transaction_id ?? '' });
  expect([rest.data.status, rest.data.refunded_amount]).toEqual(['refunded', '149.90']);
  expect(
    (await write(gateway, 'cancel', { transaction_id: transaction_id ?? '' })).error.code,
  ).toBe(3105);
});

it('walks through a challenge with device data before it', async () => {
  const gateway = bench();
  const data = await paid(gateway, { card: { ...card, number: '4000003100000005' } });
  expect(data.state).toBe('awaiting_three_ds_method');
  const id = data.transaction_id ?? '';
  const next = await write(gateway, 'update', {
    transaction_id: id,
    three_ds_method_completed: true,
  });
  expect(at(next.data, 'next_action.type')).toBe('three_ds_challenge');
  const old = await write(gateway, 'update', {
    transaction_id: id,
    cres: 'eyJ9',
    expected_version: 1,
  });
  expect([old.status, old.error.code]).toEqual([412, 3106]);
  const done = await write(gateway, 'update', {
    transaction_id: id,
    cres: 'eyJ0cmFuc1N0YXR1cyI6IlkifQ',
  });
  expect([done.data.status, done.data.version]).toEqual(['success', 5]);
  const again = await write(gateway, 'update', { transaction_id: id, cres: 'eyJ9' });
  expect(again.error.code).toBe(3104);
});

it('runs no challenge when you bring the proof of your own', async () => {
  const gateway = bench();
  const three_ds = { version: '2.2', eci: '05', cavv: 'AAABBEg0VhI0VniQEjRWAAAAAAA=', status: 'Y' };
  const data = await paid(gateway, { card: { ...card, number: '4000002100000007' }, three_ds });
  expect(data.status).toBe('success');
});

it('captures a part of a hold, once', async () => {
  const gateway = bench();
  const held = await paid(gateway, { capture: 'manual' });
  expect(held.status).toBe('authorized');
  const id = held.transaction_id ?? '';
  expect((await write(gateway, 'complete', { transaction_id: id, amount: '150' })).error.code).toBe(
    3107,
  );
  const { data } = await write(gateway, 'complete', { transaction_id: id, amount: '100.00' });
  expect([data.state, data.captured_amount, data.paid_amount]).toEqual([
    'completed_partially',
    '100.00',
    '100.00',
  ]);
  expect((await write(gateway, 'complete', { transaction_id: id })).error.code).toBe(3104);
});

it('lets a hold lapse after seven days', async () => {
  const gateway = bench();
  const { transaction_id: id = '' } = await paid(gateway, { capture: 'manual' });
  gateway.wait(7 * 86_400 - 1);
  expect(
    (await write(gateway, 'update', { transaction_id: id, extra: { a: 'b' } })).data.status,
  ).toBe('authorized');
  gateway.wait(2);
  expect((await write(gateway, 'complete', { transaction_id: id })).error.code).toBe(3109);
});

it('issues one token for a card and a customer, and charges it', async () => {
  const gateway = bench();
  const { transaction_id: id = '' } = await paid(gateway, { external_customer_id: 'user-77' });
  const consent = { given_at: '2026-01-15T12:00:00Z', text_version: 'v1', ip: '198.51.100.23' };
  const body = { transaction_id: id, external_customer_id: 'user-77', consent };
  const [first, second] = [
    await write(gateway, 'issue_token', body),
    await write(gateway, 'issue_token', body),
  ];
  expect([first.status, second.status, second.data.already_issued]).toEqual([201, 200, true]);
  expect(second.data.token).toBe(first.data.token);
  const token = { token: first.data.token ?? '' };
  const change = {
    initiator: 'merchant',
    recurring: { type: 'recurring' },
    external_customer_id: 'user-77',
  };
  const { card: _card, browser: _browser, ...rest } = order(change);
  const charged = await write(gateway, 'create', { ...rest, card: token });
  expect([charged.data.type, charged.data.status]).toEqual(['recurring', 'processing']);
  const stranger = await write(gateway, 'create', {
    ...order({ external_customer_id: 'user-78' }),
    card: token,
  });
  expect(stranger.error.code).toBe(5008);
});

it('replays a create with the same content and refuses another', async () => {
  const gateway = bench();
  const body = order();
  const first = await write(gateway, 'create', body);
  const same = await write(gateway, 'create', { ...body, amount: '149.9', extra: { retry: '1' } });
  expect([first.status, same.status, same.headers['Gateway-Idempotent-Replay']]).toEqual([
    201,
    200,
    'true',
  ]);
  expect(same.data.transaction_id).toBe(first.data.transaction_id);
  const other = await write(gateway, 'create', { ...body, amount: '149.91' });
  expect([other.status, other.error.code]).toEqual([409, 3101]);
});

it('keeps an answer for its idempotency key', async () => {
  const gateway = bench();
  const { transaction_id: id = '' } = await paid(gateway);
  const key = freshKey();
  const body = { transaction_id: id, amount: '10.00' };
  const [first, second] = [
    await write(gateway, 'cancel', body, key),
    await write(gateway, 'cancel', body, key),
  ];
  expect(second.data).toEqual(first.data);
  expect((await write(gateway, 'cancel', { ...body, amount: '11.00' }, key)).error.code).toBe(3102);
  expect((await gateway.send('POST', '/v1/transaction/cancel', body)).error.code).toBe(2022);
});

it('reserves the amount and fee of a payout, and gives them back when it fails', async () => {
  const gateway = bench();
  const body = {
    service_id: 5001,
    external_transaction_id: freshKey(),
    amount: '25000.00',
    currency: 'NGN',
    recipient: { account_number: '0123456785', bank_code: '058', full_name: 'Ada Obi' },
    sandbox: { outcome: 'failed:201' },
  };
  expect((await write(gateway, 'create', body)).data.debit_amount).toBe('25225.00');
  const reserved = async () => {
    const { data } = await gateway.send('GET', '/v1/account/info?currency=NGN');
    return [
      at(JSON.parse(JSON.stringify(data.wallets))[0], 'reserved'),
      at(JSON.parse(JSON.stringify(data.wallets))[0], 'balance'),
    ];
  };
  gateway.wait(1);
  expect(await reserved()).toEqual(['0.00', '1000000.00']);
  const poor = await write(gateway, 'create', {
    ...body,
    external_transaction_id: freshKey(),
    amount: '1000000.00',
  });
  expect([poor.status, poor.error.code]).toEqual([409, 4007]);
});

it('gives every request of one seed the same answer', async () => {
  const body = { ...order(), external_transaction_id: 'seeded' };
  const [one, two] = [
    await write(bench({ seed: 7 }), 'create', body),
    await write(bench({ seed: 7 }), 'create', body),
  ];
  expect(one.body).toEqual(two.body);
  expect((await write(bench({ seed: 8 }), 'create', body)).data.transaction_id).not.toBe(
    one.data.transaction_id,
  );
});
