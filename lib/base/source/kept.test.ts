import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type KeptModule = typeof import('./kept');

let folder: string;
let kept: KeptModule;
/** As another program would load it. */
const load = async (): Promise<KeptModule> => {
  vi.resetModules();
  return await import('./kept');
};
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  kept = await load();
  kept.keepValues();
});
afterEach(() => {
  vi.restoreAllMocks();
  // Other test files share the modules of this process, and keep nothing.
  vi.resetModules();
  rmSync(folder, { recursive: true });
});
const cache = () => path.join(folder, 'node_modules/.cache/values');
const keep = <T>(key: string, make: () => T): T => kept.keptValue('values', () => key, make);

it('makes a value once, and gives the same to the next program', async () => {
  const value = { a: [1, undefined], b: new Map([['c', 2]]) };
  expect(keep('one', () => value)).toBe(value);
  kept = await load();
  const make = vi.fn();
  expect(keep('one', make)).toEqual(value);
  expect(make).not.toHaveBeenCalled();
  expect(keep('two', () => 'other')).toBe('other');
});

it('keeps nothing for programs that have not said that their code is new', async () => {
  kept = await load();
  expect(keep('one', () => 1)).toBe(1);
  expect(keep('one', () => 2)).toBe(2);
});

it('keeps nothing when an input was edited meanwhile', () => {
  let input = 'before';
  const edit = () => {
    input = 'after';
    return 1;
  };
  expect(kept.keptValue('values', () => input, edit)).toBe(1);
  expect(keep('before', () => 2)).toBe(2);
  expect(keep('after', () => 3)).toBe(3);
});

it('makes it again when the file is damaged', () => {
  keep('one', () => 1);
  writeFileSync(path.join(cache(), 'one.v8'), 'damaged');
  expect(keep('one', () => 2)).toBe(2);
});

it('keeps nothing of a value that could not be made, and few of the others', () => {
  expect(() =>
    keep('one', () => {
      throw new Error('faulty');
    }),
  ).toThrow('faulty');
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) keep(key, () => key);
  expect(readdirSync(cache())).toHaveLength(4);
});
