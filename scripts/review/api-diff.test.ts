import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let home: string;
let content: string;

const documentWith = (route: string) => `openapi: 3.1.0
info: { title: Other, version: '1' }
paths:
  ${route}:
    get:
      operationId: other_get
      responses: { '200': { description: Done } }
`;

beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
  content = path.join(home, 'docs');
  mkdirSync(path.join(content, '_contract'), { recursive: true });
  const file = path.join(content, '_contract/openapi.yaml');
  writeFileSync(file, documentWith('/old'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: home,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
  writeFileSync(file, documentWith('/new'));
});
afterAll(() => rmSync(home, { recursive: true }));

it('compares the document of the content folder that CONTENT_DIR names, with its own history', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'api-diff.ts', 'HEAD', '--strict'],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('Breaking changes: 1\n  The operation is removed (`GET /old`).');
  expect(stdout).toContain('`GET /new`');
  expect(stdout).toContain('A draft for docs/_site/changelog.yaml:');
  expect(status).toBe(1);
});
