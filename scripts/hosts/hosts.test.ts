import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cacheControlOf, contentTypeOf } from '../../lib/docs/publish/classes';
import { headerName, SECURITY_HEADERS } from '../../lib/docs/publish/headers';
import { HOSTS } from '../../lib/docs/publish/hosts';
import { removeFolders, siteFiles, temporaryFolder, writeSite } from '../deploy/testing/site';
import { OUT_DIR } from '../export/out';
import { filesFrom, hostFiles } from './host-files';

afterAll(removeFolders);

const dir = writeSite();
const files = hostFiles(dir);
const fileOf = (name: string) => files.get(name) ?? '';

it('writes the files of each host on the list, and refuses a name that two of them use', () => {
  const input = { redirects: [], base: '', files: ['index.html'] };
  const ninth = () => ({ 'ninth.conf': 'text' });
  expect([...filesFrom([...HOSTS, ninth], input).keys()]).toContain('ninth.conf');
  expect(() => filesFrom([...HOSTS, () => ({ 'nginx.conf': '' })], input)).toThrow('nginx.conf');
});

it('says in DEPLOYMENT.md what each file is for; the lists belong to the uploads', () => {
  const text = readFileSync('DEPLOYMENT.md', 'utf8');
  const names = [...files.keys()].filter((name) => !name.startsWith('lists/'));
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

describe('_headers and _redirects', () => {
  it('give every path the security headers, and hashed files their year', () => {
    const blocks = fileOf('_headers').trim().split('\n\n');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(blocks[0]).toContain(`  ${headerName(name)}: ${value}`);
    }
    expect(blocks.slice(1)).toEqual([
      '/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable',
    ]);
  });

  it('never keep what has no hash', () => {
    const mixed = writeSite();
    mkdirSync(path.join(mixed, 'og'));
    mkdirSync(path.join(mixed, 'fonts'));
    writeFileSync(path.join(mixed, 'og/faq.0123456789ab.png'), '');
    writeFileSync(path.join(mixed, 'fonts/a.0123456789ab.woff2'), '');
    writeFileSync(path.join(mixed, 'og/faq.0123456789ab.png.gz'), '');
    writeFileSync(path.join(mixed, 'fonts/LICENSE'), '');
    const headers = hostFiles(mixed).get('_headers') ?? '';
    expect(headers).toContain('/og/*\n');
    expect(headers).not.toContain('/fonts/');
  });

  it('know both spellings of an old address', () => {
    expect(fileOf('_redirects')).toBe(
      '/services/pix/old /services/pix/payout 301\n/services/pix/old/ /services/pix/payout 301\n',
    );
  });
});

/** developers.cloudflare.com/pages/configuration: /redirects and /headers; Netlify names no smaller ones. */
const LIMITS = {
  static: 2000,
  dynamic: 100,
  redirectLine: 1000,
  headerRules: 100,
  headerLine: 2000,
};
const isBuilt = existsSync(path.join(OUT_DIR, 'index.html'));

describe.each([
  ['the small site', dir, true],
  ['the built site', OUT_DIR, isBuilt],
])('_headers and _redirects of %s', (_, folder, isThere) => {
  it.skipIf(!isThere)('keep within what Cloudflare reads', () => {
    const made = hostFiles(folder);
    const linesOf = (name: string) => (made.get(name) ?? '').trimEnd().split('\n');
    const redirects = linesOf('_redirects');
    const sources = redirects.map((line) => line.split(' ')[0] ?? '');
    const dynamic = sources.filter((source) => /[*:]/.test(source));
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.length - dynamic.length).toBeLessThanOrEqual(LIMITS.static);
    expect(dynamic.length).toBeLessThanOrEqual(LIMITS.dynamic);
    expect(longest(redirects)).toBeLessThanOrEqual(LIMITS.redirectLine);
    const headers = linesOf('_headers');
    const rules = headers.filter((line) => line.startsWith('/'));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.length).toBeLessThanOrEqual(LIMITS.headerRules);
    expect(longest(headers)).toBeLessThanOrEqual(LIMITS.headerLine);
  });
});

const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

describe('the upload scripts', () => {
  const folder = temporaryFolder();
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  /** Run a script with a stand-in for its tool that writes down how it was called, one argument a line. */
  const callsOf = (tool: string): string[][] => {
    const bin = temporaryFolder();
    const log = path.join(bin, 'log');
    writeFileSync(path.join(bin, tool), `#!/bin/sh\nprintf '%s\\n' "$@" -- >> ${log}\n`);
    chmodSync(path.join(bin, tool), 0o755);
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      OUT: dir,
      BUCKET: 'b',
      REMOTE: 'r',
    };
    const { status, stderr } = spawnSync('sh', [path.join(folder, `upload-${tool}.sh`)], { env });
    expect([status, String(stderr)]).toEqual([0, '']);
    return readFileSync(log, 'utf8')
      .split('\n--\n')
      .filter(Boolean)
      .map((call) => call.split('\n'));
  };
  const own = [...siteFiles().keys()].filter((name) => name !== '_redirects').sort();
  const clean = ['faq', 'services/pix', 'services/pix/old', 'services/pix/payout'];

  it('send every file once with its headers, and every page under its clean address, with aws', () => {
    const calls = callsOf('aws');
    const argumentOf = (call: string[], flag: string) => call[call.indexOf(flag) + 1];
    const bulk = calls.filter((call) => call.includes('--recursive'));
    const sent = bulk.flatMap((call) =>
      call
        .filter((_, index) => call[index - 1] === '--include')
        .map((file) => [
          file,
          argumentOf(call, '--content-type'),
          argumentOf(call, '--cache-control'),
        ]),
    );
    const wanted = own.map((file) => {
      const cache = /^(index|404)\.html$/.test(file)
        ? cacheControlOf(`/${file}`)
        : file.endsWith('.html')
          ? 'public, max-age=300'
          : cacheControlOf(`/${file}`);
      return [file, contentTypeOf(`/${file}`), cache];
    });
    expect(sent.sort()).toEqual(wanted);
    const pages = calls.filter((call) => !call.includes('--recursive')).map((call) => call[3]);
    expect(pages.sort()).toEqual(clean.map((key) => `s3://b/${key}`));
  });

  it('send the same with rclone', () => {
    const calls = callsOf('rclone');
    const lists = calls
      .filter(([command]) => command === 'copy')
      .map((call) => call[call.indexOf('--files-from-raw') + 1]);
    const sent = lists.flatMap((list = '') =>
      readFileSync(path.join(folder, list), 'utf8').trim().split('\n'),
    );
    expect(sent.sort()).toEqual(own);
    const pages = calls.filter(([command]) => command === 'copyto').map((call) => call[2]);
    expect(pages.sort()).toEqual(clean.map((key) => `r:b/${key}`));
  });
});

it('the workflow stores no keys and cannot run twice at once', () => {
  const text = readFileSync('scripts/hosts/github-actions.yml', 'utf8');
  const workflow = parse(text);
  expect(workflow.permissions).toEqual({ 'id-token': 'write', contents: 'read' });
  expect(workflow.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
  expect(text).not.toMatch(/secrets\.|ACCESS_KEY/);
  const runs: string[] = workflow.jobs.deploy.steps.flatMap(
    ({ run }: { run?: string }) => run ?? [],
  );
  // What comes from settings reaches the shell as variables, never as text of the script.
  expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  expect(runs.some((run) => run.includes('npm run deploy -- "$DEPLOY_TARGET"'))).toBe(true);
});
