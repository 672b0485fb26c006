import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commandArgs } from '../testing/command';

const COMMANDS = [
  'bench.ts',
  'build.ts',
  'check.ts',
  'corpus.ts',
  'deploy.ts',
  'hosts.ts',
  'new.ts',
  'prose.ts',
  'serve.ts',
  'simulator.ts',
  'site.mjs',
  'test.mjs',
];
const run = (command: string, argument: string) =>
  spawnSync(process.execPath, [...commandArgs(command), argument], { encoding: 'utf8' });

describe.each(COMMANDS)('%s', { timeout: 60_000 }, (command) => {
  it('refuses an option that it does not know, with one sentence and no stack', () => {
    const { status, stdout, stderr } = run(command, '--nope');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[^\n]*'--nope'[^\n]*\n/);
    expect(stderr).toMatch(/^Usage: |--help/m);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  it('prints its usage for --help', () => {
    const { status, stdout, stderr } = run(command, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: /);
  });
});
