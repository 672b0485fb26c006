import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { locate } from './locate';

const root = mkdtempSync(path.join(os.tmpdir(), 'locate-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, '_contract'));
const write = (name: string, text: string) =>
  writeFileSync(path.join(root, '_contract', name), text);
const lineOf = (name: string, ...keys: string[]) =>
  locate([{ file: `_contract/${name}`, path: keys, message: 'is wrong' }], root)[0]?.line;

it('gives the line of the deepest key that exists, in the text as it is now', () => {
  write('a.yaml', 'one: 1\ntwo:\n  three: 3\n');
  write('b.yaml', 'two: 2\n');
  expect(lineOf('a.yaml', 'two', 'three', 'four')).toBe(3);
  expect(lineOf('b.yaml', 'two')).toBe(1);
  expect(lineOf('a.yaml', 'two', 'three')).toBe(3);
  write('a.yaml', 'two:\n  three: 3\n');
  expect(lineOf('a.yaml', 'two', 'three')).toBe(2);
});
