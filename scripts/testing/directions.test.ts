import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The rooms of `lib`, lowest first: a room may import only from rooms above it in this list. ARCHITECTURE.md says what each holds. */
const ROOMS = [
  'source',
  'math',
  'text',
  'routes',
  'identifiers',
  'publish',
  'markdown',
  'site',
  'content',
  'contract',
  'signing',
  'simulator',
  'diagrams',
  'navigation',
  'twin',
  'seo',
  'offline',
  'search',
  'prose',
];

/** Imports that go up, as `file → target`. Paths begin in the root of the project, without an extension. */
function goingUp(imports: readonly (readonly [file: string, target: string])[]): string[] {
  const height = (name: string) => ROOMS.indexOf(name.split('/')[1] ?? '');
  return imports
    .filter(([file, target]) => target.startsWith('lib/') && height(target) > height(file))
    .map(([file, target]) => `${file} → ${target}`);
}

const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('lib', name.split(path.sep).join('/')))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|__fixtures__/.test(file));

const importsOf = (file: string): (readonly [string, string])[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(@\/|\.{1,2}\/)([^']+)'/g)].map(
    ([, start = '', rest = '']) => [
      file,
      start === '@/' ? rest : path.posix.join(path.posix.dirname(file), start, rest),
    ],
  );

it('knows every room of lib', () => {
  expect(readdirSync('lib').sort()).toEqual([...ROOMS].sort());
});

it('lets no room of lib import from a room that builds on it', () => {
  const imports = sources.flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(500);
  expect(goingUp(imports)).toEqual([]);
});

it('finds an import that goes up', () => {
  expect(goingUp([['lib/base/text/nearest.ts', 'lib/gateway/contract/types']])).toHaveLength(1);
  expect(goingUp([['lib/gateway/contract/load.ts', 'lib/base/text/nearest']])).toEqual([]);
});

it('has no folder of more than 30 source files', () => {
  const folders = ['app', 'components', 'lib', 'scripts'].flatMap((top) =>
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|css|mjs)$/.test(entry.name))
      .filter(({ name }) => !/\.(test|e2e|d)\./.test(name))
      .map(({ parentPath }) => parentPath),
  );
  expect([...count(folders)].filter(([, files]) => files > 30)).toEqual([]);
});

const count = (names: readonly string[]): Map<string, number> =>
  names.reduce((map, name) => map.set(name, (map.get(name) ?? 0) + 1), new Map<string, number>());
