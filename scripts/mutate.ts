import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, runCommand } from './cli/run-command';
import { ROOT } from './cli/setup.mjs';
import { run } from './examples/process';
import { MUTATIONS, type Mutation } from './mutations/list';

const HELP = `Usage: npm run mutate -- [--only word]
Breaks behaviors on purpose, one by one, in a copy of the code, and runs the tests that should notice it.
A mutation that no test notices is printed, and ends the command with 1. --only takes those whose file contains the word.`;

/** What the copy does without: what is fetched, and what a build makes. */
const LEFT_OUT = new Set(['node_modules', '.git', '.next', '.base', 'out', 'out-hosts']);

const { values } = readArguments(HELP, { options: { only: { type: 'string' } } });

await runCommand(async () => {
  const chosen = MUTATIONS.filter(({ file }) => file.includes(values.only ?? ''));
  if (chosen.length === 0)
    throw new CommandError(`No mutation is in a file with "${values.only}".`);
  const copy = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
  try {
    for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.has(each)))
      cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    await requireSound(copy, chosen);
    const survivors: Mutation[] = [];
    for (const mutation of chosen) {
      const isNoticed = await tryOut(copy, mutation);
      if (!isNoticed) survivors.push(mutation);
      console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'}  ${mutation.file}: ${mutation.broken}`);
    }
    console.log(`\n${chosen.length - survivors.length} noticed, ${survivors.length} survived`);
    if (survivors.length > 0) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/**
 * Whether the tests of a mutation fail with it.
 * @throws CommandError when the text to change is not there once: the code has changed, and so must the list
 */
async function tryOut(
  copy: string,
  { file, from, to, project, tests }: Mutation,
): Promise<boolean> {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  if (text.split(from).length !== 2)
    throw new CommandError(`${file}: the text to change is not there once: ${from}`);
  writeFileSync(
    target,
    text.replace(from, () => to),
  );
  const { code } = await runTests(copy, project, [tests]);
  writeFileSync(target, text);
  return code !== 0;
}

/**
 * A test that fails without any mutation would notice each of them.
 * @throws CommandError when a test fails, or when there are no such tests
 */
async function requireSound(copy: string, mutations: readonly Mutation[]): Promise<void> {
  for (const project of new Set(mutations.map((each) => each.project))) {
    const tests = mutations.filter((each) => each.project === project).map((each) => each.tests);
    const missing = tests.filter((each) => !existsSync(path.join(copy, each)));
    if (missing.length > 0) throw new CommandError(`There are no tests in ${missing.join(', ')}.`);
    const { code, said } = await runTests(copy, project, [...new Set(tests)]);
    if (code !== 0) throw new CommandError(`Tests fail without a mutation:\n${said.slice(-4000)}`);
  }
}

function runTests(copy: string, project: string, tests: readonly string[]) {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', project, '--bail', '1', ...tests];
  return run(process.execPath, args, { cwd: copy });
}
