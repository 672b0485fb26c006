import { describe, expect, it } from 'vitest';
import { validate } from '../../contract/openapi/validate';
import { verifyCallback, verifyText } from '../../signing';
import type { Delivery } from '../state/state';
import { type Bench, bench, freshKey } from '../testing/bench';
import { type AttemptResult, dueDeliveries, outgoing, recordAttempt } from './deliver';
import { callbackSecrets, publishedCallbackSecret } from './keys';

const refused: AttemptResult = { httpStatus: 500, durationMs: 5, error: null };

/** A gateway with one callback waiting: a hosted payment that succeeds immediately. */
async function waiting(options = {}): Promise<{ gateway: Bench; delivery: Delivery }> {
  const gateway = bench(options);
  await gateway.send('POST', '/v1/transaction/create', {
    service_id: 2101,
    external_transaction_id: freshKey(),
    amount: '150.75',
    currency: 'BRL',
    customer: {
      ip: '198.51.100.40',
      full_name: 'Maria Silva',
      document_type: 'cpf',
      document: '52998224725',
    },
    urls: { callback: 'https://shop.example/gw/callback' },
    sandbox: { outcome: 'success' },
  });
  gateway.wait(0);
  const delivery = gateway.simulator.world.state.deliveries.find(
    ({ type }) => type === 'transaction.success',
  );
  if (!delivery) throw new Error('There is no callback.');
  return { gateway, delivery };
}

it('sends what it has announced, in the schema of the document', async () => {
  const { gateway, delivery } = await waiting();
  const { state, document } = gateway.simulator.world;
  expect(state.deliveries.map(({ type }) => type)).toEqual([
    'transaction.pending',
    'transaction.processing',
    'transaction.success',
  ]);
  expect(
    validate(document, { $ref: '#/components/schemas/Transaction' }, delivery.body.data ?? null),
  ).toEqual([]);
});

it('signs so that the published verifier is content', async () => {
  const { gateway, delivery } = await waiting();
  const { world } = gateway.simulator;
  const { headers, body = '', method } = await outgoing(world, delivery);
  const now = Math.floor(gateway.now / 1000);
  const secret = publishedCallbackSecret(world.contract);
  expect(method).toBe('POST');
  expect(await verifyCallback({ headers, body }, secret, { now })).toEqual({
    ok: true,
    id: delivery.eventId,
  });
});

it('signs the GET variant', async () => {
  const { gateway, delivery } = await waiting({ callbackMethod: 'GET' });
  const { world } = gateway.simulator;
  const { url, method, body } = await outgoing(world, delivery);
  expect([method, body]).toEqual(['GET', undefined]);
  const query = new URL(url).search;
  expect(query).toContain('status=success');
  expect(await verifyText('callbackGet', query, publishedCallbackSecret(world.contract))).toBe(
    true,
  );
});

it('repeats by the schedule of the document, within its jitter, and then gives up', async () => {
  const { gateway, delivery } = await waiting();
  const { world } = gateway.simulator;
  const attempts = world.contract.callbacks?.attempts ?? [];
  const pauses: number[] = [];
  while (delivery.nextAt !== null) {
    world.now = delivery.nextAt;
    recordAttempt(world, delivery, refused);
    if (delivery.nextAt !== null) pauses.push((delivery.nextAt - world.now) / 1000);
  }
  expect(delivery.attempts).toHaveLength(attempts.length);
  const wanted = attempts
    .slice(1)
    .map(({ atSeconds }, index) => atSeconds - (attempts[index]?.atSeconds ?? 0));
  for (const [index, pause] of pauses.entries()) {
    expect(Math.abs(pause / (wanted[index] ?? 0) - 1)).toBeLessThanOrEqual(0.1);
  }
});

it('ends with 2xx, waits as it is asked, and switches an address off with 410', async () => {
  const { gateway, delivery } = await waiting({ timeScale: 10 });
  const { world } = gateway.simulator;
  recordAttempt(world, delivery, { ...refused, retryAfter: 600 });
  expect(delivery.nextAt).toBe(world.now + 60_000);
  recordAttempt(world, delivery, { ...refused, httpStatus: 204 });
  expect(delivery.nextAt).toBeNull();
  const [other] = dueDeliveries(world);
  if (!other) throw new Error('There is no other callback.');
  recordAttempt(world, other, { ...refused, httpStatus: 410 });
  expect(dueDeliveries(world)).toEqual([]);
});

describe('while the callback secret is rotated', () => {
  const fresh = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=';
  const DAY = 86_400;

  /** Which of the old and the new secret the message of one attempt passes with. */
  async function passes(callbackMethod: 'POST' | 'GET', seconds: number): Promise<boolean[]> {
    const { gateway, delivery } = await waiting({ newCallbackSecret: fresh, callbackMethod });
    gateway.wait(seconds);
    const { world } = gateway.simulator;
    const message = await outgoing(world, delivery);
    const now = Math.floor(world.now / 1000);
    const secrets = [publishedCallbackSecret(world.contract), fresh];
    return Promise.all(
      secrets.map(async (secret) =>
        callbackMethod === 'GET'
          ? verifyText('callbackGet', message.url.split('?')[1] ?? '', secret)
          : (await verifyCallback({ ...message, body: message.body ?? '' }, secret, { now })).ok,
      ),
    );
  }

  it('signs a POST with both for 24 hours, then with the new one', async () => {
    expect(await passes('POST', DAY - 1)).toEqual([true, true]);
    expect(await passes('POST', DAY)).toEqual([false, true]);
  });

  it('signs a GET with the old one for 24 hours, then with the new one', async () => {
    expect(await passes('GET', DAY - 1)).toEqual([true, false]);
    expect(await passes('GET', DAY)).toEqual([false, true]);
  });

  it('signs a return URL as a GET callback', async () => {
    const { gateway } = await waiting({ newCallbackSecret: fresh });
    const { world } = gateway.simulator;
    expect(callbackSecrets(world).single).toBe(publishedCallbackSecret(world.contract));
    gateway.wait(DAY);
    expect(callbackSecrets(world).single).toBe(fresh);
  });
});
