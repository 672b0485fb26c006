import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf, partName } from './fence-commands';
import { fileOf } from './fences';
import { deliveriesFile } from './order-deliveries';
import type { Point } from './point';
import { run } from './process';
import { type FaultTrial, type Trials, trialFile, trialName } from './trials';
import type { Fence } from './types';

/** What a trial needs next to the program. */
interface Bench {
  /** Folder of the program and the client. */
  readonly cwd: string;
  readonly classes: string | undefined;
  readonly point: Point;
  readonly trials: Trials;
}

/** Runs a program against the faults or deliveries of its entry in trials.yaml; says what came out otherwise. */
export async function trialFault(fence: Fence, bench: Bench): Promise<string | undefined> {
  const entry = bench.trials.programs[trialName(fence) ?? ''];
  if (!entry || 'tried_by' in entry) return undefined;
  const source = trialFile(fence);
  if (source === undefined) return `has no program in trials/ that calls it`;
  copyFileSync(source, path.join(bench.cwd, partName(fileOf(fence) ?? '', 'try')));
  const found: (string | undefined)[] = [];
  if (entry.handles) found.push(await deliveriesFault(fence, bench));
  if ('faults' in entry) {
    // One after the other: they share a gateway.
    for (const { call = entry.call, ...trial } of entry.faults) {
      found.push(await faultTrialFault(fence, { ...trial, call }, bench));
    }
  }
  return found.filter((message) => message !== undefined).join('; ') || undefined;
}

async function faultTrialFault(
  fence: Fence,
  trial: FaultTrial & { readonly call: string },
  { cwd, classes, point }: Bench,
): Promise<string | undefined> {
  const { fault, later, prints, requests } = trial;
  point.reset();
  point.faults.set(trial);
  const env = { ...point.env, GATEWAY_URL: point.faults.url };
  const { code, said } = await run(...commandOf(fence, 'try', classes), { cwd, env });
  const name = `${trial.always ? 'always ' : ''}${fault}${later === undefined ? '' : `, then ${later}`}`;
  if (code !== 0) return `against ${name}: ends with ${code}: ${tail(said)}`;
  if (said.trim() !== prints) return `against ${name}: prints "${tail(said)}" and not "${prints}"`;
  const expected = requests === 'retries' ? 1 + point.pauses.length : requests;
  const arrived = point.faults.arrived();
  return arrived === expected
    ? undefined
    : `against ${name}: sends ${arrived} requests and not ${expected}`;
}

async function deliveriesFault(
  fence: Fence,
  { cwd, classes, point, trials }: Bench,
): Promise<string | undefined> {
  const now = Math.floor(Date.now() / 1000);
  const secret = point.env.GATEWAY_CALLBACK_SECRET ?? '';
  const text = deliveriesFile(point.contract, trials.deliveries, { secret, now });
  writeFileSync(path.join(cwd, 'deliveries.tsv'), text);
  const { code, said } = await run(...commandOf(fence, 'try', classes), {
    cwd,
    env: { ...point.env, DELIVERIES: 'deliveries.tsv' },
  });
  if (code !== 0) return `against the deliveries: ends with ${code}: ${tail(said)}`;
  const got = new Map(said.split('\n').map((line) => line.split('\t') as [string, string]));
  const wrong = trials.deliveries.filter(({ name, does }) => got.get(name) !== does);
  return wrong.length === 0
    ? undefined
    : wrong.map(({ name, does }) => `${name}: ${got.get(name)} and not ${does}`).join('; ');
}

/** The lines that name an error, else the last ones. */
export function tail(said: string): string {
  const lines = said.trim().split('\n');
  const errors = lines.filter((line) => /\w*(Error|Exception)\b/.test(line));
  return (errors.length > 0 ? errors : lines).slice(-3).join(' ').slice(-400);
}
