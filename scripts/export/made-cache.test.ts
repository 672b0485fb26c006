import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkOrCopy, writeAnew } from './link';
import { MadeCache } from './made-cache';

let folder: string;
const at = (name: string) => path.join(folder, name);
const open = () => new MadeCache('things', '.txt', []);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'made-cache-'));
  mkdirSync(at('out'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Makes a file, keeps it, and publishes it under a second name, as a build does. */
function build(): string {
  const cache = open();
  const file = cache.fileFor('a', 'b');
  writeFileSync(file, 'made');
  cache.keepOnly([file]);
  linkOrCopy(file, at('out/a.txt'));
  return file;
}

it('keeps what was asked for, and nothing else', () => {
  const file = build();
  expect(open().has(file)).toBe(true);
  expect(open().fileFor('a', 'b')).toBe(file);
  expect(open().fileFor('ab', '')).not.toBe(file);
  open().keepOnly([]);
  expect(open().has(file)).toBe(false);
});

it('does not use what was edited under its name in the site', () => {
  const file = build();
  writeFileSync(at('out/a.txt'), 'edited by hand');
  expect(readFileSync(file, 'utf8')).toBe('edited by hand');
  expect(open().has(file)).toBe(false);
});

it('stays as it is when the site writes its own file anew', () => {
  const file = build();
  writeAnew(at('out/a.txt'), 'finished');
  expect(readFileSync(file, 'utf8')).toBe('made');
  expect(open().has(file)).toBe(true);
});

it('counts files as they are when the list cannot be read', () => {
  const file = build();
  writeFileSync(path.join(path.dirname(file), 'made.json'), '{"');
  expect(open().has(file)).toBe(true);
});
