import { expect, it } from 'vitest';
import type { JsonObject } from '../../contract/types';
import { publishedCredentials } from '../index';
import { type Bench, bench, freshKey, sent, signed } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { press } from '../testing/registry-driver';
import { text } from '../wire/json';

/** A test card that the issuer declines for too little money. */
const declined = { ...card, number: '4000000100001025' };

const pay = (gateway: Bench, id: string, given: JsonObject) =>
  gateway.send(
    'POST',
    '/v1/transaction/pay',
    { transaction_id: id, card: given },
    { 'idempotency-key': freshKey() },
  );

it('refuses a second card after a decline, host to host', async () => {
  const gateway = bench();
  const made = await gateway.send('POST', '/v1/transaction/create', cardOrder(freshKey()));
  const id = text(made.data, 'transaction_id') ?? '';
  const first = await pay(gateway, id, declined);
  expect([first.status, first.data.status, first.data.is_final]).toEqual([200, 'failed', true]);
  const second = await pay(gateway, id, card);
  expect([second.status, second.error.code]).toEqual([409, 3105]);
});

it('charges another card under a new id of the same order', async () => {
  const gateway = bench();
  const order = { ...cardOrder('attempt-1'), external_order_id: '000124' };
  await gateway.send('POST', '/v1/transaction/create', { ...order, card: declined });
  const again = { ...order, external_transaction_id: 'attempt-2', card };
  const { data } = await gateway.send('POST', '/v1/transaction/create', again);
  expect(data.status).toBe('success');
});

it('lets the customer try another card on the hosted page, and only there', async () => {
  const gateway = bench();
  const { browser: _browser, ...order } = cardOrder(freshKey());
  const body = { ...order, service_id: 1001 };
  const { data } = await gateway.send('POST', '/v1/transaction/create', body);
  const [id, page] = ['transaction_id', 'next_action.url'].map((path) => text(data, path) ?? '');
  await press(gateway, page ?? '', 'approve', declined.number);
  const find = () => gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);
  expect((await find()).data.state).toBe('declined_can_retry');
  expect((await pay(gateway, id ?? '', card)).error.code).toBe(3104);
  await press(gateway, page ?? '', 'approve', card.number);
  expect((await find()).data.status).toBe('success');
});

it.each([4007, 8001])('leaves the id free after a create that %i refused', async (code) => {
  const gateway = bench();
  const { sandbox: _sandbox, ...order } = cardOrder(freshKey());
  const forced = { ...order, sandbox: { outcome: `error:${code}` } };
  const refused = await gateway.send('POST', '/v1/transaction/create', forced);
  expect([refused.status, refused.error.code]).toEqual([409, code]);
  const again = await gateway.send('POST', '/v1/transaction/create', { ...order, card });
  expect([again.status, again.data.status]).toEqual([201, 'success']);
});

it('returns the payment that was made when an automatic repeat used the nonce again', async () => {
  const gateway = bench();
  const order = { ...cardOrder(freshKey()), card };
  const body = JSON.stringify(order);
  const raw = await signed(publishedCredentials(gateway.simulator.world.contract), gateway.now, {
    method: 'POST',
    url: '/v1/transaction/create',
    body,
  });
  const [first, second] = [
    sent(await gateway.simulator.handle(raw, gateway.now)),
    sent(await gateway.simulator.handle(raw, gateway.now)),
  ];
  expect([first.status, second.status, second.error.code]).toEqual([201, 401, 1005]);
  const third = await gateway.send('POST', '/v1/transaction/create', order);
  expect([third.status, third.data.transaction_id]).toEqual([200, first.data.transaction_id]);
});
