import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { loadContract } from '../../contract/load';
import type { JsonObject } from '../../contract/types';
import { verifyCallback } from '../../signing';
import { at } from '../../simulator/wire/json';
import { publishedCallbackSecret } from '../../simulator/wire/keys';
import { requestPages } from '../request/pages';
import { withValue } from '../request/value';
import { TASKS, type Task, type TaskStep } from './__fixtures__/tasks';
import { contractOf, type GatewayToolData, gatewayToolData } from './data';
import { type Gateway, openGateway, take } from './gateway';
import { SCENARIO_FORMAT, type Scenario, type Step } from './scenario';
import { type GatewayView, viewOf } from './view';

const contract = loadContract();
const data = gatewayToolData(contract);
// As the worker gets it.
const parts = contractOf(JSON.parse(JSON.stringify(data)) as GatewayToolData);
const pages = requestPages(contract);

function scenarioOf({ route, typed = {} }: Pick<Task, 'route' | 'typed'>): Scenario {
  const example = pages.get(route)?.examples[0];
  if (!example) throw new Error(`${route} has no request.`);
  const body = Object.entries(typed).reduce<JsonObject | undefined>(
    (changed, [name, value]) => withValue(changed, name.split('.'), value) as JsonObject,
    example.sent.body,
  );
  const request = { ...example.sent, ...(body && { body }) };
  return { format: SCENARIO_FORMAT, operation: example.operation, request, steps: [] };
}

const secondsTo = (moment: number | null, now: number): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));

function stepOf(step: TaskStep, view: GatewayView): Step {
  if (step === 'send') return { do: 'send' };
  if (step === 'next') return { do: 'wait', seconds: secondsTo(view.nextAt, view.now) };
  if (step === 'expiry') return { do: 'wait', seconds: secondsTo(view.expiresAt, view.now) };
  if (step[0] === 'wait') return { do: 'wait', seconds: step[1] };
  if (step[0] === 'callbacks') return { do: 'callbacks', mode: step[1] };
  return { do: 'act', act: step[1], ...(step[2] !== undefined && { value: step[2] }) };
}

async function play(task: Task): Promise<{ gateway: Gateway; view: GatewayView }> {
  const gateway = openGateway(parts, scenarioOf(task));
  for (const step of task.steps) {
    await take(gateway, stepOf(step, viewOf(gateway)));
    expect([step, gateway.refusal]).toEqual([step, undefined]);
  }
  return { gateway, view: viewOf(gateway) };
}

/** Whether texts occur in a list in their order, with others between them. */
const inOrder = (list: readonly string[], wanted: readonly string[]): boolean =>
  list.reduce((index, each) => (each === wanted[index] ? index + 1 : index), 0) === wanted.length;

describe.each(TASKS)('$name', (task) => {
  it('ends as it should, with every callback verified', async () => {
    const { view } = await play(task);
    const { transaction, arrivals, exchanges, invoice, report } = view;
    if (task.error !== undefined) {
      expect(at(exchanges.at(-1)?.body ?? null, 'error.code')).toBe(task.error);
      return;
    }
    expect(transaction?.status).toBe(task.status);
    if (task.state !== undefined) expect(transaction?.state).toBe(task.state);
    if (task.failure !== undefined)
      expect(at(transaction ?? null, 'failure.code')).toBe(task.failure);
    const types = arrivals.map(({ type }) => type);
    expect([types, inOrder(types, task.callbacks ?? [])]).toEqual([types, true]);
    expect(arrivals.filter(({ isVerified }) => isVerified === false)).toEqual([]);
    if (task.advice !== undefined) expect(arrivals.at(-1)?.advice).toContain(task.advice);
    if (task.invoice !== undefined) expect(invoice?.status).toBe(task.invoice);
    if (task.column) expect(report?.[0]).toContainEqual(task.column);
    expect(view.life.at(-1)?.version).toBe(transaction?.version);
    expect(view.scene?.shapes.some((shape) => 'edge' in shape && shape.head === 'accent')).toBe(
      true,
    );
  });

  it('is played again to the last byte', async () => {
    const { view } = await play(task);
    const gateway = openGateway(parts, { ...view.scenario, steps: [] });
    for (const step of view.scenario.steps) await take(gateway, step);
    expect(JSON.stringify(viewOf(gateway))).toBe(JSON.stringify(view));
  });
});

it('runs on the same data as the command: every response of a task is the same', async () => {
  const whole = { contract, codes: parts.codes };
  for (const task of TASKS) {
    const { view } = await play(task);
    const gateway = openGateway(whole, { ...view.scenario, steps: [] });
    for (const step of view.scenario.steps) await take(gateway, step);
    expect(viewOf(gateway).exchanges).toEqual(view.exchanges);
  }
});

it('sends callbacks that the library of Standard Webhooks takes, and refuses when they are altered', async () => {
  const webhook = new Webhook(publishedCallbackSecret(contract));
  const isTaken = (body: string, headers: Readonly<Record<string, string>>, now: number) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    try {
      webhook.verify(body, headers);
      return true;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return false;
    } finally {
      vi.useRealTimers();
    }
  };
  let taken = 0;
  for (const task of TASKS) {
    const { view } = await play(task);
    for (const arrival of view.arrivals) {
      const { body, at: now } = arrival;
      const headers = Object.fromEntries(arrival.headers);
      expect([arrival.type, isTaken(body, headers, now)]).toEqual([arrival.type, true]);
      taken += 1;
      const changed = (name: string) =>
        (headers[name] ?? '').replace(/[0-9A-Za-z](?=[^0-9A-Za-z]*$)/, (sign) =>
          sign === '1' ? '2' : '1',
        );
      const altered = [
        isTaken(`${body} `, headers, now),
        isTaken(body.replace('"is_test":true', '"is_test":false'), headers, now),
        isTaken(body, { ...headers, 'webhook-id': changed('webhook-id') }, now),
        isTaken(body, { ...headers, 'webhook-timestamp': changed('webhook-timestamp') }, now),
        isTaken(body, { ...headers, 'webhook-signature': 'v1,AAAA' }, now),
        isTaken(body, headers, now + 6 * 60_000),
        isTaken(body, headers, now - 6 * 60_000),
      ];
      // Events of invoices and reports have no `is_test` to change.
      if (!body.includes('"is_test":true')) altered.splice(1, 1);
      expect([arrival.type, altered.includes(true)]).toEqual([arrival.type, false]);
    }
  }
  expect(taken).toBeGreaterThan(TASKS.length);
});

it('loses a callback, and the gateway sends it again', async () => {
  const gateway = openGateway(parts, scenarioOf({ route: '/services/acquiring_form' }));
  const steps: Step[] = [
    { do: 'send' },
    { do: 'act', act: 'open' },
    { do: 'callbacks', mode: 'lose' },
    { do: 'act', act: 'approve' },
  ];
  for (const step of steps) await take(gateway, step);
  expect(gateway.receiver.arrivals.some(({ arrival }) => arrival === 'lost')).toBe(true);
  const lost = gateway.receiver.arrivals.find(({ arrival }) => arrival === 'lost');
  await take(gateway, { do: 'wait', seconds: 120 });
  const again = gateway.receiver.arrivals.filter(({ eventId }) => eventId === lost?.eventId);
  expect(again.map(({ arrival, attempt }) => [arrival, attempt])).toEqual([
    ['lost', 1],
    ['delivered', 2],
  ]);
});

it('exchanges two callbacks, and says that the older version changes nothing', async () => {
  const gateway = openGateway(parts, scenarioOf({ route: '/services/acquiring_form' }));
  await take(gateway, { do: 'send' });
  await take(gateway, { do: 'callbacks', mode: 'swap' });
  await take(gateway, { do: 'act', act: 'open' });
  expect(viewOf(gateway).isHeld).toBe(true);
  await take(gateway, { do: 'act', act: 'approve' });
  const versions = gateway.receiver.arrivals.map(({ version }) => version ?? 0);
  expect(versions.some((version, index) => version < (versions[index - 1] ?? 0))).toBe(true);
  expect(gateway.receiver.arrivals.some(({ advice }) => advice.startsWith('An older'))).toBe(true);
});

it('refuses what cannot be done now, and takes it for no step', async () => {
  const gateway = openGateway(parts, scenarioOf({ route: '/services/acquiring_form' }));
  await take(gateway, { do: 'act', act: 'approve' });
  expect(gateway.refusal).toContain('Send the request first');
  await take(gateway, { do: 'send' });
  await take(gateway, { do: 'act', act: 'chargeback' });
  expect(gateway.refusal).toContain('not possible while the payment is created');
  expect(gateway.steps).toEqual([{ do: 'send' }]);
});

it('writes a test that tells a right endpoint from a careless one', async () => {
  const task = TASKS.find(({ name }) => name.includes('comes twice'));
  if (!task) throw new Error('There is no such task.');
  const { view } = await play(task);
  const folder = mkdtempSync(path.join(tmpdir(), 'scenario-'));
  writeFileSync(path.join(folder, 'scenario.test.mjs'), view.test);
  const secret = contract.signing?.vectors.find(({ kind }) => kind === 'callback')?.secret ?? '';
  const run = async (isRight: boolean) => {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const body = Buffer.concat(chunks).toString();
      const now = Math.floor(Date.now() / 1000);
      const { ok } = await verifyCallback({ headers: request.headers, body }, secret, { now });
      response.writeHead(ok || !isRight ? 200 : 400).end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const env = { ...process.env, CALLBACK_URL: `http://127.0.0.1:${port}/`, NODE_OPTIONS: '' };
    const child = spawn(process.execPath, ['--test', 'scenario.test.mjs'], { cwd: folder, env });
    const code = await new Promise((resolve) => void child.on('close', resolve));
    server.closeAllConnections();
    server.close();
    return code;
  };
  expect(await run(true)).toBe(0);
  expect(await run(false)).not.toBe(0);
  rmSync(folder, { recursive: true });
});
