import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { EXIT } from './exit-codes';
import { readOut } from './read-out';
import { removeFolders, writeSite } from './testing/site';

/** Called with each file before it is read. */
let beforeRead: (file: string) => void = () => {};
vi.mock('node:fs', async (importActual) => {
  const fs = await importActual<typeof import('node:fs')>();
  const readFileSync = (file: string, ...rest: [encoding?: 'utf8']) => {
    beforeRead(file);
    return fs.readFileSync(file, ...rest);
  };
  return { ...fs, readFileSync };
});

beforeEach(() => {
  beforeRead = () => {};
});
afterAll(removeFolders);

const options = { packing: 'none', origin: 'website' } as const;
const refusal = (file: string) =>
  expect.objectContaining({
    code: EXIT.refused,
    message: `${file} has changed since this deploy began; run the build, then the deploy again`,
  });

it('refuses a build of which a file is deleted while its files are hashed', () => {
  const dir = writeSite();
  const file = path.join(dir, 'robots.txt');
  beforeRead = (name) => {
    if (name === path.join(dir, 'openapi.json')) rmSync(file);
  };
  expect(() => readOut(dir, options)).toThrow(refusal(file));
});

it('refuses a build with a file that is listed and cannot be found', () => {
  const dir = writeSite();
  const file = path.join(dir, 'gone.txt');
  symlinkSync(path.join(dir, 'nowhere'), file);
  expect(() => readOut(dir, options)).toThrow(refusal(file));
});

it('refuses to send a file that has been deleted since it was hashed', async () => {
  const dir = writeSite();
  const file = path.join(dir, 'robots.txt');
  const { objects, bytesOf } = readOut(dir, options);
  rmSync(file);
  await expect(bytesOf(objects['robots.txt']?.body ?? '')).rejects.toThrow(refusal(file));
});
