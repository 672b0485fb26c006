import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDir } from '../../lib/base/source/files';
import { loadClients } from '../../lib/gateway/contract/examples/clients';
import { loadContract } from '../../lib/gateway/contract/load';
import { requestFields } from '../../lib/gateway/contract/openapi/fields';
import { operationById } from '../../lib/gateway/contract/openapi/operations';
import type { Contract } from '../../lib/gateway/contract/types';
import { convert, postmanCollection } from '../../lib/registry/postman';
import { requestOf, simulatorBackend } from './backend';
import { createGate } from './gate';
import { type Generated, generatedExamples, programsOf } from './generated';
import { environment } from './run-examples';
import { runPrograms } from './run-programs';
import { serveGate } from './server';

const OLD = 'external_order_id';
const NEW = 'merchant_order_id';

let root: string;
let before: Contract;
let after: Contract;
let openapi: string;

/** A copy of the data in which one field has another name, and the contract as it is read from there. */
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'renamed-'));
  before = loadContract();
  for (const name of ['_contract', '_services', '_reference']) {
    cpSync(path.join(contentDir(), name), path.join(root, name), { recursive: true });
  }
  for (const folder of ['_contract', '_services']) {
    for (const name of readdirSync(path.join(root, folder)).filter((file) =>
      file.endsWith('.yaml'),
    )) {
      const file = path.join(root, folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(OLD, NEW));
    }
  }
  openapi = readFileSync(path.join(root, '_contract/openapi.yaml'), 'utf8');
  after = inCopy(loadContract);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function inCopy<T>(read: () => T): T {
  const { CONTENT_DIR } = process.env;
  process.env.CONTENT_DIR = root;
  try {
    return read();
  } finally {
    if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = CONTENT_DIR;
  }
}

/** Runs the JavaScript programs of some examples against the contract with the new name. */
async function runAgainstCopy(examples: readonly Generated[]) {
  const client = loadClients().find(({ language }) => language === 'javascript');
  if (!client) throw new Error('no client');
  const gate = createGate(
    after,
    inCopy(() => generatedExamples(after)),
    async () => ({
      status: 201,
      headers: { 'Content-Type': 'application/json' },
      body: '{"data":{}}',
    }),
  );
  const server = await serveGate(gate);
  try {
    return await runPrograms('javascript', {
      folder: mkdtempSync(path.join(root, 'programs-')),
      programs: programsOf(examples).filter(({ language }) => language === 'javascript'),
      client,
      env: environment(after, server.url),
    });
  } finally {
    await server.close();
  }
}

const hosted = (contract: Contract): Generated[] =>
  generatedExamples(contract).filter(({ name }) => name === 'transaction_create hpp');

describe('a field that is renamed in the contract', () => {
  it('has its new name in the tables', () => {
    const names = (contract: Contract) => {
      const operation = operationById(contract, 'transaction_create');
      return operation ? requestFields(operation).map(({ name }) => name) : [];
    };
    expect(names(before)).toContain(OLD);
    expect(names(after)).toContain(NEW);
    expect(names(after)).not.toContain(OLD);
  }, 60_000);

  it('has its new name in the example of every language', () => {
    const [example] = inCopy(() => hosted(after));
    expect(example?.snippets).toHaveLength(8);
    for (const { code, label } of example?.snippets ?? []) {
      expect(code, label).toContain(NEW);
      expect(code, label).not.toContain(OLD);
    }
  });

  it('has its new name in the Postman collection', async () => {
    const collection = await postmanCollection(openapi, after, convert);
    expect(collection).toContain(NEW);
    expect(collection).not.toContain(OLD);
  }, 60_000);

  it('is checked under its new name by the simulator', async () => {
    const simulator = simulatorBackend(after);
    const ask = ([example]: readonly Generated[]) => {
      if (!example) throw new Error('no example');
      return simulator(requestOf(example), []);
    };
    expect((await ask(inCopy(() => hosted(after)))).status).toBe(201);
    const refused = await ask(hosted(before));
    expect(JSON.parse(refused.body).error).toMatchObject({ code: 2006, param: OLD });
  }, 60_000);

  it('is refused under its old name, and a client that still uses it fails', async () => {
    const outcome = await runAgainstCopy(hosted(before));
    expect(outcome.passed).toBe(0);
    expect(outcome.faults[0]?.message).toMatch(/GatewayError.*code 2002.*external_order_id/);
  }, 60_000);

  it('is taken under its new name', async () => {
    const outcome = await runAgainstCopy(inCopy(() => hosted(after)));
    expect(outcome).toEqual({ passed: 1, faults: [] });
  }, 60_000);
});
