import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { replaceOut } from './whole-out';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'whole-out-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const [out, making] = [path.join(FOLDER, 'out'), path.join(FOLDER, 'making')];
const write = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), name);
};
beforeEach(() => {
  write(out, 'old');
  write(making, 'of a build that was killed');
});

const make = () => write(out, 'made');
const fail = () => {
  throw new Error('ENOSPC: no space left on device, write');
};

it('puts a finished folder in place of the old one', async () => {
  const finish = async (folder: string) => {
    expect(existsSync(out)).toBe(false);
    write(folder, 'finished');
    return 7;
  };
  expect(await replaceOut(out, making, { make, finish })).toBe(7);
  expect(readdirSync(FOLDER)).toEqual(['out']);
  expect(readdirSync(out).sort()).toEqual(['finished', 'made']);
});

it.each([
  ['first', { make: () => [make(), fail()], finish: async () => undefined }],
  ['second', { make, finish: async () => fail() }],
])('leaves nothing when the %s step fails', async (_, steps) => {
  await expect(replaceOut(out, making, steps)).rejects.toThrow('ENOSPC');
  expect(readdirSync(FOLDER)).toEqual([]);
});
