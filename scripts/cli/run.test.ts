import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('says in one sentence that the packages are not installed', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  for (const file of ['scripts/run.mjs', 'scripts/cli/setup.mjs', 'scripts/cli/program.mjs'])
    cpSync(file, path.join(folder, file));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts/run.mjs'), 'check.ts'],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'The packages are not installed: run `npm ci`.\n',
  ]);
});

it('starts every command that needs packages', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>; // npm's own form
  };
  const others = Object.entries(scripts).filter(([, text]) => /^(?!node scripts\/)/.test(text));
  expect(others.map(([name]) => name)).toEqual(['format']);
});
