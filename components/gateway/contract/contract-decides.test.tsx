import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { loadContract } from '@/lib/gateway/contract/load';
import { publishedOpenApi } from '@/lib/gateway/contract/openapi/published';
import type { JsonObject } from '@/lib/gateway/contract/types';
import { bench, freshKey } from '@/lib/gateway/simulator/testing/bench';
import { card, cardOrder } from '@/lib/gateway/simulator/testing/order';
import { FailureRows } from '../reference/code-tables';
import { AllowedCalls } from '../reference/status-table';
import { Limits } from './facts';

const root = mkdtempSync(join(os.tmpdir(), 'contract-decides-'));
const DAY = 86_400;

/** A step into a data file: a key, or the values by which an item of a list is found. */
type Step = string | Readonly<Record<string, unknown>>;

/**
 * Set a value of a copied data file at its place, whatever the file says there now.
 * @throws Error when the file has no such place
 */
function edit(file: string, path: readonly Step[], value: unknown): void {
  const full = join(root, '_contract', file);
  const document = parseDocument(readFileSync(full, 'utf8'));
  const keys: (string | number)[] = [];
  for (const step of path)
    keys.push(typeof step === 'string' ? step : indexOf(document, keys, step));
  if (!document.hasIn(keys)) throw new Error(`${file} has no ${keys.join('.')}`);
  document.setIn(keys, document.createNode(value));
  writeFileSync(full, document.toString());
}

/** The position of the item of a list that has these values; -1 when there is none. */
function indexOf(document: Document, keys: readonly (string | number)[], values: object): number {
  const list = document.getIn(keys);
  if (!isSeq(list)) return -1;
  const isIt = (item: unknown) =>
    isMap(item) && Object.entries(values).every(([key, value]) => item.get(key) === value);
  return list.items.findIndex(isIt);
}

beforeAll(() => {
  for (const folder of ['_contract', '_reference', '_services']) {
    cpSync(join('content', folder), join(root, folder), { recursive: true });
  }
  const limit = (group: string, id: string, name: string): Step[] => [
    'groups',
    { id: group },
    'limits',
    { id },
    'values',
    name,
  ];
  edit('limits.yaml', limit('windows', 'refund_window', 'window'), { number: 10, unit: 'days' });
  edit('limits.yaml', limit('windows', 'rate_targets', 'most'), { number: 1 });
  const write = (name: string) => limit('rates', 'transaction_write', name);
  edit('limits.yaml', write('sustained'), { number: 2, per: 'second' });
  edit('limits.yaml', write('burst'), { number: 3 });
  edit('failure_reasons.yaml', ['codes', { code: 102 }, 'state'], 'technical_failure');
  const calls = (status: string) => ['allowed', { status }, 'calls'];
  edit('lifecycle.yaml', calls('authorized'), { transaction_cancel: { states: ['authorized'] } });
  edit('lifecycle.yaml', calls('failed'), { transaction_update: {} });
  vi.stubEnv('CONTENT_DIR', root);
  // Here, because the first reading takes seconds on a busy machine.
  loadContract();
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('prints an edited limit and the edited state of a failure', () => {
  const contract = loadContract();
  const failures = (contract.failures?.codes ?? []).filter(({ code }) => code === 102);
  const html = renderToStaticMarkup(
    <>
      <Limits contract={contract} group="windows" />
      <Limits contract={contract} group="rates" />
      <FailureRows contract={contract} failures={failures} />
    </>,
  );
  for (const text of ['10 days', '2 per second', 'technical_failure']) expect(html).toContain(text);
});

it('prints which calls are allowed, and allows them, as lifecycle.yaml says now', async () => {
  const html = renderToStaticMarkup(<AllowedCalls contract={loadContract()} />);
  const cells = (status: string) =>
    html
      .split('<tr')
      .filter((row) => row.includes(`#${status}"`))
      .flatMap((row) => row.match(/limited|allowed/g) ?? []);
  expect(cells('authorized')).toEqual(['limited']);
  expect(cells('failed')).toEqual(['allowed']);

  const gateway = bench({ contract: loadContract() });
  const post = (call: string, body: JsonObject) =>
    gateway.send('POST', `/v1/transaction/${call}`, body, { 'idempotency-key': freshKey() });
  const held = await post('create', { ...cardOrder(freshKey()), card, capture: 'manual' });
  const heldId = { transaction_id: held.data.transaction_id ?? '' };
  expect((await post('complete', heldId)).error.code).toBe(3104);
  expect((await post('cancel', heldId)).data.status).toBe('canceled');
  const number = '4000000100001025';
  const declined = await post('create', { ...cardOrder(freshKey()), card: { ...card, number } });
  const declinedId = { transaction_id: declined.data.transaction_id ?? '' };
  expect((await post('update', { ...declinedId, description: 'Later' })).status).toBe(200);
});

it('publishes them in the OpenAPI document', () => {
  const { limits } = loadContract();
  const source = readFileSync(join(root, '_contract/openapi.yaml'), 'utf8');
  const text = JSON.stringify(publishedOpenApi(source, limits, (path) => path));
  expect(text).toContain('within 10 days.');
  expect(text).toContain(
    '"x-rate":{"id":"transaction_write","requests":2,"per":"second","burst":3}',
  );
});

it('decides by them in the simulator', async () => {
  const gateway = bench({ contract: loadContract(), rateLimits: true });
  const post = (call: string, body: JsonObject) =>
    gateway.send('POST', `/v1/transaction/${call}`, body, { 'idempotency-key': freshKey() });

  const order = (number: string) => ({ ...cardOrder(freshKey()), card: { ...card, number } });
  const paid = await post('create', order(card.number));
  expect(paid.headers['RateLimit-Limit']).toBe('3');
  const declined = await post('create', order('4000000100001025'));
  gateway.wait(2);
  const { data } = await gateway.send(
    'GET',
    `/v1/transaction/find?transaction_id=${declined.data.transaction_id}`,
  );
  expect(data.state).toBe('technical_failure');

  gateway.wait(10 * DAY);
  const late = await post('cancel', { transaction_id: paid.data.transaction_id ?? '' });
  expect([late.error.code, late.error.message]).toEqual([
    3110,
    'Payments are refunded within 10 days.',
  ]);

  const rates = await gateway.send('GET', '/v1/currency/rates?from=EUR&to=PLN,USD');
  expect([rates.error.code, rates.error.message]).toEqual([2008, 'to has 2 codes.']);
});
