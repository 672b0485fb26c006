import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../lib/gateway/contract/load';
import { knownCodes } from '../../lib/gateway/contract/reference/known-codes';
import { verifyCallback } from '../../lib/gateway/signing';
import { publishedCallbackSecret } from '../../lib/gateway/simulator';
import { judgeEndpoint } from '../../lib/gateway/tools/gateway/judge';
import { SCENARIO_FORMAT, type Scenario } from '../../lib/gateway/tools/gateway/scenario';
import { requestPages } from '../../lib/gateway/tools/request/pages';
import { playScenario } from './scenario';

const contract = loadContract();
const secret = publishedCallbackSecret(contract);
const folder = mkdtempSync(path.join(tmpdir(), 'play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = requestPages(contract).get('/services/acquiring_form')?.examples[0];
if (!example) throw new Error('There is no example of a card.');
const scenario: Scenario = {
  format: SCENARIO_FORMAT,
  operation: example.operation,
  request: example.sent,
  steps: [{ do: 'send' }, { do: 'act', act: 'open' }, { do: 'act', act: 'approve' }],
};
const file = path.join(folder, 'scenario.json');
writeFileSync(file, JSON.stringify(scenario));

interface Event {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly id: string;
  readonly version: number;
  readonly transaction: string;
}

/** Play against an endpoint that decides by an event which status it returns. */
async function play(respond: (event: Event) => number | Promise<number>): Promise<string[]> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    const { data = {} } = JSON.parse(body) as {
      data?: { version?: number; transaction_id?: string };
    };
    const { version = 0, transaction_id: transaction = '' } = data;
    const { headers } = request;
    const id = String(headers['webhook-id']);
    response.writeHead(await respond({ headers, body, id, version, transaction })).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const lines: string[] = [];
  const isRight = await playScenario(contract, file, `http://127.0.0.1:${port}/`, (line) =>
    lines.push(line),
  );
  server.close();
  expect(isRight).toBe(!lines.some((line) => line.startsWith('WRONG')));
  return lines.filter((line) => line.startsWith('WRONG'));
}

const check = async ({ headers, body }: Event) =>
  (await verifyCallback({ headers, body }, secret)).ok ? 200 : 400;

it('finds nothing wrong with an endpoint that verifies and stores', async () => {
  expect(await play(check)).toEqual([]);
});

it('finds an endpoint that does not check the signature', async () => {
  const wrong = await play(() => 200);
  expect(wrong.join()).toMatch(/changed body.*without a signature.*seconds ago/s);
});

it('finds an endpoint that refuses a duplicate', async () => {
  const seen = new Set<string>();
  const wrong = await play(async (event) => {
    const status = await check(event);
    if (status !== 200) return status;
    if (seen.has(event.id)) return 409;
    seen.add(event.id);
    return 200;
  });
  expect(wrong).toEqual([expect.stringContaining('the second time the endpoint returned 409')]);
});

it('finds an endpoint that expects the versions in their order', async () => {
  const newest = new Map<string, number>();
  const wrong = await play(async (event) => {
    const status = await check(event);
    const known = newest.get(event.transaction) ?? 0;
    if (status === 200) newest.set(event.transaction, Math.max(known, event.version));
    return status === 200 && event.version < known ? 500 : status;
  });
  expect(wrong.join()).toContain('in the reverse order');
});

it('finds an endpoint that is slower than the gateway waits', async () => {
  const findings = await judgeEndpoint(
    { contract, codes: knownCodes(contract) },
    scenario,
    async (headers, body) => ({
      status: (await verifyCallback({ headers, body }, secret)).ok ? 200 : 400,
      ms: 60_000,
    }),
    () => Math.floor(Date.now() / 1000),
  );
  const wrong = findings.filter(({ isRight }) => !isRight);
  expect(wrong.map(({ what }) => what)).toEqual(['The slowest response took 60000 ms.']);
});

it('finds an endpoint that is not there, and a file that is no scenario', async () => {
  const lines: string[] = [];
  const isRight = await playScenario(contract, file, 'http://127.0.0.1:9/', (line) =>
    lines.push(line),
  );
  expect([isRight, lines[0]]).toEqual([false, expect.stringContaining('0 of')]);
  const other = path.join(folder, 'other.json');
  writeFileSync(other, '{"format":9}');
  await expect(playScenario(contract, other, 'http://127.0.0.1:9/', () => {})).rejects.toThrow(
    'the format 9',
  );
});
