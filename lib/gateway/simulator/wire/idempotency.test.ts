import { describe, expect, it } from 'vitest';
import { limitById } from '../../contract/limits';
import { loadContract } from '../../contract/load';
import type { JsonObject } from '../../contract/types';
import { bench, sent, signed } from '../testing/bench';
import { cardOrder } from '../testing/order';
import { publishedCredentials } from './keys';

it.each(['too-short', 'x'.repeat(65)])(
  'refuses a key of a wrong length as the limits say: %s',
  async (key) => {
    const gateway = bench();
    const { data } = await gateway.send('POST', '/v1/transaction/create', cardOrder('order-1'));
    const body = { transaction_id: data.transaction_id ?? '' };
    const { error } = await gateway.send('POST', '/v1/transaction/cancel', body, {
      'idempotency-key': key,
    });
    expect([error.code, error.param]).toEqual([
      limitById(loadContract(), 'idempotency_key_length')?.error,
      'Idempotency-Key',
    ]);
  },
);

it('recognizes a key in the whole point, with each of its API keys', async () => {
  const gateway = bench();
  const { world } = gateway.simulator;
  const published = publishedCredentials(world.contract);
  const other = [...world.keys.keys()].find((id) => id.endsWith('NOCARD')) ?? '';
  const { data } = await gateway.send('POST', '/v1/transaction/create', cardOrder('order-1'));
  const body = JSON.stringify({ transaction_id: data.transaction_id ?? '' });
  const cancel = async (keyId: string) => {
    const raw = await signed({ ...published, keyId }, gateway.now, {
      method: 'POST',
      url: '/v1/transaction/cancel',
      body,
      headers: { 'idempotency-key': 'the-same-key-0001' },
    });
    return sent(await gateway.simulator.handle(raw, gateway.now));
  };
  const first = await cancel(published.keyId);
  const again = await cancel(other);
  expect(again.status).toBe(200);
  expect(again.headers).toMatchObject({ 'Gateway-Idempotent-Replay': 'true' });
  expect(again.data).toEqual(first.data);
});

describe('a repeat of create', () => {
  const create = async (change: JsonObject) => {
    const gateway = bench();
    const path = '/v1/transaction/create';
    await gateway.send('POST', path, cardOrder('order-1'));
    return gateway.send('POST', path, { ...cardOrder('order-1'), ...change });
  };
  const contract = loadContract();
  const operation = contract.operations.find(({ id }) => id === 'transaction_create');
  const compared = operation?.idempotency.compares ?? [];

  it('compares the fields that the limits print', () => {
    const printed = limitById(contract, 'create_compares');
    expect(printed?.value).toBe(`${compared.length} fields`);
    expect(printed?.note).toBe(`${compared.map((name) => `\`${name}\``).join(', ')}.`);
  });

  it.each([
    { amount: '150.00' },
    { capture: 'manual' },
    { initiator: 'merchant' },
    { channel: 'moto' },
    { rate_id: 'rt_01KF0GE7Q2' },
    { crypto: { asset: 'USDT-TRC20' } },
  ])('is refused with other content: %j', async (change) => {
    expect((await create(change)).error.code).toBe(3101);
  });

  it.each([
    { customer: { ip: '198.51.100.99' } },
    { description: 'Other' },
    { extra: { cart: 'B' } },
  ])('returns the first payment, whatever else is sent: %j', async (change) => {
    const { status, data } = await create(change);
    expect([status, data.external_transaction_id]).toEqual([200, 'order-1']);
  });
});
