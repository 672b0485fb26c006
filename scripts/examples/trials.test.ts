import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../lib/gateway/contract/load';
import type { Contract } from '../../lib/gateway/contract/types';
import { allFences } from './fences';
import { loadTrials, type Trials, trialFaults, trialFile } from './trials';
import type { Fence } from './types';

let contract: Contract;

beforeAll(() => {
  contract = loadContract();
}, 60_000);

const fence = (title: string, code: string): Fence => ({
  language: 'javascript',
  title,
  code,
  source: 'content/a.mdx',
  line: 1,
  operation: undefined,
});

const met = (fault: number | 'lost') => ({ fault, prints: '', requests: 1 });

const faultsOf = (shown: Fence, programs: Trials['programs'] = {}) =>
  trialFaults(contract, [shown], { deliveries: [], programs }).map(({ message }) => message);

describe('trialFaults', () => {
  it.each([
    ['catches', 'export const f = (send) => send().catch(() => null);'],
    ['reads a returned error', 'if (answer.error) throw answer.error;'],
    ['calls the client', "await gateway('GET', '/x');"],
    ['says which path its caller sends', '/** `get` sends GET /v1/service/list. */'],
  ])('reports a program that %s and is tried with nothing', (_, code) => {
    expect(faultsOf(fence('new.mjs', code))).toEqual([
      expect.stringContaining('javascript/new.mjs calls the gateway or handles an error'),
    ]);
  });

  it('reports a program that fulfills an order and is tried with no delivery', () => {
    const code = "if (data.status === 'success') fulfill(data);";
    expect(faultsOf(fence('new.mjs', code))).toEqual([
      expect.stringContaining('fulfills an order and is tried with no delivery'),
    ]);
    expect(
      faultsOf(fence('new.mjs', code), { 'javascript/new.mjs': { handles: 'deliveries' } }),
    ).toEqual([]);
  });

  it('names what a program has not met: a 422, a 409, a 429, a lost response', () => {
    const shown = fence('new.mjs', 'send().catch(again);');
    const entry = (...faults: ReturnType<typeof met>[]) => ({
      'javascript/new.mjs': { call: 'GET /v1/service/list', faults },
    });
    expect(faultsOf(shown, entry(met(2008)))).toEqual([
      expect.stringContaining('is not tried with 409, 429, lost'),
    ]);
    expect(faultsOf(shown, entry(met(2008), met(3103), met(9001), met('lost')))).toEqual([]);
  });

  it('reports an entry that no page shows', () => {
    expect(
      faultsOf(fence('a.mjs', 'f();'), { 'javascript/gone.mjs': { handles: 'deliveries' } }),
    ).toEqual(['no page shows javascript/gone.mjs — remove its entry']);
  });

  it('lets commands, parts, and programs that only compute be', () => {
    expect(faultsOf(fence('sum.mjs', 'export const sum = (a, b) => a + b;'))).toEqual([]);
    expect(faultsOf(fence('part of a request', 'send().catch(again);'))).toEqual([]);
  });
});

describe('the programs of the pages', () => {
  it('are all tried, each by a program of its own', async () => {
    const fences = await allFences();
    const trials = loadTrials();
    expect(trialFaults(contract, fences, trials)).toEqual([]);
    const entries = Object.entries(trials.programs).filter(([, entry]) => !('tried_by' in entry));
    const files = fences.flatMap((shown) => trialFile(shown) ?? []);
    expect(new Set(files).size).toBe(entries.length);
  });

  it('are given a success of every state', () => {
    const given = loadTrials().deliveries.map(({ change }) => change?.state ?? 'completed');
    const states = contract.states?.codes.filter(({ status }) => status === 'success') ?? [];
    expect(states.map(({ slug }) => slug).filter((slug) => !given.includes(slug))).toEqual([]);
  });
});
