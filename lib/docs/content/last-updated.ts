import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { contentDir, displayPath } from '../../base/source/files';

export interface LastUpdated {
  /** ISO date-time of the last commit, by file as authors type it. Files never committed are absent. */
  readonly dates: ReadonlyMap<string, string>;
  /** A shallow clone knows only its last commits: its dates are wrong and the build says so. */
  readonly isShallow: boolean;
}

const git = (args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: contentDir(),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

let memo: { readonly at: string; readonly read: LastUpdated } | undefined;

/** Dates of all pages from one `git log`; empty outside a repository. Until the next commit they stay the same. */
export function readLastUpdated(): LastUpdated {
  try {
    const state = git(['rev-parse', 'HEAD', '--is-shallow-repository', '--show-toplevel']);
    const at = `${contentDir()}\n${state}`;
    if (memo?.at === at) return memo.read;
    const [, isShallow, ...root] = state.trim().split('\n');
    const log = git([
      '-c',
      'core.quotepath=off',
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--',
      '.',
    ]);
    const dates = parseLog(log, (file) => displayPath(path.join(root.join('\n'), file)));
    memo = { at, read: { dates, isShallow: isShallow === 'true' } };
    return memo.read;
  } catch {
    return { dates: new Map(), isShallow: false };
  }
}

/** The newest commit comes first, so the first mention of a file is its date; dates are turned to UTC. */
export function parseLog(log: string, nameOf: (file: string) => string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    const utc = new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
    for (const file of files) {
      const name = nameOf(file);
      if (!dates.has(name)) dates.set(name, utc);
    }
  }
  return dates;
}
