import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packagesMatchLockfile } from './setup.mjs';

interface Locked {
  readonly version: string;
  readonly optional?: boolean;
}

describe('packagesMatchLockfile', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'setup-'));
    mkdirSync(path.join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, packages: Record<string, Locked>) =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  const lock = (packages: Record<string, Locked>) =>
    write('package-lock.json', { '': { version: '1.0.0' }, ...packages });
  const install = (packages: Record<string, Locked>) =>
    write('node_modules/.package-lock.json', packages);

  it('is false on a fresh clone', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    expect(packagesMatchLockfile(root)).toBe(false);
  });

  it('is true when every package has the version of the lockfile', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    install({ 'node_modules/a': { version: '1.0.0' } });
    expect(packagesMatchLockfile(root)).toBe(true);
  });

  it('is false when the lockfile has moved on', () => {
    lock({ 'node_modules/a': { version: '1.0.1' } });
    install({ 'node_modules/a': { version: '1.0.0' } });
    expect(packagesMatchLockfile(root)).toBe(false);
  });

  it('does not miss the optional packages of other platforms', () => {
    lock({ 'node_modules/a-darwin': { version: '1.0.0', optional: true } });
    install({});
    expect(packagesMatchLockfile(root)).toBe(true);
  });
});

it.each([
  ['18.20.8', 1],
  ['20.18.9', 1],
  ['20.19.0', 0],
  ['22.0.0', 0],
])('of Node %s, a command ends with %i', (version, code) => {
  const program = `import { checkNode } from './scripts/cli/setup.mjs'; checkNode('${version}');`;
  const argv = ['--input-type=module', '-e', program];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  const text = `Node 20.19 or newer is needed, this is ${version}: see https://nodejs.org\n`;
  expect([status, stderr]).toEqual([code, code === 0 ? '' : text]);
});

describe('npm test', () => {
  it('refuses a step that does not exist, and names those that do', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/test.mjs', '--only', 'nothing'],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('No such step: nothing');
    expect(stderr).toMatch(/Steps: check, .*unit, build, site, .*examples, .*e2e/);
  });
});
