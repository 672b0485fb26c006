import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import type { Bench } from '../bench';
import { CommandError } from '../cli/run-command';
import { main } from '../deploy/main';
import { createClient } from '../deploy/store';
import { type FaultyServer, startServer } from '../deploy/testing/server';
import { OUT_DIR } from '../export/out';

const BUCKET = 'bench';
/** A page with an article, the search and an offline copy: what one edit of an author changes most. */
const EDITED = 'faq';

/** What a deploy of `out/` sends, and how long it takes: the first one, one after an edited page, one of nothing new. */
export const deployBench: Bench['run'] = async (_, figures) => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'bench-deploy-')), 'out');
  const server = await startServer(KEY.AWS_ACCESS_KEY_ID);
  Object.assign(process.env, KEY);
  try {
    await createClient({ endpoint: server.url }).send(new CreateBucketCommand({ Bucket: BUCKET }));
    cpSync(OUT_DIR, folder, { recursive: true });
    const steps = [
      ['first', () => undefined],
      ['one page edited', () => edit(folder)],
      ['nothing changed', () => undefined],
    ] as const;
    for (const [name, prepare] of steps) {
      prepare();
      const { seconds, work, requests, bytes, changed } = await deploy(server, folder);
      figures.add('deploy', name, { seconds, workSeconds: work, requests, bytes, changed });
      console.log(
        `${name.padEnd(16)} ${seconds.toFixed(2)} s, processor with the store ${work.toFixed(2)} s, ${requests} requests, ${(bytes / 1000).toFixed(0)} kB sent, ${changed} objects changed`,
      );
    }
  } finally {
    await server.close();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
};

/** The only key that the store knows, and a quiet library. */
const KEY = {
  AWS_ACCESS_KEY_ID: 'BENCHKEY',
  AWS_SECRET_ACCESS_KEY: 'bench',
  // As in `scripts/deploy.ts`.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** The files of a page with one word more, as a build would write them. */
function edit(folder: string): void {
  for (const name of [`${EDITED}.html`, `${EDITED}/index.html`, `${EDITED}.txt`, `${EDITED}.md`]) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const edited = text.replace('questions', 'other questions');
    if (edited === text) throw new CommandError(`${name} has no place for the edit of the bench.`);
    // The compressed forms of before do not fit any more, so the deploy packs these itself.
    writeFileSync(file, edited);
  }
}

async function deploy(server: FaultyServer, folder: string) {
  let requests = 0;
  let bytes = 0;
  server.fault = (call) => {
    requests += 1;
    bytes += call.bytes;
    return undefined;
  };
  let printed = '';
  const started = performance.now();
  const before = process.cpuUsage();
  const code = await main([`s3://${BUCKET}`, '--endpoint', server.url, '--dir', folder, '--json'], {
    clock: {
      now: () => new Date(),
      elapsed: () => performance.now(),
      wait: (milliseconds, signal) => wait(milliseconds, undefined, signal ? { signal } : {}),
      random: Math.random,
    },
    out: (text) => {
      printed += text;
    },
    screen: {
      isTerminal: false,
      write: (text) => {
        printed += text;
      },
    },
    signal: new AbortController().signal,
  });
  const seconds = (performance.now() - started) / 1000;
  // Other programs do not change it.
  const { user, system } = process.cpuUsage(before);
  if (code !== 0) throw new CommandError(`The deploy failed:\n${printed}`);
  const { written } = JSON.parse(printed.slice(printed.lastIndexOf('\n{') + 1)) as {
    written: Readonly<Record<string, number>>;
  };
  const changed = Object.values(written).reduce((sum, count) => sum + count, 0);
  return { seconds, work: (user + system) / 1e6, requests, bytes, changed };
}
