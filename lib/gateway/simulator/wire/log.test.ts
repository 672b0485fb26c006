import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { createSimulator, publishedCredentials } from '../index';
import { freshKey, signed } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { listen, type RunningServer } from './http';
import { callbackLine, requestLine } from './log';

const contract = loadContract();
let running: RunningServer | undefined;
afterEach(() => running?.close());

it('prints one line for each request and each callback', { timeout: 60_000 }, async () => {
  const shop = createServer((_request, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  const receiver = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/cb`;
  const simulator = createSimulator({
    contract,
    timeScale: 20,
    callbacksTo: `${receiver}?token=secret`,
    pageBase: 'http://pay.example',
  });
  const lines: string[] = [];
  let called = () => {};
  const hasCalled = new Promise<void>((resolve) => {
    called = resolve;
  });
  running = await listen(simulator, 0, '127.0.0.1', (line) => {
    lines.push(line.replace(/ \d+ ms$/, ''));
    if (line.startsWith('callback transaction.success')) called();
  });
  const origin = `http://127.0.0.1:${running.port}`;

  await fetch(`${origin}/v1/nothing?card=4111`);
  await fetch(`${origin}/p/unknown1`);
  const url = '/v1/transaction/create';
  const raw = await signed(publishedCredentials(contract), Date.now(), {
    method: 'POST',
    url,
    body: JSON.stringify({ ...cardOrder('log-1'), card }),
    headers: { 'idempotency-key': freshKey() },
  });
  const headers = Object.entries(raw.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  await fetch(`${origin}${url}`, { method: 'POST', headers, body: Buffer.from(raw.body) });
  await hasCalled;
  await new Promise((resolve) => shop.close(resolve));

  expect(lines.filter((line) => !line.startsWith('callback'))).toEqual([
    'GET /v1/nothing 404 error 2019',
    'GET /p/unknown1 404',
    'POST /v1/transaction/create 201',
  ]);
  expect(lines).toContain(`callback transaction.success ${receiver} 204`);
});

it('says why a callback failed, and that it will be repeated', () => {
  const attempt = { at: 0, httpStatus: null, durationMs: 3, error: 'connect ECONNREFUSED' };
  const delivery = {
    ...{ eventId: 'evt_1', type: 'transaction.success', transactionId: null, createdAt: 0 },
    ...{ url: 'http://shop.example/cb', method: 'POST' as const, body: {} },
    ...{ attempts: [{ ...attempt, httpStatus: 500 }, attempt], nextAt: 5 },
  };
  expect(callbackLine(delivery)).toBe(
    'callback transaction.success http://shop.example/cb failed: connect ECONNREFUSED, will be repeated',
  );
});

it('prints no control characters of strangers', () => {
  const line = requestLine({ method: 'GET', url: '/a\u001b[2J\r\n' }, { status: 404 }, 1.6);
  expect(line).toBe('GET /a?[2J?? 404 2 ms');
});
