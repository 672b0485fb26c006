import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadContract } from '../../contract/load';
import type { JsonObject } from '../../contract/types';
import { verifyCallback, verifyText } from '../../signing';
import {
  createSimulator,
  publishedCallbackSecret,
  publishedCredentials,
  type Simulator,
} from '../index';
import { freshKey, signed } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { listen, type RunningServer } from './http';
import { text } from './json';

const contract = loadContract();
const received: { headers: Record<string, string>; body: string }[] = [];
let simulator: Simulator;
let running: RunningServer;
let shop: Server;
let arrived = () => {};

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200).end();
    arrived();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  simulator = createSimulator({
    contract,
    timeScale: 20,
    callbacksTo: `http://127.0.0.1:${port}/cb`,
    pageBase: 'http://pay.example',
  });
  running = await listen(simulator, 0);
}, 60_000);

afterAll(async () => {
  await running.close();
  await new Promise((resolve) => shop.close(resolve));
});

async function call(
  method: string,
  url: string,
  body?: JsonObject,
  key = freshKey(),
): Promise<{ status: number; json: Record<string, JsonObject> }> {
  const written = body === undefined ? undefined : JSON.stringify(body);
  const headers = { 'idempotency-key': key };
  const raw = await signed(publishedCredentials(contract), Date.now(), {
    method,
    url,
    body: written,
    headers,
  });
  const answer = await fetch(`http://127.0.0.1:${running.port}${url}`, {
    method,
    headers: Object.entries(raw.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(written !== undefined && { body: written }),
  });
  return { status: answer.status, json: await answer.json() };
}

it('makes one transaction of fifty parallel creates', async () => {
  const body = { ...cardOrder('race-create'), card };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call('POST', '/v1/transaction/create', body)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(new Set(answers.map(({ json }) => json.data?.transaction_id)).size).toBe(1);
  const { json } = await call('GET', '/v1/transaction/find?external_order_id=none');
  expect(json.data).toEqual([]);
  expect(simulator.world.state.transactions.size).toBe(1);
}, 60_000);

it('charges once for fifty parallel pays, with one key or with fifty', async () => {
  const before = simulator.world.state.wallets.get('EUR')?.balance ?? 0n;
  for (const id of ['race-pay-one', 'race-pay-many']) {
    // Without a card, the transaction waits for it.
    await call('POST', '/v1/transaction/create', cardOrder(id));
    const key = freshKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        call(
          'POST',
          '/v1/transaction/pay',
          { external_transaction_id: id, card },
          id === 'race-pay-one' ? key : freshKey(),
        ),
      ),
    );
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid).toHaveLength(id === 'race-pay-one' ? 50 : 1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(
      id === 'race-pay-one' ? 0 : 49,
    );
  }
  // 147.20 each: the amount less its fee.
  expect((simulator.world.state.wallets.get('EUR')?.balance ?? 0n) - before).toBe(29_440n);
}, 60_000);

it('brings signed callbacks to the receiver', async () => {
  const isThere = () =>
    received.find(
      ({ body }) => body.includes('"callback-1"') && body.includes('transaction.success'),
    );
  const coming = new Promise<void>((resolve) => {
    arrived = () => isThere() && resolve();
  });
  await call('POST', '/v1/transaction/create', { ...cardOrder('callback-1'), card });
  await coming;
  const found = isThere();
  expect(
    await verifyCallback(
      { headers: found?.headers ?? {}, body: found?.body ?? '' },
      publishedCallbackSecret(contract),
    ),
  ).toMatchObject({ ok: true });
}, 60_000);

it('answers a long poll when the payment is final', async () => {
  await call('POST', '/v1/transaction/create', {
    ...cardOrder('poll-1'),
    service_id: 1001,
    sandbox: { outcome: 'success', delay_seconds: 10 },
  });
  const { json } = await call(
    'GET',
    '/v1/transaction/find?external_transaction_id=poll-1&wait=20&wait_for=final',
  );
  expect(json.data?.status).toBe('success');
}, 60_000);

it('takes a customer through the hosted page and back with a signed address', async () => {
  const { json } = await call('POST', '/v1/transaction/create', {
    ...cardOrder('page-1'),
    service_id: 1001,
    description: '<b>&"',
  });
  const { pathname } = new URL(text(json.data, 'next_action.url') ?? '');
  const base = `http://127.0.0.1:${running.port}${pathname}`;
  const html = await (await fetch(base)).text();
  expect(html).toContain('&#60;b&#62;&#38;&#34;');
  expect(html).not.toContain('<script');
  const form = new URLSearchParams({ do: 'approve', value: '4000 0001 0000 0001' });
  const back = await fetch(base, { method: 'POST', body: form, redirect: 'manual' });
  const target = new URL(back.headers.get('location') ?? '');
  expect([
    target.origin,
    target.searchParams.get('order'),
    target.searchParams.get('status'),
  ]).toEqual(['https://shop.example', '7', 'success']);
  expect(await verifyText('returnUrl', target.search, publishedCallbackSecret(contract))).toBe(
    true,
  );
}, 60_000);

it('refuses what is too large, and stays alive', async () => {
  const { status, json } = await call('POST', '/v1/transaction/create', {
    ...cardOrder('large'),
    description: 'x'.repeat(300_000),
  });
  expect([status, json.error?.code]).toEqual([413, 2003]);
  expect((await call('GET', '/v1/account/info')).status).toBe(200);
});

it('says in one line that a caller left before the end of the body', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  let said = (_: string) => {};
  const line = new Promise<string>((resolve) => {
    said = resolve;
  });
  const other = await listen(simulator, 0, '127.0.0.1', (text) => said(text));
  const socket = connect(other.port, '127.0.0.1');
  other.server.once('request', () => socket.destroy());
  const head = 'POST /v1/transaction/create HTTP/1.1\r\nHost: gateway.example\r\nContent-Length: 9';
  socket.write(`${head}\r\n\r\n{`);
  expect(await line).toBe(
    'POST /v1/transaction/create closed by the caller before the end of the body',
  );
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
  await other.close();
});
