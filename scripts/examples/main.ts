import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadClients } from '../../lib/contract/clients';
import { loadContract } from '../../lib/contract/load';
import { ensurePrograms, LANGUAGES } from '../lib/programs.mjs';
import { checkCode } from './check-code';
import { checkMessages } from './check-messages';
import { allFences } from './fences';
import { generatedExamples } from './generated';
import { runLanguage } from './run-examples';
import { runSessions } from './sessions';
import { findToolchains } from './toolchains';
import type { Outcome, ProgramLanguage } from './types';

/**
 * `npm run test:examples`: every example of every page. Programs made from the contract run, with the vectors, against
 * a gate that checks signature, schema and content; fences written by hand are compiled; JSON and HTTP are held
 * against the contract. All faults are printed at once; the last line reads `N passed, N failed`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { report: { type: 'string' } } });
  await ensurePrograms(LANGUAGES);
  const contract = loadContract();
  const examples = generatedExamples(contract);
  const clients = loadClients();
  const fences = allFences();
  const { present, missing } = await findToolchains();
  const skipped = [...missing].map(([language, reason]) => `${language}: skipped, ${reason}`);
  for (const line of skipped) console.log(line);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fences-'));
  const outcomes: Outcome[] = [];
  const note = (name: string, started: number, outcome: Outcome) => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${outcome.passed} passed, ${outcome.faults.length} failed, ${seconds} s`);
    outcomes.push(outcome);
  };
  const check = async (language: ProgramLanguage) => {
    const client = clients.find((candidate) => candidate.language === language);
    if (!client) return;
    const started = Date.now();
    const ran = await runLanguage(language, { contract, examples, clients });
    const read = await checkCode(language, fences, { folder: path.join(folder, language), client });
    note(language, started, {
      passed: ran.passed + read.passed,
      faults: [...ran.faults, ...read.faults],
    });
  };
  // Two at a time: the slow ones (bash forks, kotlinc compiles) beside the quick ones.
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
  if (values.report !== undefined) {
    writeFileSync(values.report, JSON.stringify({ passed, failures, skipped }));
  }
  console.log(`all: ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${passed} passed, ${faults.length} failed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

await main();
