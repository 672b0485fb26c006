import { describe, expect, it } from 'vitest';
import { validate } from '../../contract/openapi/validate';
import type { JsonObject } from '../../contract/types';
import { verifyCallback } from '../../signing';
import { type Bench, bench, freshKey, type Sent } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { outgoing } from '../wire/deliver';
import { text } from '../wire/json';
import { publishedCallbackSecret } from '../wire/keys';
import { sandboxStep } from './sandbox-step';

/** A card payment of 149.90 EUR that has succeeded; its callbacks are forgotten. */
async function paid(gateway: Bench): Promise<string> {
  const body = { ...cardOrder(freshKey()), card };
  const { data } = await gateway.send('POST', '/v1/transaction/create', body);
  expect(data.status).toBe('success');
  gateway.simulator.world.state.deliveries.length = 0;
  return text(data, 'transaction_id') ?? '';
}

const cancel = (gateway: Bench, id: string, change: JsonObject = {}): Promise<Sent> =>
  gateway.send(
    'POST',
    '/v1/transaction/cancel',
    { transaction_id: id, ...change },
    { 'idempotency-key': freshKey() },
  );

const find = (gateway: Bench, id: string): Promise<Sent> =>
  gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);

const sent = ({ simulator }: Bench): string[] =>
  simulator.world.state.deliveries.map(({ type }) => type);

const balance = ({ simulator }: Bench): bigint | undefined =>
  simulator.world.state.wallets.get('EUR')?.balance;

describe('a refund that succeeds', () => {
  it('sends its own event and that of the payment, in the schema, signed', async () => {
    const gateway = bench();
    const id = await paid(gateway);
    const { data } = await cancel(gateway, id, { amount: '50.00', reason: 'duplicate' });
    expect(data.status).toBe('partially_refunded');
    expect(sent(gateway)).toEqual(['refund.succeeded', 'transaction.partially_refunded']);
    const { world } = gateway.simulator;
    const [delivery] = world.state.deliveries;
    if (!delivery) throw new Error('There is no callback.');
    const refund = delivery.body.data ?? null;
    expect(validate(world.document, { $ref: '#/components/schemas/Refund' }, refund)).toEqual([]);
    expect(refund).toMatchObject({
      transaction_id: id,
      amount: '50.00',
      status: 'success',
      reason: 'duplicate',
      failure: null,
    });
    expect(data.cancellations).toEqual([refund]);
    const { headers, body = '' } = await outgoing(world, delivery);
    const now = Math.floor(gateway.now / 1000);
    const secret = publishedCallbackSecret(world.contract);
    expect(await verifyCallback({ headers, body }, secret, { now })).toMatchObject({ ok: true });
  });

  it('sends the event of the payment again for a second part', async () => {
    const gateway = bench();
    const id = await paid(gateway);
    const first = await cancel(gateway, id, { amount: '50.00' });
    const second = await cancel(gateway, id, { amount: '20.00' });
    expect(sent(gateway)).toEqual([
      'refund.succeeded',
      'transaction.partially_refunded',
      'refund.succeeded',
      'transaction.partially_refunded',
    ]);
    expect([second.data.state, second.data.refunded_amount]).toEqual([
      'partially_refunded',
      '70.00',
    ]);
    expect(Number(second.data.version)).toBe(Number(first.data.version) + 1);
    expect((await cancel(gateway, id)).data.status).toBe('refunded');
  });
});

describe('a refund that fails', () => {
  it('is told by refund.failed alone, leaves the payment as it was, and returns the money', async () => {
    const gateway = bench();
    const id = await paid(gateway);
    const before = balance(gateway) ?? 0n;
    const sandbox = { outcome: 'failed:202', delay_seconds: 5 };
    const asked = await cancel(gateway, id, { amount: '50.00', sandbox });
    expect([asked.data.status, asked.data.state]).toEqual(['success', 'refund_in_progress']);
    expect(asked.data.cancellations).toMatchObject([{ status: 'processing', failure: null }]);
    expect(sent(gateway)).toEqual([]);
    expect(balance(gateway)).toBe(before - 5000n);
    gateway.wait(5);
    const { data } = await find(gateway, id);
    expect([data.status, data.state, data.refunded_amount]).toEqual([
      'success',
      'completed',
      '0.00',
    ]);
    expect(sent(gateway)).toEqual(['refund.failed']);
    const { world } = gateway.simulator;
    const refund = world.state.deliveries[0]?.body.data ?? null;
    expect(validate(world.document, { $ref: '#/components/schemas/Refund' }, refund)).toEqual([]);
    expect(refund).toMatchObject({ status: 'failed', version: 2, failure: { code: 202 } });
    expect(balance(gateway)).toBe(before);
  });

  it('after a part leaves the payment partially refunded, without a second event of it', async () => {
    const gateway = bench();
    const id = await paid(gateway);
    await cancel(gateway, id, { amount: '50.00' });
    const asked = await cancel(gateway, id, { sandbox: { outcome: 'failed:903' } });
    expect(asked.data.state).toBe('partial_refund_in_progress');
    gateway.wait(1);
    expect((await find(gateway, id)).data.state).toBe('partially_refunded');
    expect(sent(gateway).slice(2)).toEqual(['refund.failed']);
  });

  it('has the failure without detail for a number that no failure has', async () => {
    const gateway = bench();
    const id = await paid(gateway);
    await cancel(gateway, id, { sandbox: { outcome: 'failed:999' } });
    gateway.wait(1);
    const { data } = await find(gateway, id);
    expect(data.cancellations).toMatchObject([{ status: 'failed', failure: { code: 903 } }]);
  });

  it('counts against what is left only while it is on its way', async () => {
    const gateway = bench();
    const id = await paid(gateway);
    await cancel(gateway, id, {
      amount: '100.00',
      sandbox: { outcome: 'failed:202', delay_seconds: 60 },
    });
    expect((await cancel(gateway, id, { amount: '50.00' })).error.code).toBe(3108);
    gateway.wait(60);
    expect((await cancel(gateway, id)).data.status).toBe('refunded');
  });
});

it('refuses to choose the ending of a step on the live host', () => {
  const { world } = bench().simulator;
  const live = { ...world, options: { ...world.options, environment: 'live' as const } };
  const body = { sandbox: { outcome: 'failed:202', delay_seconds: 3 } };
  expect(sandboxStep(world, body)).toEqual({ failure: 202, delay: 3 });
  expect(() => sandboxStep(live, body)).toThrow('sandbox is for the sandbox only.');
});

it('sends events of transactions only to a point that takes callbacks by GET', async () => {
  const gateway = bench({ callbackMethod: 'GET' });
  const id = await paid(gateway);
  await cancel(gateway, id, { amount: '50.00' });
  expect(sent(gateway)).toEqual(['transaction.partially_refunded']);
});

describe('a preauthorization that waits for the bank', () => {
  const held = async (gateway: Bench): Promise<string> => {
    const body = { ...cardOrder(freshKey()), card, capture: 'manual' };
    const { data } = await gateway.send('POST', '/v1/transaction/create', body);
    expect(data.status).toBe('authorized');
    gateway.simulator.world.state.deliveries.length = 0;
    return text(data, 'transaction_id') ?? '';
  };
  const complete = (gateway: Bench, id: string, outcome: string): Promise<Sent> =>
    gateway.send(
      'POST',
      '/v1/transaction/complete',
      { transaction_id: id, amount: '100.00', sandbox: { outcome } },
      { 'idempotency-key': freshKey() },
    );

  it.each([
    ['success', 'success', 'completed_partially', 'transaction.success'],
    ['failed:116', 'failed', 'declined_by_issuer', 'transaction.failed'],
  ])('is captured with the outcome %s', async (outcome, status, state, event) => {
    const gateway = bench();
    const id = await held(gateway);
    const asked = await complete(gateway, id, outcome);
    expect([asked.data.status, asked.data.state]).toEqual(['processing', 'capture_in_progress']);
    gateway.wait(1);
    const { data } = await find(gateway, id);
    expect([data.status, data.state]).toEqual([status, state]);
    expect(data.captured_amount).toBe(status === 'success' ? '100.00' : '0.00');
    expect(sent(gateway)).toEqual(['transaction.processing', event]);
  });

  it.each([
    ['success', 'canceled', 'authorization_voided', 'transaction.canceled'],
    ['failed:903', 'authorized', 'authorized', 'transaction.authorized'],
  ])('is released with the outcome %s', async (outcome, status, state, event) => {
    const gateway = bench();
    const id = await held(gateway);
    const asked = await cancel(gateway, id, { sandbox: { outcome } });
    expect([asked.data.status, asked.data.state]).toEqual(['processing', 'void_in_progress']);
    gateway.wait(1);
    const { data } = await find(gateway, id);
    expect([data.status, data.state]).toEqual([status, state]);
    expect(sent(gateway)).toEqual(['transaction.processing', event]);
  });

  it('still lapses after a release that failed', async () => {
    const gateway = bench();
    const id = await held(gateway);
    await cancel(gateway, id, { sandbox: { outcome: 'failed:903' } });
    gateway.wait(7 * 86_400 + 1);
    expect((await find(gateway, id)).data.state).toBe('authorization_expired');
  });
});
