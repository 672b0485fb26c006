import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Duplex, duplexPair } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Longer than anything that the preview waits for by the clock. */
const LONG_MS = 600_000;
/** What the preview waits for when nothing is saved, and more. */
const QUIET_MS = 10_000;

const MOCKED = [
  'node:child_process',
  'node:fs',
  '../lib/base/source/kept',
  './cli/running',
  './content/data',
  './prepare',
  './serve/ports',
];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException'] as const;

const argv = process.argv;
const listeners = new Map<string, readonly unknown[]>();
let content: string;
/** The framework's end of the pipe. */
let pipe: Duplex;
/** What it received. */
let told: string;
let save: () => void;
const spawn = vi.fn();
const preparePages = vi.fn();
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  content = mkdtempSync(path.join(os.tmpdir(), 'dev-'));
  vi.resetAllMocks();
  const [here, there] = duplexPair();
  pipe = there;
  told = '';
  pipe.on('data', (line: Buffer) => {
    told += line.toString();
  });
  spawn.mockReturnValue(Object.assign(new EventEmitter(), { stdio: [null, null, null, here] }));
  vi.useFakeTimers();
  vi.stubEnv('CONTENT_DIR', content);
  // The command sets them.
  vi.stubEnv('DATA_DIR', '');
  vi.stubEnv('NEXT_TELEMETRY_DISABLED', '');
  vi.stubGlobal('fetch', ask);
  process.argv = ['node', 'dev.ts', '--port', '4567'];
  for (const name of SIGNALS) listeners.set(name, process.listeners(name as NodeJS.Signals));
  vi.resetModules();
  vi.doMock('node:child_process', () => ({ spawn }));
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    watch: (_folder: string, _options: unknown, changed: () => void) => {
      save = changed;
      return new EventEmitter();
    },
  }));
  vi.doMock('../lib/base/source/kept', () => ({ keepValues: vi.fn() }));
  vi.doMock('./cli/running', () => ({ nowRuns: vi.fn(), runningMaker: () => undefined }));
  vi.doMock('./content/data', () => ({
    readData: async () => ({}),
    readDataAgain: async () => ({}),
    isSound: () => true,
    copyData: vi.fn(),
  }));
  vi.doMock('./prepare', () => ({ preparePages }));
  vi.doMock('./serve/ports', () => ({ portOf: () => 4567, portFault: async () => undefined }));
});
afterEach(() => {
  for (const name of MOCKED) vi.doUnmock(name);
  for (const name of SIGNALS)
    for (const listener of process.listeners(name as NodeJS.Signals))
      if (!listeners.get(name)?.includes(listener)) process.off(name, listener);
  process.argv = argv;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Other test files share the modules of this process.
  vi.resetModules();
  rmSync(content, { recursive: true });
});

/** What can wait of the next reading. */
function willPrepare() {
  const rest = vi.fn(async (_isPast: () => boolean) => []);
  preparePages.mockResolvedValueOnce({ problems: [], notes: [], rest });
  return rest;
}

it('asks for the first page when the framework listens, and makes what can wait after the answer', async () => {
  let answer: (response: Response) => void = () => undefined;
  ask.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const first = willPrepare();
  await import('./dev');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(spawn).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();

  pipe.write('listens');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(ask.mock.calls).toEqual([['http://localhost:4567/']]);
  const second = willPrepare();
  save();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(preparePages).toHaveBeenCalledTimes(2);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();

  answer(new Response());
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  // That of the first reading is out of date.
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(spawn).toHaveBeenCalledOnce();
});

it('starts the framework before the content is read, and tells it why there are no pages, and when there are', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let refuse: (reason: Error) => void = () => undefined;
  preparePages.mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  await import('./dev');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(spawn).toHaveBeenCalledOnce();
  pipe.write('listens');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(told).toBe('');
  expect(ask).not.toHaveBeenCalled();

  const { ContentError } = await import('../lib/base/source/problems');
  const place = { file: 'content/a.mdx', line: 2, column: 3, message: 'is not there' };
  refuse(new ContentError([place]));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  const faults =
    'content/a.mdx:2:3  is not there\n\nPages are shown when these faults are corrected.\n';
  expect(told).toBe(`${JSON.stringify({ faults })}\n`);
  expect(ask).not.toHaveBeenCalled();

  told = '';
  willPrepare();
  save();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(told).toBe('{}\n');
  expect(ask).toHaveBeenCalledOnce();
  expect(spawn).toHaveBeenCalledOnce();
});

it('says at once that what can wait is out of date, before the burst of saves has ended', async () => {
  ask.mockResolvedValue(new Response());
  const rest = willPrepare();
  await import('./dev');
  pipe.write('listens');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  const [isPast] = rest.mock.calls[0] ?? [];
  expect(isPast?.()).toBe(false);
  save();
  expect(isPast?.()).toBe(true);
});

it('prepares all again when the bodies are compiled of which it had only the heads, and after a save earlier', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  ask.mockResolvedValue(new Response());
  let compiled: () => void = () => undefined;
  const compile = vi.fn((_isPast: () => boolean) => {
    return new Promise<readonly []>((resolve) => {
      compiled = () => resolve([]);
    });
  });
  const heads = { problems: [], notes: [], rest: compile, isOfHeads: true };
  preparePages.mockResolvedValueOnce(heads).mockResolvedValueOnce(heads);
  await import('./dev');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  // It has pages to show.
  expect(told).toBe('{}\n');
  expect(compile).not.toHaveBeenCalled();
  pipe.write('listens');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(compile).toHaveBeenCalledOnce();

  save();
  expect(compile.mock.calls[0]?.[0]()).toBe(true);
  compiled();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  // That of the save; the compile that it has stopped leads to no other.
  expect(preparePages).toHaveBeenCalledTimes(2);
  expect(compile).toHaveBeenCalledTimes(2);

  const rest = willPrepare();
  compiled();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(preparePages).toHaveBeenCalledTimes(3);
  expect(rest).toHaveBeenCalledOnce();

  willPrepare();
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  const mayShowHeads = preparePages.mock.calls.map(([, options]) => options.mayShowHeads);
  expect(mayShowHeads).toEqual([true, true, true, false]);
});
