import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError, formatProblem, type Problem } from '../../lib/base/source/problems';
import { BODIES } from './__fixtures__/planted/bodies';
import { DATA_FILES } from './__fixtures__/planted/data-files';
import { FILE_NAMES } from './__fixtures__/planted/file-names';
import { HEADS } from './__fixtures__/planted/heads';
import { UNREAD_DATA } from './__fixtures__/planted/unread-data';
import { checkContent } from './check-content';
import { readData } from './data';

// The first check loads the whole pipeline, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders: string[] = [];
/** A small sound folder, which the check reads from then on. */
function freshFolder(): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'planted-')), 'content');
  folders.push(path.dirname(root));
  cpSync('scripts/e2e/__fixtures__/base-path', root, { recursive: true });
  vi.stubEnv('CONTENT_DIR', root);
  return root;
}
afterAll(() => {
  vi.unstubAllEnvs();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function write(root: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const page = (body: string, number: number) =>
  `---\ntitle: Page ${number}\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\n${body}\n`;

/** What the check says, without the name of the folder. An exception that is no list of faults fails the test. */
async function faults(): Promise<string[]> {
  const shown = (problems: readonly Problem[]) =>
    problems.map((problem) => formatProblem(problem).replace(/^content\//, ''));
  try {
    return shown((await checkContent(await readData())).problems);
  } catch (error) {
    if (error instanceof ContentError) return shown(error.problems);
    throw error;
  }
}

/** All pages in one run: what is said of each, by its file. */
async function faultsOf(texts: readonly string[]): Promise<Map<string, string[]>> {
  const root = freshFolder();
  write(root, '_includes/piece.mdx', 'A piece.\n');
  write(root, 'empty.svg', '<svg/>');
  for (const [index, text] of texts.entries()) write(root, `p${index}.mdx`, text);
  const found = new Map<string, string[]>();
  for (const fault of await faults()) {
    const [, file = '', rest = ''] = /^([^:]*):(.*)$/s.exec(fault) ?? [];
    found.set(file, [...(found.get(file) ?? []), rest]);
  }
  return found;
}

/** A reader learns what to do: each fault has a place and a remedy, and none is the inside of a program. */
function expectHelp(list: readonly string[]): void {
  expect(list.length).toBeGreaterThan(0);
  for (const fault of list) {
    expect(fault).toMatch(/^(?:[^:]+:)?\d+:\d+ {2}/);
    expect(fault).toMatch(/ — |: write | write "true"/);
    expect(fault).not.toMatch(/undefined|\bat .*\.ts|Error:|\[object/);
  }
}

it('plants 150 mistakes and more, each another', () => {
  const planted = [...BODIES, ...HEADS, ...DATA_FILES, ...FILE_NAMES].map((row) =>
    JSON.stringify(row.slice(0, 2)),
  );
  expect(new Set(planted).size).toBe(planted.length);
  expect(planted.length).toBeGreaterThan(150);
});

describe('a mistake in the body of a page', () => {
  let found: Map<string, string[]>;
  beforeAll(async () => {
    found = await faultsOf(BODIES.map(([mistake], index) => page(mistake, index)));
  });
  it.each(BODIES.map(([mistake, expected], index) => ({ mistake, expected, index })))(
    '$mistake',
    ({ expected, index }) => {
      const said = found.get(`p${index}.mdx`) ?? [];
      expectHelp(said);
      expect(said).toEqual(expected);
    },
  );
  it('is none after the remedy', async () => {
    const left = await faultsOf(BODIES.map(([, , remedied], index) => page(remedied, index)));
    left.delete('empty.svg');
    expect([...left]).toEqual([]);
  });
});

describe('a mistake in the head of a page', () => {
  let found: Map<string, string[]>;
  beforeAll(async () => {
    found = await faultsOf(HEADS.map(([mistake]) => mistake));
  });
  it.each(HEADS.map(([mistake, expected], index) => ({ mistake, expected, index })))(
    '$mistake',
    ({ expected, index }) => {
      const said = found.get(`p${index}.mdx`) ?? [];
      expectHelp(said);
      expect(said).toEqual(expected);
    },
  );
});

describe('a mistake in a data file', () => {
  let root = '';
  beforeEach(() => {
    root = freshFolder();
  });
  afterEach(() => vi.unstubAllEnvs());
  it.each(DATA_FILES)('%s: %j', async (file, mistake, expected, remedied) => {
    write(root, file, mistake);
    const said = await faults();
    expectHelp(said);
    expect(said).toEqual(expected);
    if (remedied === null) rmSync(path.join(root, file));
    else write(root, file, remedied);
    expect(await faults()).toEqual([]);
  });
  it.each(FILE_NAMES)('%s', async (file, expected) => {
    write(root, file, page('Text.', 1));
    const said = await faults();
    expectHelp(said);
    expect(said).toEqual(expected);
  });
});

describe('a data file that cannot be read hides no mistake of a page, and causes none', () => {
  afterEach(() => vi.unstubAllEnvs());
  it.each(UNREAD_DATA)('%s, %j, %j', async (broken, files, body, expected) => {
    const root = freshFolder();
    for (const [name, text] of Object.entries(files))
      write(root, name, /\.mdx$/.test(name) && !text.startsWith('---') ? page(text, 2) : text);
    write(root, 'page.mdx', page(body, 1));
    write(root, broken, 'a: [b\n');
    const said = await faults();
    const own = said.filter((fault) => fault.startsWith(`${broken}:`));
    expectHelp(own);
    expect(said.filter((fault) => !own.includes(fault)).sort()).toEqual([...expected].sort());
  });
});
