import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Delivery } from '../state/state';
import { type Bench, bench } from '../testing/bench';
import { type Resolve, sendDue } from './send';

let receiver: Server;
let port = 0;
let calls: string[] = [];

beforeEach(async () => {
  calls = [];
  receiver = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere', 'retry-after': '7' }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => new Promise((resolve) => receiver.close(resolve)));

/** A gateway with one callback for `url` in its outbox. */
function waiting(url: string, options: { callbacksTo?: string } = {}): [Bench, Delivery] {
  const gateway = bench(options);
  const { world } = gateway.simulator;
  const delivery: Delivery = {
    eventId: 'evt_1',
    type: 'transaction.success',
    transactionId: null,
    createdAt: world.now,
    url,
    method: 'POST',
    body: { type: 'transaction.success' },
    attempts: [],
    nextAt: world.now,
  };
  world.state.deliveries.push(delivery);
  return [gateway, delivery];
}

const resolveTo =
  (...addresses: string[]): Resolve =>
  (_hostname, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const send = async ([gateway, delivery]: [Bench, Delivery], resolve: Resolve) => {
  const { world } = gateway.simulator;
  await sendDue(world, () => world.now, { resolve });
  return delivery.attempts.at(-1);
};

it.each([
  { url: 'http://shop.example', to: ['127.0.0.1'] },
  { url: 'http://shop.example', to: ['::1'] },
  { url: 'http://shop.example', to: ['::ffff:127.0.0.1'] },
  { url: 'http://shop.example', to: ['8.8.8.8', '127.0.0.1'] },
  { url: 'http://127.0.0.1', to: [] },
  { url: 'http://localhost', to: [] },
])('does not call $url at $to', async ({ url, to }) => {
  const attempt = await send(waiting(`${url}:${port}/cb`), resolveTo(...to));
  expect(attempt?.error).toMatch(/leads to a private address/);
  expect(calls).toEqual([]);
});

it('says when a name has no address', async () => {
  const attempt = await send(waiting(`http://shop.example:${port}/cb`), resolveTo());
  expect(attempt?.error).toBe('shop.example has no address');
});

it('calls the receiver that the simulator was started with, wherever it is, and follows no redirect', async () => {
  const url = `http://localhost:${port}/cb`;
  const [gateway, delivery] = waiting(url, { callbacksTo: url });
  const attempt = await send([gateway, delivery], resolveTo());
  expect(attempt).toMatchObject({ httpStatus: 302, error: null });
  expect(calls).toEqual(['/cb']);
});
