import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/** `biome-rooms.grit` has the order of rooms inside a wing; `biome.json` has what may cross wings. */
const WINGS = ['lib/base', 'lib/docs', 'lib/gateway'].flatMap((wing) => [
  wing,
  wing.replace('lib', 'components'),
]);

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

/** Files that the linter refuses when each `[file, target]` holds an import of its target. */
function refusedFiles(imports: readonly (readonly [file: string, target: string])[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'directions-'));
  for (const [file, target] of imports) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), `export * from '${target}';\n`);
  }
  for (const name of ['biome.json', 'biome-rooms.grit']) cpSync(name, path.join(root, name));
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  const refused = diagnostics
    .filter(
      ({ category }) => category === 'lint/style/noRestrictedImports' || category === 'plugin',
    )
    .map(({ location }) => location.path);
  return [...new Set(refused)].sort();
}

it('the linter refuses the imports that cross wings or go up, and no other', () => {
  expect(refusedFiles([...REFUSED, ...ALLOWED])).toEqual(REFUSED.map(([file]) => file).sort());
});

it.each(WINGS)('of two rooms of %s, the linter lets one import from the other', (wing) => {
  const rooms = readdirSync(wing);
  const planted = rooms.flatMap((from) =>
    rooms
      .filter((to) => to !== from)
      .map((to, index) => {
        // Each way of naming a room is planted: by the alias, and by steps up.
        const target = index % 2 ? `@/${wing}/${to}/planted` : `../${to}/planted`;
        return [`${wing}/${from}/to-${to}.ts`, target] as const;
      }),
  );
  const refused = new Set(refusedFiles(planted));
  expect(refused.size).toBe(planted.length / 2);
  // A room may not import the rooms above it. The counts 0, 1, 2, … together show an order without circles.
  const above = rooms.map((from) =>
    rooms.filter((to) => refused.has(`${wing}/${from}/to-${to}.ts`)),
  );
  expect(above.map(({ length }) => length).sort((a, b) => a - b)).toEqual(rooms.map((_, i) => i));
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
