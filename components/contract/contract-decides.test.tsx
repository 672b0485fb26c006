import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadContract } from '@/lib/contract/load';
import { publishedOpenApi } from '@/lib/contract/openapi/published';
import type { JsonObject } from '@/lib/contract/types';
import { bench, freshKey } from '@/lib/simulator/testing/bench';
import { card, cardOrder } from '@/lib/simulator/testing/order';
import { FailureRows } from '../reference/code-tables';
import { Limits } from './facts';

vi.mock('@/components/icon/icon', () => ({ Icon: () => null }));

const root = mkdtempSync(path.join(os.tmpdir(), 'contract-decides-'));
const DAY = 86_400;

/** Replace a text of a copied data file, which must be there. */
function edit(file: string, before: string, after: string): void {
  const full = path.join(root, '_contract', file);
  const text = readFileSync(full, 'utf8');
  expect(text).toContain(before);
  writeFileSync(full, text.replace(before, after));
}

beforeAll(() => {
  for (const folder of ['_contract', '_reference', '_services']) {
    cpSync(path.join('content', folder), path.join(root, folder), { recursive: true });
  }
  edit('limits.yaml', 'window: { number: 180, unit: days }', 'window: { number: 10, unit: days }');
  edit(
    'limits.yaml',
    'sustained: { number: 20, per: second }',
    'sustained: { number: 2, per: second }',
  );
  edit('limits.yaml', 'burst: { number: 60 }', 'burst: { number: 3 }');
  edit(
    'failure_reasons.yaml',
    'slug: insufficient_funds\n    state: declined_by_issuer',
    'slug: insufficient_funds\n    state: technical_failure',
  );
  vi.stubEnv('CONTENT_DIR', root);
  // Here, because the first reading takes seconds on a busy machine.
  loadContract();
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('prints an edited limit and the edited state of a failure', () => {
  const failures = (loadContract().failures?.codes ?? []).filter(({ code }) => code === 102);
  const html = renderToStaticMarkup(
    <>
      <Limits group="windows" />
      <Limits group="rates" />
      <FailureRows failures={failures} />
    </>,
  );
  for (const text of ['10 days', '2 rps', 'technical_failure']) expect(html).toContain(text);
});

it('publishes them in the OpenAPI document', () => {
  const { limits } = loadContract();
  const text = publishedOpenApi(
    readFileSync(path.join(root, '_contract/openapi.yaml'), 'utf8'),
    limits,
  );
  expect(text).toContain('within 10 days.');
  expect(text).toContain('x-rate: { id: transaction_write, requests: 2, per: second, burst: 3 }');
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
});
