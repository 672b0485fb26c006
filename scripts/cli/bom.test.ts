import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bom';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

it('lists each package of the lockfile with its hash, and nothing of the run', () => {
  const text = billOfMaterials();
  const { components, metadata, bomFormat } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  expect(text).not.toMatch(/"(?:serialNumber|timestamp|tools)"/);
  expect(metadata.component.name).toBe('gateway-docs');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { readonly version: string }>; // npm writes this file
  };
  const wanted = Object.entries(packages)
    .filter(([key]) => key !== '')
    .map(([key, { version }]) => `${key.replace(/^.*node_modules\//, '')}@${version}`);
  const listed = (components as Component[]).map(({ name, version }) => `${name}@${version}`);
  expect([...new Set(listed)].sort()).toEqual([...new Set(wanted)].sort());
  expect(
    (components as Component[]).filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512'),
  ).toEqual([]);
});

// A file of Linux that is always full.
it.skipIf(!existsSync('/dev/full'))('says in one sentence that the disk is full', () => {
  const argv = ['scripts/run.mjs', 'sbom.ts', '--to', '/dev/full'];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'The disk is full — free some space, then run the command again.\n',
  ]);
});
