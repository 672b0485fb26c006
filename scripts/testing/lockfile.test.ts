import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }; // npm writes this file
const entries = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);

it('has the hash of every package, so that nothing else can be installed in its place', () => {
  const missing = entries.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('names no registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
