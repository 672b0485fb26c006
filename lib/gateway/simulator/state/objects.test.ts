import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { bench, freshKey } from '../testing/bench';
import { shelfOf } from './objects';

const objects = loadContract().sandbox?.objects ?? [];
const PAID = 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ';
const find = (id: string) => `/v1/transaction/find?transaction_id=${id}`;

describe('documented objects', () => {
  it.each(objects.map(({ id, kind, status }) => [id, kind, status] as const))(
    '%s, a %s, begins as %s',
    async (id, kind, status) => {
      const gateway = bench();
      // Any request that names it will do.
      await gateway.send('GET', `/v1/transaction/find?external_order_id=${id}`);
      const kept = shelfOf(gateway.simulator.world, kind).get(id);
      expect(kept).toBeDefined();
      if (status !== undefined) expect(kept).toMatchObject({ status });
    },
  );

  it('are in no list and send no callback', async () => {
    const gateway = bench();
    const list = await gateway.send('GET', '/v1/transaction/find?limit=100');
    expect(list.body).toMatchObject({ data: [] });
    expect((await gateway.send('GET', find(PAID))).data.status).toBe('success');
    expect(gateway.simulator.world.state.deliveries).toEqual([]);
  });

  it('leave your ids to you until you create something', async () => {
    const gateway = bench();
    const external = 'external_transaction_id=order-2026-000123';
    const named = await gateway.send('GET', `/v1/transaction/find?${external}`);
    expect(named.data.transaction_id).toBe(PAID);
    const other = bench();
    const body = {
      service_id: 1001,
      external_transaction_id: 'order-2026-000123',
      amount: '1.00',
      currency: 'EUR',
      description: 'Order',
      customer: { ip: '198.51.100.23' },
      urls: { success: 'https://shop.example/ok', fail: 'https://shop.example/no' },
    };
    const created = await other.send('POST', '/v1/transaction/create', body);
    expect(created.status).toBe(201);
    await other.send('GET', find(PAID));
    const yours = await other.send('GET', `/v1/transaction/find?${external}`);
    expect(yours.data.transaction_id).toBe(created.data.transaction_id);
  });

  it('were paid before you blocked their card', async () => {
    const gateway = bench();
    const card_number = '4000000100000001';
    await gateway.send('POST', '/v1/cards/blacklist', {
      action: 'add',
      card_number,
      reason: 'fraud',
    });
    expect((await gateway.send('GET', find(PAID))).data.status).toBe('success');
  });

  it('can be charged by their token while its card is not blocked', async () => {
    const gateway = bench();
    const token = 'tok_01KF0GAB3C8J5Z2Q7M4T9V6XWY';
    const charge = (id: string) =>
      gateway.send('POST', '/v1/transaction/create', {
        service_id: 1002,
        external_transaction_id: id,
        amount: '9.99',
        currency: 'EUR',
        external_customer_id: 'user-77',
        customer: { ip: '198.51.100.23' },
        card: { token },
        initiator: 'merchant',
        recurring: { type: 'recurring' },
      });
    const block = (action: string) =>
      gateway.send('POST', '/v1/cards/blacklist', { action, token, reason: 'fraud' });
    await block('add');
    expect((await charge('sub-1')).error.code).toBe(5008);
    await block('remove');
    expect((await charge('sub-2')).status).toBe(201);
  });
});

describe('a forced error', () => {
  const body = (code: number) => ({
    service_id: 1001,
    external_transaction_id: 'e-1',
    amount: '1.00',
    currency: 'EUR',
    description: 'Order',
    customer: { ip: '198.51.100.23' },
    urls: { success: 'https://shop.example/ok', fail: 'https://shop.example/no' },
    sandbox: { outcome: `error:${code}` },
  });

  it.each([
    [4012, 201],
    // The outcome was unknown: the repeat finds that it had happened.
    [9003, 200],
  ])('%i is given once, then the repeat is answered with %i', async (code, status) => {
    const gateway = bench();
    const send = () => gateway.send('POST', '/v1/transaction/create', body(code));
    expect((await send()).error.code).toBe(code);
    expect((await send()).status).toBe(status);
    expect((await send()).status).toBe(200);
  });

  it('says when to come back', async () => {
    const { headers } = await bench().send('POST', '/v1/transaction/create', body(4006));
    expect(headers['Retry-After']).toBe('60');
  });
});

describe('calls of a browser', () => {
  const origin = 'https://desk.shop.example';
  const pages = '/v1/invoicing/pages';

  async function withToken() {
    const gateway = bench();
    const scopes = ['pages:read'];
    const { data } = await gateway.send('POST', '/v1/invoicing/token', {
      scopes,
      allowed_origin: origin,
    });
    const ask = (method: string, headers: Record<string, string>) =>
      gateway.simulator.handle(
        { method, url: pages, headers, body: new Uint8Array(), ip: '' },
        gateway.now,
      );
    return { ask, authorization: `Bearer ${String(data.access_token)}` };
  }

  it('are allowed from the origin of the token alone', async () => {
    const { ask, authorization } = await withToken();
    const allowed = await ask('GET', { authorization, origin });
    expect(allowed.headers).toMatchObject({
      'Access-Control-Allow-Origin': origin,
      Vary: 'Origin',
    });
    const other = await ask('GET', { authorization, origin: 'https://evil.example' });
    expect(other.headers).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  it('may be asked for before', async () => {
    const { ask } = await withToken();
    const headers = { origin, 'access-control-request-method': 'GET' };
    const allowed = await ask('OPTIONS', headers);
    expect([allowed.status, allowed.headers?.['Access-Control-Allow-Methods']]).toEqual([
      204,
      'GET',
    ]);
    expect((await ask('OPTIONS', { ...headers, origin: 'https://evil.example' })).status).toBe(405);
  });
});

it('gives an unchanged service list the same mark later', async () => {
  const gateway = bench();
  const list = '/v1/service/list?limit=5';
  const { headers } = await gateway.send('GET', list);
  gateway.wait(60);
  const again = await gateway.send('GET', list, undefined, {
    'if-none-match': String(headers.ETag),
  });
  expect(again.status).toBe(304);
});

it('takes a date as Gateway-Version and nothing else', async () => {
  const gateway = bench();
  const ask = (version: string) =>
    gateway.send('GET', '/v1/account/info', undefined, { 'gateway-version': version });
  expect((await ask('2026-01-15')).status).toBe(200);
  expect((await ask('latest')).status).toBe(422);
});

it('makes a payment of the pages also after its card was blocked', async () => {
  const gateway = bench();
  const body = { action: 'add', card_number: '4000002100000007', reason: 'fraud' };
  const block = await gateway.send('POST', '/v1/cards/blacklist', body, {
    'idempotency-key': freshKey(),
  });
  expect(block.error).toEqual({});
  const found = await gateway.send(
    'GET',
    '/v1/transaction/find?external_transaction_id=order-2026-000124',
  );
  expect([found.status, found.error]).toEqual([200, {}]);
  expect(gateway.simulator.world.state.blacklist.size).toBe(1);
});
