import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameOf } from './running';

const HOME = mkdtempSync(path.join(os.tmpdir(), 'running-'));
afterAll(() => rmSync(HOME, { recursive: true }));

/** A folder of the code with its own `.generated` and `public`, and one page. */
function setUp(): void {
  for (const name of [
    'app',
    'components',
    'content',
    'lib',
    'scripts',
    'node_modules',
    'package-lock.json',
  ])
    symlinkSync(path.resolve(name), path.join(HOME, name));
  mkdirSync(path.join(HOME, 'notes'));
  writeFileSync(path.join(HOME, 'notes/index.md'), '# Notes\n\nA text.\n');
  mkdirSync(path.join(HOME, '.generated'));
}

beforeAll(setUp);

const MARK = path.join(HOME, '.generated/running-build');

function check(): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/check.ts')],
    { cwd: HOME, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: 'notes' } },
  );
  return stdout + stderr;
}

/** All files that commands have made, with their times. */
const made = (): string[] =>
  ['.generated', 'public'].flatMap((folder) =>
    readdirSync(path.join(HOME, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name} ${statSync(path.join(HOME, folder, name)).mtimeMs}`,
    ),
  );

it('a check leaves alone what a build is making, and checks all the same', () => {
  mkdirSync(path.join(HOME, 'public/boot'), { recursive: true });
  writeFileSync(path.join(HOME, 'public/boot/boot.of-the-build.js'), '');
  writeFileSync(MARK, nameOf(process.pid));
  const before = made();
  const text = check();
  expect(text).toContain('note: a build runs in this folder');
  expect(text).toContain('1 page is sound.');
  expect(made()).toEqual(before);

  // A build that was killed says nothing any more.
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(MARK, String(pid));
  expect(check()).not.toContain('note: a build');
  // Neither does one whose number has gone to another program, which began at another time.
  writeFileSync(MARK, `${process.pid} 1`);
  expect(check()).not.toContain('note: a build');
  expect(made().join()).toContain('.generated/interface.ts');
});

it('a second preview leaves the mark of the first, and takes its own away', () => {
  const folder = path.join(HOME, '.generated');
  const marks = () => readdirSync(folder).filter((name) => name.startsWith('running-preview'));
  writeFileSync(path.join(folder, 'running-preview-1'), nameOf(process.pid));
  writeFileSync(path.join(folder, 'running-preview-2'), 'of a program that was killed');
  const script = path.join(HOME, 'second.mts');
  writeFileSync(
    script,
    `import { readdirSync } from 'node:fs';
    import { nowRuns, runningMaker } from ${JSON.stringify(path.resolve('scripts/cli/running.ts'))};
    nowRuns('preview');
    const marks = readdirSync('.generated').filter((name) => name.startsWith('running-preview'));
    console.log(runningMaker(), marks.length);`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/tsx/dist/cli.mjs'), script],
    { cwd: HOME, encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('preview 2');
  expect(marks()).toEqual(['running-preview-1']);
});

it.each(['check.ts', 'build.ts', 'dev.ts'])(
  '%s says in one sentence that it cannot write',
  (name) => {
    rmSync(path.join(HOME, '.generated'), { recursive: true, force: true });
    writeFileSync(path.join(HOME, '.generated'), '');
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts', name)],
      { cwd: HOME, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: 'notes' } },
    );
    const lines = (stdout + stderr).trim().split('\n');
    expect(lines.at(-1)).toMatch(/\.generated\S* cannot be written \(E\w+\) — make it a folder/);
    expect(lines.join()).not.toMatch(/\bat .*:\d+:\d+/);
    expect(status).toBe(1);
  },
);
