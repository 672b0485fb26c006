import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parseLog, readLastUpdated } from './last-updated';

afterEach(() => vi.unstubAllEnvs());

it('keeps the dates until the next commit', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'dates-'));
  vi.stubEnv('CONTENT_DIR', root);
  const name = path.basename(root);
  const commit = (file: string) => {
    writeFileSync(path.join(root, file), 'text');
    const as = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    for (const args of [['init'], ['add', '.'], [...as, 'commit', '-m', file]])
      execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  };
  expect(readLastUpdated().dates.size).toBe(0);
  commit('a.mdx');
  const { dates } = readLastUpdated();
  expect([...dates.keys()]).toEqual([`${name}/a.mdx`]);
  expect(readLastUpdated().dates).toBe(dates);
  commit('b.mdx');
  expect([...readLastUpdated().dates.keys()].sort()).toEqual([`${name}/a.mdx`, `${name}/b.mdx`]);
  rmSync(root, { recursive: true });
});

it('takes the newest commit of each file and prints it in UTC', () => {
  const log = [
    '\x002026-02-03T23:30:00-05:00\n\ncontent/a.mdx\ncontent/b.mdx\n',
    '\x002025-01-01T00:00:00+00:00\n\ncontent/a.mdx\ncontent/c.mdx\n',
  ].join('');
  expect([...parseLog(log, (file) => file)]).toEqual([
    ['content/a.mdx', '2026-02-04T04:30:00Z'],
    ['content/b.mdx', '2026-02-04T04:30:00Z'],
    ['content/c.mdx', '2025-01-01T00:00:00Z'],
  ]);
});
