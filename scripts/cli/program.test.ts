import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let home: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
  writeFileSync(path.join(home, name), text);
};
const run = () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(home, 'scripts/run.mjs'), 'say.ts', 'loud'],
    { encoding: 'utf8', cwd: home },
  );
  return stdout + stderr;
};
const bundles = () => readdirSync(path.join(home, 'node_modules/.cache/docs-programs'));

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'program-'));
  for (const file of ['scripts/run.mjs', 'scripts/cli/setup.mjs', 'scripts/cli/program.mjs'])
    cpSync(file, path.join(home, file));
  mkdirSync(path.join(home, 'node_modules'));
  for (const name of ['esbuild', '@esbuild'])
    symlinkSync(
      path.resolve('node_modules', name),
      path.join(home, 'node_modules', name),
      'junction',
    );
  write('lib/word.ts', `export const word: string = 'first';\n`);
  write('lib/later.ts', `export const later: string = import.meta.dirname;\n`);
  write(
    'scripts/say.ts',
    `import { word } from '../lib/word';
const { later } = await import('../lib/later');
console.log(word, process.argv.slice(2).join(), new URL('./x', import.meta.url).pathname, later);
if (word === 'broken') throw new Error('here');
`,
  );
});
afterEach(() => rmSync(home, { recursive: true }));

const said = (word: string) =>
  `${word} loud ${path.join(home, 'scripts/x')} ${path.join(home, 'lib')}\n`;

it('bundles a program once, and again after an edit of what it imports', () => {
  expect(run()).toBe(said('first'));
  expect(bundles()).toHaveLength(1);
  expect(run()).toBe(said('first'));
  expect(bundles()).toHaveLength(1);
  write('lib/word.ts', `export const word: string = 'the second';\n`);
  expect(run()).toBe(said('the second'));
});

it('lets a part that is imported later be absent', () => {
  write(
    'scripts/say.ts',
    `if (process.argv.length === 2) await import('../lib/absent');\nconsole.log('said');\n`,
  );
  expect(run()).toBe('said\n');
});

it('names the place in the source when a program throws', () => {
  write('lib/word.ts', `export const word: string = 'broken';\n`);
  expect(run()).toContain(path.join(home, 'scripts/say.ts:4:'));
});
