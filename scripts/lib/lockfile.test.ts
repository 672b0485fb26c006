import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

/**
 * Builds for other systems, which the registry of the machine that wrote the lockfile did not have: their hashes are
 * not known there. `npm install` on a machine with the public registry adds them; remove their names from this list then.
 */
const WITHOUT_HASH = [
  ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64'],
  ...['linux-arm64-musl', 'linux-x64-musl', 'win32-arm64', 'win32-x64'],
]
  .map((system) => `node_modules/@biomejs/cli-${system}`)
  .concat(
    ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
      (system) => `node_modules/@next/swc-${system}`,
    ),
  );

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }; // npm writes this file
const entries = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);

it('has the hash of every package, so that nothing else can be installed in its place', () => {
  const missing = entries.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(missing.map(([name]) => name)).toEqual(WITHOUT_HASH);
  expect(missing.filter(([, { optional }]) => !optional)).toEqual([]);
});

it('names no registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
