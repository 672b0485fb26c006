import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadClients } from '../../lib/gateway/contract/examples/clients';
import { loadContract } from '../../lib/gateway/contract/load';
import { allFences, fileOf } from './fences';
import { openPoint, type Point } from './point';
import { runFences } from './run-fences';
import { type FaultTrial, loadTrials } from './trials';

let point: Point;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'trials-'));
  point = await openPoint(loadContract());
}, 60_000);
afterAll(async () => {
  await point.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs one program of the pages, with a part of it replaced. */
async function runChanged(
  file: string,
  [from, to]: readonly [from: string, to: string],
  isTried: (trial: FaultTrial) => boolean = () => true,
): Promise<string[]> {
  const shown = (await allFences()).find((fence) => fileOf(fence) === file);
  if (!shown?.code.includes(from)) throw new Error(`${file} has no "${from}"`);
  const fences = [{ ...shown, code: shown.code.replace(from, to) }];
  const trials = loadTrials();
  const entry = trials.programs[`javascript/${file}`];
  if (entry && 'faults' in entry) entry.faults = entry.faults.filter(isTried);
  const bench = { folder, clients: loadClients(), files: {}, point, trials };
  const { faults } = await runFences('javascript', fences, bench);
  return faults.map(({ message }) => message);
}

describe('a program that is run against faults', () => {
  it('passes as it is shown', async () => {
    const isTried = ({ fault, always }: FaultTrial) =>
      fault === 2008 || (fault === 'lost' && !always);
    expect(await runChanged('create-once.mjs', ['', ''], isTried)).toEqual([]);
  }, 60_000);

  it('is reported when it repeats what stays refused', async () => {
    const [message] = await runChanged(
      'create-once.mjs',
      ['|| !mayRepeat(error);', '|| error.code === 3101;'],
      ({ fault }) => fault === 2008,
    );
    expect(message).toContain('against 2008: prints "created, waits as listed" and not');
  }, 60_000);

  it('is reported when it makes another number of repeats than limits.yaml says', async () => {
    const [message] = await runChanged(
      'create-once.mjs',
      ['repeats = 5', 'repeats = 4'],
      ({ always = false, fault }) => always && fault === 'lost',
    );
    expect(message).toBe('create-once.mjs against always lost: sends 5 requests and not 6');
  }, 60_000);

  it('is reported when it takes the refusal of a repeat for that of the first request', async () => {
    const [message] = await runChanged(
      'create-once.mjs',
      ['if (isLast && mayExist) return null;', ''],
      ({ fault, later }) => fault === 'lost' && later !== undefined,
    );
    expect(message).toContain('against lost, then 1006: prints "throws 1006');
  }, 60_000);

  it('is reported when it does not wait as long as the gateway says', async () => {
    const [message] = await runChanged(
      'create-once.mjs',
      ['error.retryAfter ?? ', ''],
      ({ fault }) => fault === 9001,
    );
    expect(message).toContain('against 9001: prints "created, waits as listed" and not');
  }, 60_000);
});

describe('a program that is given deliveries', () => {
  it('is reported when it compares what was asked for and not what was paid', async () => {
    const change = ['units(data.paid_amount)', 'units(data.amount)'] as const;
    const [message] = await runChanged('handler.mjs', change);
    expect(message).toContain('underpaid: fulfill review and not review');
    expect(message).toContain('underpaid_unsaid: fulfill and not review');
  }, 60_000);

  it('is reported when it takes a payment that the shop did not create for an order', async () => {
    const change = ['if (/^(inv|pg|cab)_/.test(id)) return 200;', ''] as const;
    const [message] = await runChanged('handler.mjs', change);
    for (const name of ['of_an_invoice', 'of_a_page', 'of_the_cabinet']) {
      expect(message).toContain(`${name}: fulfill and not nothing`);
    }
  }, 60_000);

  it('is reported when it compares what was paid after a partial capture', async () => {
    const [message] = await runChanged('handler.mjs', ['=== CAPTURED_IN_PART', '=== 0']);
    expect(message).toBe('handler.mjs captured_in_part: review and not fulfill');
  }, 60_000);

  it('is reported when it waits for a success that is older than a partial refund', async () => {
    const [message] = await runChanged('handler.mjs', [", 'partially_refunded']", ']']);
    expect(message).toBe('handler.mjs part_refund_first: nothing and not review');
  }, 60_000);

  it('is reported when it does not compare the point', async () => {
    const change = ['|| data.point_id !== attempt.point_id', ''] as const;
    const [message] = await runChanged('handler.mjs', change);
    expect(message).toBe('handler.mjs other_point: fulfill and not refused');
  }, 60_000);

  it('is reported when it compares floating-point numbers', async () => {
    const exact = "return BigInt(whole + fraction.padEnd(18, '0'));";
    const [message] = await runChanged('handler.mjs', [exact, 'return Number(amount);']);
    expect(message).toBe('handler.mjs underpaid_by_a_wei: fulfill and not review');
  }, 60_000);
});
