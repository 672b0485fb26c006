import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatProblem } from '../../lib/base/source/problems';
import { checkSpelling } from './spelling';

let root = '';
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'words-')), 'notes');
  mkdirSync(path.join(root, '_site'), { recursive: true });
  vi.stubEnv('CONTENT_DIR', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(root), { recursive: true });
});

const faultsOf = async (text: string) => {
  const file = path.join(root, 'a.mdx');
  writeFileSync(file, text);
  return (await checkSpelling([{ file }])).map(formatProblem);
};

it('takes the words of the content folder that it reads', async () => {
  const text = 'The qwyzzle pays.\n';
  expect(await faultsOf(text)).toEqual([
    'notes/a.mdx:1:5  "qwyzzle" is in no dictionary — correct it, or add it to notes/_site/words.txt',
  ]);
  writeFileSync(path.join(root, '_site/words.txt'), 'qwyzzle\n');
  expect(await faultsOf(text)).toEqual([]);
});
