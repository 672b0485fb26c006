import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProgramLanguage } from '../../lib/base/code/languages';
import { loadClients } from '../../lib/gateway/contract/examples/clients';
import { loadContract } from '../../lib/gateway/contract/load';
import { ensurePrograms, LANGUAGES } from '../cli/programs.mjs';
import { checkMessages } from './check-messages';
import { allFences } from './fences';
import { generatedExamples } from './generated';
import { type Options, readOptions } from './options';
import { downloadsOf, openPoint } from './point';
import { runLanguage } from './run-examples';
import { runFences, type Way, wayOf } from './run-fences';
import { runRows } from './run-rows';
import { runSessions } from './sessions';
import { findToolchains } from './toolchains';
import { loadTrials, trialFaults } from './trials';
import type { Fence, Outcome } from './types';

/**
 * `npm run test:examples` checks every example of every page. Programs made from the contract run, with the vectors,
 * against a gate that checks signature, schema and content. Fences written by hand run as far as they are programs, and
 * compile otherwise.
 *
 * JSON and HTTP are compared with the contract, and every row of a sandbox table is sent. All faults are printed
 * together; the last line reads `N passed, N failed`.
 */
async function main({ isSample, report }: Options): Promise<void> {
  await ensurePrograms(LANGUAGES);
  const contract = loadContract();
  const examples = generatedExamples(contract);
  const clients = loadClients();
  const fences = await allFences();
  const trials = loadTrials();
  const { present, missing } = await findToolchains();
  const skipped = [...missing].map(([language, reason]) => `${language}: skipped, ${reason}`);
  for (const line of skipped) console.log(line);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fences-'));
  const files = downloadsOf(contract);
  const outcomes: Outcome[] = [{ passed: 0, faults: trialFaults(contract, fences, trials) }];
  const note = (name: string, started: number, outcome: Outcome) => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${outcome.passed} passed, ${outcome.faults.length} failed, ${seconds} s`);
    outcomes.push(outcome);
  };
  const check = async (language: ProgramLanguage) => {
    const started = Date.now();
    const ran = await runLanguage(language, { contract, examples, clients, isSample });
    const point = await openPoint(contract);
    const own = await runFences(language, fences, { folder, clients, files, point, trials });
    await point.close();
    note(language, started, {
      passed: ran.passed + own.passed,
      faults: [...ran.faults, ...own.faults],
    });
  };
  // Two at a time: the slow ones (bash forks, kotlinc compiles) next to the quick ones.
  const started = Date.now();
  const slow = async () => {
    if (!present.includes('bash')) return;
    await check('bash');
    const started = Date.now();
    const typed = await runSessions(contract, fences, { folder, present });
    skipped.push(...typed.skipped);
    for (const line of typed.skipped) console.log(`skipped: ${line}`);
    note('sessions', started, typed);
  };
  const others = async () => {
    for (const language of present.filter((name) => name !== 'bash')) await check(language);
    note('json and http', Date.now(), await checkMessages(contract, fences, examples));
    note('rows of sandbox tables', Date.now(), await runRows(contract));
  };
  try {
    await Promise.all([slow(), others()]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const faults = outcomes
    .flatMap((outcome) => outcome.faults)
    .map(({ source, line, message }) => ({
      source,
      line: typeof line === 'number' ? line : line(),
      message,
    }));
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  faults.sort((a, b) => order(a.source, b.source) || a.line - b.line);
  const failures = faults.map(({ source, line, message }) => `${source}:${line}: ${message}`);
  for (const failure of failures) console.error(failure);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (report !== undefined) {
    writeFileSync(report, JSON.stringify({ passed, failures, skipped }));
  }
  console.log(tellWays(fences));
  console.log(`all: ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${passed} passed, ${faults.length} failed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** How many of the fences written by hand run, and the others by name. */
function tellWays(fences: readonly Fence[]): string {
  const code = fences.filter(({ language }) => language !== 'json' && language !== 'http');
  const of = (way: Way) => code.filter((fence) => wayOf(fence) === way);
  const named = (way: Way) =>
    of(way).map(({ source, line, title = '' }) => `\n  ${source}:${line} ${title}`);
  return [
    `programs on pages: ${of('run').length} run, ${of('typed').length} typed in sessions`,
    `${of('read').length} compiled only${named('read').join('')}`,
    `${of('part').length} parts of a program${named('part').join('')}`,
  ].join('\n');
}

const options = readOptions(process.argv.slice(2));
if ('code' in options) {
  (options.code === 0 ? console.log : console.error)(options.text);
  process.exitCode = options.code;
} else await main(options);
