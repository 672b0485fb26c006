import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { FileCache } from './file-cache';

const FILE = fileURLToPath(import.meta.url);

it('reads a file again after a read that failed', async () => {
  const read = vi.fn((file: string) => readFile(file));
  read.mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  const files = new FileCache(read);
  await expect(files.body(FILE, 'identity')).rejects.toThrow('EMFILE');
  expect((await files.body(FILE, 'identity'))?.bytes.toString()).toContain('reads a file again');
  await files.body(FILE, 'identity');
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads a file again when it has changed on disk', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'file-cache-'));
  const file = path.join(folder, 'faq.html');
  const files = new FileCache();
  const text = async () => (await files.body(file, 'identity'))?.bytes.toString();
  await writeFile(file, 'old');
  expect(await text()).toBe('old');
  await writeFile(file, 'newer');
  expect(await text()).toBe('newer');
  await rm(folder, { recursive: true });
});
