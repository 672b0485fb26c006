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
import {
  withListTests,
  withOneContext,
  withoutCopy,
  withoutNames,
  withSignTests,
} from './program.mjs';

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

it.each([
  ['mdast-util-from-markdown/lib/index.js', withOneContext, '...context'],
  ['hast-util-to-mdast/lib/index.js', withoutCopy, 'structuredClone(tree)'],
  ['mdast-util-to-markdown/lib/util/safe.js', withSignTests, '$&'],
] as const)('takes needless work out of %s', (name, leaner, gone) => {
  const text = readFileSync(path.join('node_modules', name), 'utf8');
  const lean = leaner(text);
  expect(lean).not.toBe(text);
  expect(lean).not.toContain(gone);
  expect(leaner('export const other = 1;')).toBe('export const other = 1;');
});

it('reads and writes Markdown as the packages do', async () => {
  const packages = ['mdast-util-from-markdown', 'hast-util-to-mdast', 'mdast-util-to-markdown'];
  for (const name of packages)
    symlinkSync(
      path.resolve('node_modules', name),
      path.join(home, 'node_modules', name),
      'junction',
    );
  const signs =
    '* # - + 1. 2) _a_ `b` [c] <d> & &amp; \\\\ ! ~ | = > : "e" \n# f\n- g\n1) h\n=\n> i\n| j';
  const read = '# A *b*\n\n- c `d`\n- [e](/f "g")\n\n> h\n> i\n\n| j |\n\n1. k\n\n   l\n';
  const source = `import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
const text = (value) => ({ type: 'text', value });
const element = (tagName, ...children) => ({ type: 'element', tagName, properties: {}, children });
const signs = ${JSON.stringify(signs)};
const tree = { type: 'root', children: [element('h2', text(signs)), element('p', text('a\\n b '), element('em', text(signs)))] };
const flow = [signs, ...signs].map((value) => ({ type: 'paragraph', children: [text(value), { type: 'strong', children: [text(value)] }] }));
console.log(JSON.stringify([
  fromMarkdown(${JSON.stringify(read)}),
  toMarkdown({ type: 'root', children: flow }),
  toMarkdown(toMdast(tree)),
]));
`;
  write('scripts/say.ts', source);
  write('plain.mjs', source);
  const { stdout } = spawnSync(process.execPath, [path.join(home, 'plain.mjs')], {
    encoding: 'utf8',
  });
  expect(stdout.length).toBeGreaterThan(1000);
  expect(run()).toBe(stdout);
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
