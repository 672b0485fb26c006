import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PATIENCE_MS = 60_000;

/** A program that runs until `stop`; `said` resolves with what a pattern first finds in its output. */
export interface RunningProgram {
  said(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** Start a program with a home and a temporary folder of its own, so that it leaves nothing behind. */
export function startProgram(
  command: string,
  args: (folder: string) => readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  const child = spawn(command, args(folder), {
    // A group of its own: a browser starts further processes.
    detached: true,
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  }
  return {
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        const fail = (reason: string) => {
          end();
          reject(new Error(`${command} ${reason}: ${text.slice(-2000)}`));
        };
        const look = () => {
          const found = pattern.exec(text)?.[1];
          if (found === undefined) return;
          end();
          resolve(found);
        };
        const timer = setTimeout(() => fail('did not start'), PATIENCE_MS);
        listeners.add(look);
        child.once('error', ({ message }) => fail(message));
        child.once('exit', () => fail('ended'));
        look();
      }),
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** End a program and all that it has started. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    process.kill(-child.pid, 'SIGKILL');
  });
}
