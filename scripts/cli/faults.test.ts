import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commandArgs } from '../testing/command';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'faults-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const MISSING = path.join(FOLDER, 'missing');
const FILE = path.join(FOLDER, 'file');
writeFileSync(FILE, '');
const EMPTY = path.join(FOLDER, 'empty');
mkdirSync(EMPTY);
const BUILD = path.join(FOLDER, 'build');
mkdirSync(BUILD);
writeFileSync(path.join(BUILD, 'index.html'), '<html></html>');
const OTHERS = path.join(FOLDER, 'others');
mkdirSync(OTHERS);
writeFileSync(path.join(OTHERS, 'notes.txt'), '');

const noBuild = (dir: string) => `There is no build in ${dir} — run`;
/** Nothing is at its port, and a command that asks it anyway fails quickly. */
const BUCKET = ['s3://bucket', '--endpoint', 'http://127.0.0.1:9'];

/** What is typed after the name of the command → the beginning of what it prints, and its exit code. */
const ROWS: [command: string, args: string[], text: string, code?: number][] = [
  ['bench.ts', ['nothing'], 'There is no measurement "nothing" — choose'],
  ['bench.ts', ['search', 'more'], '"more" is one name too many'],
  ['build.ts', ['out'], "Unexpected argument 'out'."],
  ['check.ts', ['faq'], "Unexpected argument 'faq'."],
  ['check.ts', ['--strickt'], "Unknown option '--strickt'"],
  ['deploy.ts', [], 'no bucket is named — write s3://bucket'],
  ['deploy.ts', ['bucket'], '"bucket" is not an address — write s3://bucket'],
  ['deploy.ts', ['s3://bucket', 'more'], '"more" is one argument too many'],
  ['deploy.ts', ['s3://bucket', '--dir'], "Option '--dir <value>' argument missing"],
  ['deploy.ts', ['s3://bucket', '--keep', 'all'], '--keep is a whole number'],
  ['deploy.ts', ['s3://bucket', '--endpoint', 'x', '--verify'], '--endpoint is an address'],
  ['deploy.ts', [...BUCKET, '--dir', MISSING], noBuild(MISSING), 2],
  ['deploy.ts', [...BUCKET, '--dir', FILE], noBuild(FILE), 2],
  ['deploy.ts', [...BUCKET, '--dir', EMPTY], `${EMPTY} is not a whole build:`, 2],
  ['dev.ts', ['--wrong'], "Unknown option '--wrong'"],
  ['dev.ts', ['--port'], "Option '-p, --port <value>' argument missing"],
  ['hosts.ts', ['--dir'], "Option '--dir <value>' argument missing"],
  ['hosts.ts', ['--dir', MISSING], noBuild(MISSING)],
  ['hosts.ts', ['--dir', FILE], noBuild(FILE)],
  ['hosts.ts', ['--dir', BUILD, '--to', FILE], `${FILE} is a file — name a folder`],
  ['hosts.ts', ['--dir', BUILD, '--to', OTHERS], `${OTHERS} holds "notes.txt", which`],
  ['new.ts', [], '"" is not a route — write'],
  ['new.ts', ['../x'], '"../x" is not a route — write'],
  ['new.ts', ['x', 'A', 'title'], '"title" is one argument too many — put the title in quotes'],
  ['new.ts', ['faq'], 'content/faq.mdx already exists — edit it'],
  ['new.ts', ['cabinet/control/x'], 'Every page of cabinet is in a group — choose'],
  ['new.ts', ['services/blik/new_page'], 'No variant in content/_services has "route: /services/'],
  ['new.ts', ['method'], 'These options are missing:\n  --id blik  Id of'],
  ['new.ts', ['method', '--id', 'blik'], '--id: _services/blik.yaml already exists'],
  ['new.ts', ['method', '--idd', 'blik'], "Unknown option '--idd'"],
  ['prose.ts', ['wrong/path'], 'No text is named "wrong/path" — correct the path'],
  ['prose.ts', ['--before'], "Option '--before <value>' argument missing"],
  ['prose.ts', ['--before', MISSING], `${MISSING} is not a revision`],
  ['serve.ts', ['--port'], "Option '--port <value>' argument missing"],
  ['serve.ts', ['--port', ''], '"" is not a port — give'],
  ['serve.ts', ['--port', '70000'], '"70000" is not a port — give'],
  ['serve.ts', ['--dir', MISSING], noBuild(MISSING)],
  ['serve.ts', ['--dir', FILE], noBuild(FILE)],
  ['serve.ts', ['--dir', BUILD, '--port', '0', '--host', 'no host'], 'The system refused: '],
  ['simulator.ts', ['--port', '1e3'], '"1e3" is not a port — give'],
  ['simulator.ts', ['--seed', 'x'], '--seed is a whole number, not "x".'],
  ['simulator.ts', ['--time-scale', '0'], '--time-scale is a number above 0, not "0".'],
  ['simulator.ts', ['--base', 'x'], '--base is an address like'],
  ['simulator.ts', ['--callbacks-to', 'ftp://x'], '--callbacks-to is an address like'],
  ['simulator.ts', ['--new-callback-secret', 'x'], '--new-callback-secret is'],
  ['simulator.ts', ['--scenario', 'x.json'], '--scenario needs --callbacks-to'],
  ['simulator.ts', ['--port', '0', '--host', 'no host'], 'The system refused: '],
  ['site.mjs', ['--port', 'x'], '"x" is not a port — give'],
];

/** Commands that read the content, with the arguments that let them come so far. */
const READERS: [command: string, args: string[]][] = [
  ['bench.ts', []],
  ['build.ts', []],
  ['check.ts', []],
  ['new.ts', ['a/page']],
  ['prose.ts', []],
  ['simulator.ts', ['--port', '0']],
];

/** Run a command with the content folder `content`. It must end by itself, with one sentence and no stack trace. */
function fails(command: string, args: readonly string[], content = ''): [string, number | null] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...commandArgs(command), ...args],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content }, timeout: 60_000 },
  );
  expect(stdout).toBe('');
  expect(stderr).not.toMatch(/^ {4}at /m);
  return [stderr, status];
}

it.each(ROWS)(
  '%s %j stops with one sentence',
  { timeout: 60_000 },
  (command, args, text, code = 1) => {
    const [printed, status] = fails(command, args);
    expect(printed.slice(0, text.length)).toBe(text);
    expect(status).toBe(code);
  },
);

it.each(READERS)(
  '%s says that there is no content folder',
  { timeout: 60_000 },
  (command, args) => {
    for (const [content, text] of [
      [MISSING, `${MISSING} is no folder — create it`],
      [FILE, `${FILE} is not a folder — create it`],
    ] as const) {
      const [printed, status] = fails(command, args, content);
      expect(printed.slice(0, text.length)).toBe(text);
      expect([printed.trim().split('\n').length, status]).toEqual([1, 1]);
    }
  },
);

it('prints the faults of the content as one JSON document', { timeout: 60_000 }, () => {
  const content = path.join(FOLDER, 'content');
  mkdirSync(path.join(content, '_site'), { recursive: true });
  writeFileSync(path.join(content, 'index.mdx'), '---\ntitle: A\n---\nText.\n');
  writeFileSync(path.join(content, '_site/folders.yaml'), 'a: [\n');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...commandArgs('check.ts'), '--json'],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content, GITHUB_ACTIONS: 'true' } },
  );
  const { errors, problems } = JSON.parse(stdout);
  expect([status, errors]).toEqual([1, 2]);
  expect(problems.map(({ file }: { file: string }) => file)).toEqual([
    'content/_site/folders.yaml',
    'content/index.mdx',
  ]);
  expect(stderr).toMatch(/^::error file=content\/_site\/folders\.yaml,line=\d+,col=\d+::/);
});

it('says that the folder has no contract to simulate', { timeout: 60_000 }, () => {
  const [printed, status] = fails('simulator.ts', ['--port', '0'], EMPTY);
  expect([printed, status]).toEqual([
    expect.stringContaining('_contract/openapi.yaml — set CONTENT_DIR'),
    1,
  ]);
});

it.each([
  ['serve.ts', ['--dir', BUILD]],
  ['simulator.ts', []],
])('%s says that its port is in use', { timeout: 60_000 }, async (command, args) => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [printed, status] = fails(command, [...args, '--port', `${port}`]);
  await new Promise((resolve) => holder.close(resolve));
  const text = `Port ${port} is already in use — stop the program that uses it, or choose another with --port.\n`;
  expect([printed, status]).toEqual([text, 1]);
});
