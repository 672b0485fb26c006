import { readFile } from 'node:fs/promises';
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
