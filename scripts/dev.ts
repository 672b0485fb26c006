import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { contentDir } from '../lib/content/files';
import { ContentError } from '../lib/content/problems';
import { report } from './lib/report';
import { prepare } from './prepare';

/** Editors write a file in several steps; one reading per burst is enough. */
const SETTLE_MS = 60;

/**
 * `npm run dev`: the framework's preview beside a watcher of `content/`. An edit writes the generated module that
 * every page imports, and the framework renders the page anew in place. Faults are printed; the preview goes on.
 */
async function main(): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await refresh();
  const args = process.argv.slice(2);
  const next: ChildProcess = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', ...args],
    {
      stdio: 'inherit',
    },
  );
  next.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => next.kill(signal));

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  watch(contentDir(), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh);
    }, SETTLE_MS);
  });
}

async function refresh(): Promise<void> {
  try {
    const { problems, notes } = await prepare();
    for (const note of notes) console.warn(`note: ${note}`);
    report(problems, { brief: true });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report(error.problems);
  }
}

await main();
