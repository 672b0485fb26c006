import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Modules of `lib` that read the site's data from the disk. */
const LOADER = /\bload[A-Z]\w*/;
const PAGES = /\/content\/pages$/;

/**
 * Imports of values that load data: functions called `load…`, and the index of pages.
 * @param text the source of a module
 */
const loadersIn = (text: string): string[] =>
  [...text.matchAll(/^import (?!type\b)(?:\{([^}]*)\}|\S+) from '(@\/lib\/[^']+)';/gm)]
    .filter(([, names = '', from = '']) => LOADER.test(names) || PAGES.test(from))
    .map(([line]) => line);

const components = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('components', name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__fixtures__/.test(file));

it('loads data in the registries only, so that every other component gets it as a property', () => {
  const loading = components.filter((file) => loadersIn(readFileSync(file, 'utf8')).length > 0);
  const isRegistry = (file: string) =>
    path.basename(file) === 'registry.tsx' || file.startsWith(path.join('components', 'registry'));
  expect(loading.filter((file) => !isRegistry(file))).toEqual([]);
  expect(loading).not.toEqual([]);
});

it.each([
  "import { loadContract } from '@/lib/gateway/contract/load';",
  "import { type Client, loadClients } from '@/lib/gateway/contract/examples/clients';",
  "import { titleOf } from '@/lib/docs/content/pages';",
])('finds %s', (line) => {
  expect(loadersIn(`import { a } from './a';\n${line}\n`)).toEqual([line]);
});

it('takes no type and no script of the browser for a loader', () => {
  const text =
    "import type { SiteIndex } from '@/lib/docs/content/pages';\nimport { loadScript } from './load-script';";
  expect(loadersIn(text)).toEqual([]);
});
