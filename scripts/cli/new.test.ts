import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatProblem } from '../../lib/base/source/problems';
import { checkContent } from '../content/check-content';
import { readData } from '../content/data';
import { answersTo } from './questions';

let root = '';
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(os.tmpdir(), 'new-')), 'content');
  cpSync('scripts/e2e/__fixtures__/base-path', root, { recursive: true });
  writeFileSync(
    path.join(root, '_site/sidebar.yaml'),
    '- label: Start\n  items:\n    - /\n    - /guide\n',
  );
  vi.stubEnv('CONTENT_DIR', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(root), { recursive: true });
});

/** `npm run new` without a terminal. */
const runNew = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/new.ts', ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};
const faults = async () => (await checkContent(await readData())).problems.map(formatProblem);

it('writes a page and its place in the sidebar, and the check names what is left to write', async () => {
  const { status, stdout } = runNew('guide/limits', 'Limits', '--list', 'Start');
  expect([status, stdout]).toEqual([
    0,
    [
      'content/guide/limits.mdx is written.',
      'content/_site/sidebar.yaml lists /guide/limits.',
      '',
      '1. Replace each TODO of the page. "draft: true" in its head keeps it out of a build until it is ready.',
      '2. npm run dev shows it, and npm run check names each TODO that is left.',
      '',
    ].join('\n'),
  ]);
  expect(readFileSync(path.join(root, '_site/sidebar.yaml'), 'utf8')).toBe(
    '- label: Start\n  items:\n    - /\n    - /guide\n    - /guide/limits\n',
  );
  expect(await faults()).toEqual([
    'content/guide/limits.mdx:3:15  "TODO" is left over — do it, or remove the note',
    'content/guide/limits.mdx:6:1  "TODO" is left over — do it, or remove the note',
    'content/guide/limits.mdx:8:1  warning: nothing is below this heading — write a text, or remove it',
    'content/guide/limits.mdx:8:4  "TODO" is left over — do it, or remove the note',
  ]);
  // What is left to write, written.
  const file = path.join(root, 'guide/limits.mdx');
  const text = readFileSync(file, 'utf8');
  const [begin] = text.split('## TODO');
  writeFileSync(file, `${begin}`.replaceAll('TODO: say', 'Limits say'));
  expect(await faults()).toEqual([]);
});

it('refuses what exists and unknown groups, and writes nothing then', () => {
  expect(runNew('guide', '--list', 'Start').stderr).toBe(
    'content/guide.mdx already exists — edit it, or choose another route.\n',
  );
  expect(runNew('guide/limits', '--list', 'Begin').stderr).toBe(
    'There is no group "Begin" — choose one of these: Start.\n',
  );
  expect(runNew('guide/limits').status).toBe(0);
});

it.each([
  ['is no code', '--currency: is no code.'],
  ['is no code — did you mean "PLN"?', '--currency: is no code — did you mean "PLN"?'],
])('ends the fault of an option once: %s', async (fault, message) => {
  const question = { name: 'currency', ask: 'Currency', example: 'PLN', fault: () => fault };
  await expect(answersTo([question], { currency: 'PLM' })).rejects.toThrow(
    expect.objectContaining({ message }),
  );
});
