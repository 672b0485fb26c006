import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * The rooms of each wing, lowest first: a room may import only from rooms before it in its list. ARCHITECTURE.md says
 * what each holds. Biome holds the directions between wings and between `app`, `components`, `lib` and `scripts`;
 * it would need one override a room for these lists.
 */
const ROOMS = {
  'lib/base': ['source', 'math', 'text', 'routes', 'interface', 'code'],
  'lib/docs': [
    ...['publish', 'markdown', 'site', 'content'],
    ...['navigation', 'twin', 'seo', 'offline', 'search', 'prose'],
  ],
  'lib/gateway': ['identifiers', 'contract', 'signing', 'simulator', 'diagrams'],
  'components/base': [...['browser', 'icon', 'link', 'details', 'copy', 'code', 'tables', 'tabs']],
  'components/docs': [
    ...['terms', 'toc', 'highlight', 'navigation', 'theme', 'search', 'navbar', 'sidebar'],
    ...['shell', 'offline', 'site', 'mdx', 'doc-page', 'boot'],
  ],
  'components/gateway': [
    ...['checker', 'text', 'api', 'reference', 'contract', 'diagrams', 'services', 'registry'],
  ],
} as const satisfies Record<string, readonly string[]>;

type Import = readonly [file: string, target: string];

/** Imports that go up inside a wing, as `file → target`. Paths begin in the root of the project, without an extension. */
function goingUp(imports: readonly Import[]): string[] {
  return imports
    .filter(([file, target]) => {
      const [top, wing, room = ''] = file.split('/');
      const rooms: readonly string[] = ROOMS[`${top}/${wing}` as keyof typeof ROOMS] ?? [];
      const inWing = target.startsWith(`${top}/${wing}/`);
      return inWing && rooms.indexOf(target.split('/')[2] ?? '') > rooms.indexOf(room);
    })
    .map(([file, target]) => `${file} → ${target}`);
}

const sources = ['lib', 'components'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(top, name.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__fixtures__/.test(file)),
);

const importsOf = (file: string): Import[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import)\s*'(@\/|\.{1,2}\/)([^']+)'/g),
  ].map(([, start = '', rest = '']) => [
    file,
    start === '@/' ? rest : path.posix.join(path.posix.dirname(file), start, rest),
  ]);

it.each(Object.entries(ROOMS))('knows every room of %s', (wing, rooms) => {
  expect(readdirSync(wing).sort()).toEqual([...rooms].sort());
});

it('lets no room import from a room that builds on it', () => {
  const imports = sources.flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(1000);
  expect(goingUp(imports)).toEqual([]);
});

it('finds an import that goes up', () => {
  expect(goingUp([['lib/docs/site/load.ts', 'lib/docs/content/pages']])).toHaveLength(1);
  expect(goingUp([['lib/docs/content/pages.ts', 'lib/docs/site/load']])).toEqual([]);
});

const REFUSED = [
  ['lib/base/text/planted.ts', '../../docs/site/load'],
  ['lib/base/math/planted.ts', '../../gateway/contract/load'],
  ['lib/docs/search/planted.ts', '../../gateway/contract/load'],
  ['lib/gateway/contract/planted.ts', '../../docs/site/load'],
  ['lib/docs/site/planted.ts', '@/components/base/link/link'],
  ['lib/gateway/signing/planted.ts', 'react'],
  ['components/base/link/planted.tsx', '@/components/docs/shell/footer'],
  ['components/docs/shell/planted.tsx', '@/lib/gateway/contract/load'],
  ['components/gateway/api/planted.tsx', '@/lib/docs/content/pages'],
  ['components/docs/shell/planted.client.tsx', '@/lib/docs/site/load'],
  ['components/docs/toc/planted.tsx', '../../../scripts/check'],
  ['app/planted.tsx', '../scripts/check'],
  ['app/planted-wing.tsx', '@/components/registry/gateway'],
  ['lib/docs/content/planted.ts', '../../registry/gateway'],
  ['lib/gateway/contract/planted-join.ts', '../../registry/gateway'],
  ['components/docs/mdx/planted.tsx', '@/components/registry/gateway'],
  ['lib/registry/planted.ts', 'react'],
  ['components/registry/planted.tsx', '../../scripts/check'],
] as const;
const ALLOWED = [
  ['lib/docs/twin/planted.ts', '../../base/text/names'],
  ['lib/registry/planted-docs.ts', '../docs/content/extension'],
  ['lib/registry/planted-gateway.ts', '../gateway/contract/load'],
  ['components/registry/planted-gateway.tsx', '@/components/gateway/api/verb'],
  ['components/gateway/text/planted.tsx', '@/components/base/link/link'],
] as const;

it('the linter refuses the imports that cross wings or go up, and no other', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'directions-'));
  for (const [file, target] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), `export * from '${target}';\n`);
  }
  cpSync('biome.json', path.join(root, 'biome.json'));
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  const refused = diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => location.path);
  expect([...new Set(refused)].sort()).toEqual(REFUSED.map(([file]) => file).sort());
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
