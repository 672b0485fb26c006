import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'hast';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withListTests, withoutNames } from './program.mjs';

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

it('leaves the names for stack traces out of the walk over a tree', () => {
  const text = readFileSync('node_modules/unist-util-visit-parents/lib/index.js', 'utf8');
  expect(text).toContain('Object.defineProperty(visit');
  const lean = withoutNames(text);
  expect(lean).not.toContain('defineProperty');
  expect(lean).toContain('    return visit\n\n    function visit() {');
  expect(withoutNames('export const visit = 1;')).toBe('export const visit = 1;');
});

it('collapses white space as the package does, without a function for each name', async () => {
  const text = readFileSync('node_modules/hast-util-minify-whitespace/lib/index.js', 'utf8');
  expect(text).toContain('isElement(node, ');
  expect(withListTests(text)).not.toContain('isElement(');
  expect(withListTests('isElement(node)')).toBe('isElement(node)');
  // When the first space is removed, the package tests what is before it, which is nothing.
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'text', value: '\n' },
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          { type: 'text', value: ' a  b ' },
          { type: 'element', tagName: 'input', properties: {}, children: [] },
          { type: 'text', value: ' c ' },
          { type: 'element', tagName: 'b', properties: {}, children: [] },
          { type: 'text', value: ' ' },
        ],
      },
      { type: 'text', value: '\n' },
    ],
  };
  const name = 'hast-util-minify-whitespace';
  symlinkSync(
    path.resolve('node_modules', name),
    path.join(home, 'node_modules', name),
    'junction',
  );
  write(
    'scripts/say.ts',
    `import { minifyWhitespace } from '${name}';
const tree = ${JSON.stringify(tree)};
minifyWhitespace(tree);
console.log(JSON.stringify(tree));
`,
  );
  const said = run();
  const { minifyWhitespace } = (await import(path.resolve('node_modules', name, 'index.js'))) as {
    minifyWhitespace: (tree: Root) => void;
  }; // what the package exports
  minifyWhitespace(tree);
  expect(JSON.parse(said)).toEqual(tree);
});

it('bundles packages of syntax trees, and leaves the others to Node', () => {
  for (const [name, text] of [
    ['unist-util-x', "import { z } from 'zwitch';\nexport const x = z;\n"],
    ['zwitch', "export const z = 'bundled';\n"],
    ['other', "export const other = 'left to Node';\n"],
  ] as const) {
    write(`node_modules/${name}/index.js`, text);
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, type: 'module', exports: './index.js' }),
    );
  }
  write(
    'scripts/say.ts',
    "import { other } from 'other';\nimport { x } from 'unist-util-x';\nconsole.log(x, other);\n",
  );
  expect(run()).toBe('bundled left to Node\n');
  write('node_modules/unist-util-x/index.js', "export const x = 'later';\n");
  write('node_modules/other/index.js', "export const other = 'later';\n");
  expect(run()).toBe('bundled later\n');
});
