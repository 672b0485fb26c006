import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishMedia } from './media';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  mkdirSync(path.join(root, 'notes'));
  vi.stubEnv('CONTENT_DIR', path.join(root, 'notes'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(name: string): void {
  const file = path.join(root, 'notes', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, name);
}

it('publishes what is there, and takes back what has been deleted or renamed', () => {
  const target = path.join(root, 'media');
  const published = (...linked: string[]) => {
    publishMedia(linked, target);
    return readdirSync(target, { recursive: true, encoding: 'utf8' }).sort();
  };
  expect(published()).toEqual([]);
  for (const name of ['a.png', 'deep/er/b.png', 'deep/c.svg', 'form 1.pdf']) write(name);
  expect(published('/media/form%201.pdf#page=2')).toEqual([
    'a.png',
    'deep',
    'deep/c.svg',
    'deep/er',
    'deep/er/b.png',
    'form 1.pdf',
  ]);
  rmSync(path.join(root, 'notes/deep/er'), { recursive: true });
  rmSync(path.join(root, 'notes/a.png'));
  // The file is still there, and nothing leads to it.
  expect(published()).toEqual(['deep', 'deep/c.svg']);
  rmSync(path.join(root, 'notes/deep'), { recursive: true });
  expect(published('/media/gone.pdf')).toEqual([]);
  expect(existsSync(path.join(root, 'notes/form 1.pdf'))).toBe(true);
});
