import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { contentDir, GENERATED_DIR, isFolder, listFiles } from '../lib/base/source/files';
import { keepValues } from '../lib/base/source/kept';
import { formatProblem, problemsOf } from '../lib/base/source/problems';
import { stampOf } from '../lib/base/source/read-text';
import { readArguments } from './cli/arguments.mjs';
import { report } from './cli/report';
import { sentenceOf } from './cli/run-command';
import { nowRuns, runningMaker } from './cli/running';
import {
  copyData,
  type Data,
  isSound,
  type ReadData,
  readData,
  readDataAgain,
} from './content/data';
import { type PreparedPages, preparePages } from './prepare';
import { firstFreePort, portFault, portOf } from './serve/ports';

const HELP = `Usage: npm run dev -- [--port 3000] [--hostname 127.0.0.1]
Shows the content folder at http://localhost:3000 and each change of it. CONTENT_DIR names another folder.
Without --port it takes the next free port from 3000 on. Without --hostname it listens on every network interface.`;

/** Editors write a file in several steps; one reading per burst is enough. */
const SETTLE_MS = 60;
/** Where the search for a free port begins. */
const FIRST_PORT = 3000;
/** What no page waits for (downloads, search) is made when nothing was saved for this long. */
const REST_AFTER_MS = 2000;
/** A content folder that was removed, and the parent process, are looked for again this often. */
const LOOK_AGAIN_MS = 1000;
const CHECK_FOLLOWS =
  'Many pages are new: each is compiled when it is asked for, and all of them, with their check, afterwards.';
const NO_PAGES = 'Pages are shown when these faults are corrected.';

/**
 * `npm run dev`: the framework's preview next to a watcher of `content/`. An edit writes the generated module that
 * every page imports, and the framework renders the page again in place. Faults are printed, and the preview continues:
 * with the page that has them, and with the last sound data.
 */
async function main(args: readonly string[]): Promise<void> {
  // An argument that the framework does not know would end it only after the whole content is read.
  const { values } = readArguments(HELP, {
    args: [...args],
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  const wanted = portOf(args, process.env);
  const port = wanted ?? (await firstFreePort(FIRST_PORT));
  const taken = wanted === undefined ? undefined : await portFault(wanted);
  if (taken !== undefined || !isFolder(contentDir())) {
    console.error(
      taken ?? `There is no folder ${contentDir()} — create it, or correct CONTENT_DIR.`,
    );
    process.exit(1);
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  // The framework, and the next preview, find the contract that this program has read.
  keepValues();
  // The pages read their data from this copy, which holds no fault. One for each content folder.
  const copy = createHash('sha256').update(contentDir()).digest('hex').slice(0, 8);
  process.env.DATA_DIR = path.resolve(GENERATED_DIR, `data-${copy}`);
  // A watcher throws outside of all promises, for a folder that vanishes while it is listed.
  process.on('uncaughtException', (error) =>
    report(problemsOf(error, path.basename(contentDir()))),
  );

  try {
    nowRuns('preview');
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }

  let next: Framework | undefined;
  let hasPages = false;
  /** From then on only saved pages are new. */
  let areAllRead = false;
  let isWaiting = false;
  let resting: NodeJS.Timeout | undefined;
  let latest: Rest | undefined;
  let shown = Promise.resolve();
  let seen = '';
  let steps = 0;
  const update = async () => {
    seen = stampsOfContent();
    clearTimeout(resting);
    // Two writers of one folder would mix drafts and scripts of the preview into the build.
    if (runningMaker() === 'build') {
      if (!isWaiting) console.error('A build runs in this folder; the preview waits for its end.');
      isWaiting = true;
      return;
    }
    isWaiting = false;
    // To start it takes as long as reading the content, and needs none of it.
    next ??= startFramework(args, port);
    const { listening, tell } = next;
    const { rest, faults, isOfHeads } = await refresh(process.env.DATA_DIR ?? '', !areAllRead);
    areAllRead ||= rest !== undefined && !isOfHeads;
    if (rest && !hasPages) {
      hasPages = true;
      if (isOfHeads) console.log(CHECK_FOLLOWS);
      tell({});
      const first = `http://${values.hostname ?? 'localhost'}:${port}${process.env.BASE_PATH ?? ''}/`;
      shown = listening.then(() => firstAnswer(first));
    } else if (!hasPages) {
      console.error(NO_PAGES);
      tell({ faults: `${faults}\n\n${NO_PAGES}\n` });
    }
    latest = rest;
    // While the framework compiles its first page, the author waits for the processor.
    void shown.then(() => {
      if (!rest || latest !== rest) return;
      const isPast = () => latest !== rest;
      resting = setTimeout(
        () =>
          runNext(async () => {
            await finish(() => rest(isPast));
            if (isOfHeads && !isPast()) await update();
          }),
        REST_AFTER_MS,
      );
    });
  };
  let running = Promise.resolve();
  const runNext = (step: () => Promise<void>) => {
    steps += 1;
    running = running.then(step).then(() => {
      steps -= 1;
    });
  };
  /** What the last reading left is out of date, and does not delay the next one. */
  const leaveRest = () => {
    latest = undefined;
    clearTimeout(resting);
  };
  const updateNext = () => {
    leaveRest();
    runNext(update);
  };
  updateNext();
  watchContent(leaveRest, updateNext);

  // When the program that started this one (tsx) was killed, the system gives this process another parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
    if (isWaiting && runningMaker() !== 'build') updateNext();
    // The system's watcher loses a save that comes while folders appear and vanish.
    else if (!isWaiting && steps === 0 && stampsOfContent() !== seen) updateNext();
  }, LOOK_AGAIN_MS);
}

/** Which files there are, and when each was written. */
function stampsOfContent(): string {
  try {
    return listFiles(contentDir()).map(stampOf).join('\n');
  } catch {
    return ''; // a folder vanished while it was listed
  }
}

type Rest = PreparedPages['rest'];

interface Refreshed {
  /** What is left to make; undefined when there is nothing to show. */
  readonly rest?: Rest;
  /** What is shown was not compiled: after the rest, all has to be read again. */
  readonly isOfHeads?: boolean | undefined;
  /** Why there is nothing to show. */
  readonly faults?: string;
}

/** Read the content again and print its faults; never throws. */
async function refresh(copy: string, mayShowHeads: boolean): Promise<Refreshed> {
  try {
    const { problems, notes, rest, isOfHeads } = await preparePages(await lastSound(copy), {
      hasDrafts: true,
      mayShowHeads,
    });
    for (const note of notes) console.warn(`note: ${note}`);
    report(problems, { brief: true });
    return { rest, isOfHeads };
  } catch (error) {
    const problems = problemsOf(error, path.basename(contentDir()));
    report(problems);
    return { faults: problems.map(formatProblem).join('\n') };
  }
}

/** Make what no page waits for, and print the faults that only this finds; never throws. */
async function finish(rest: () => ReturnType<Rest>): Promise<void> {
  try {
    const problems = await rest();
    if (problems.length > 0) report(problems, { brief: true });
  } catch (error) {
    report(problemsOf(error, path.basename(contentDir())));
  }
}

let kept: Data | undefined;
/** What the copy was made of. */
let copied: ReadData | undefined;

/**
 * Returns the data and keeps a copy if it has no fault. Otherwise returns the copy kept last, of an earlier run too,
 * with the problems of the current data.
 */
async function lastSound(copy: string): Promise<ReadData> {
  const now = await readDataAgain(contentDir());
  if (isSound(now)) {
    if (now !== copied || !isFolder(copy)) copyData(contentDir(), copy);
    copied = now;
    kept = now.data;
  } else if (isFolder(copy)) kept ??= (await readData(copy)).data;
  return { ...now, data: kept };
}

/** Ask for a page, so that the framework compiles it before its reader comes. Ends with the response, or without one. */
async function firstAnswer(url: string): Promise<void> {
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The framework has ended, or starts anew: then it says so itself.
  }
}

interface Framework {
  readonly listening: Promise<void>;
  /** Say that there are pages, or why there are none: until then, all requests wait. */
  readonly tell: (pages: { readonly faults?: string }) => void;
}

function startFramework(args: readonly string[], port: number): Framework {
  const script = path.resolve('scripts/cli/next-dev.mjs');
  const next = spawn(process.execPath, [script, 'dev', ...args, '--port', `${port}`], {
    // The pipe says there when this process has ended, and here when the framework listens: see the script.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isStopping = true;
      next.kill(signal);
    });
  next.once('exit', (code, signal) => {
    if (isStopping) process.exit(code ?? 0);
    console.error(
      `The framework's preview has ended (${signal ?? `exit code ${code}`}) — run "npm run dev" again; if this repeats, delete the folder .next.`,
    );
    process.exit(code || 1);
  });
  const pipe = next.stdio[3] as Duplex; // it is asked for above
  // That the framework has ended is said above.
  pipe.on('error', () => {});
  return {
    listening: new Promise((resolve) => pipe.once('data', () => resolve())),
    tell: (pages) => pipe.write(`${JSON.stringify(pages)}\n`),
  };
}

/** Call back at each change, and after each burst; a folder that was removed is watched again when it is there again. */
function watchContent(onChange: () => void, onSettled: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    onChange();
    clearTimeout(timer);
    timer = setTimeout(onSettled, SETTLE_MS);
  };
  const start = () => {
    let watcher: FSWatcher;
    try {
      watcher = watch(contentDir(), { recursive: true }, changed);
    } catch {
      setTimeout(start, LOOK_AGAIN_MS);
      return;
    }
    watcher.once('error', () => {
      watcher.close();
      setTimeout(start, LOOK_AGAIN_MS);
      changed();
    });
  };
  start();
}

await main(process.argv.slice(2));
