import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProgramLanguage } from '../../lib/base/code/languages';
import type { Client } from '../../lib/gateway/contract/examples/clients';
import { checkCode } from './check-code';
import { callerOf, commandOf, compile, partName } from './fence-commands';
import { fileOf, isCommands } from './fences';
import type { Point } from './point';
import { run } from './process';
import { tail, trialFault } from './run-trials';
import { type Trials, trialFile } from './trials';
import type { Fault, Fence, Outcome } from './types';

/**
 * What happens to a fence written by hand.
 * - `run`: it runs unchanged and prints what its comments promise; the program for it in `uses/` calls what it defines.
 * - `read`: it only compiles.
 * - `typed`: a session types it.
 * - `part`: its title says that it is a part of something, so it only compiles.
 */
export type Way = 'run' | 'read' | 'typed' | 'part';

/** What the programs find next to them, and the gateway they talk to. */
interface Bench {
  readonly folder: string;
  readonly clients: readonly Client[];
  /** Other files that pages ask the reader to download, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly point: Point;
  readonly trials: Trials;
}

/** Pages whose programs and commands `sessions.ts` types into a terminal, with what it leaves out. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'content/index.mdx': [],
  'content/request_format.mdx': [],
  'content/callbacks.mdx': [
    'handler.mjs',
    'handler.py',
    'handler.php',
    'Handler.java',
    'Handler.kt',
    'Callbacks.kt',
  ],
  'content/callbacks_get.mdx': ['fulfill_from_find.py'],
  'content/api/binance_pay_notify.mdx': [],
};

/** What is done with a fence, by its title and page. */
export function wayOf(fence: Fence): Way {
  const { title = '', source } = fence;
  const file = fileOf(fence);
  if (/^part of /.test(title)) return 'part';
  const left = TYPED[source];
  if (left && !left.includes(file ?? '')) return 'typed';
  const isProgram =
    isCommands(fence) || promisesOf(fence).length > 0 || callerOf(fence) || trialFile(fence);
  return file !== undefined && isProgram ? 'run' : 'read';
}

/** A statement that prints, with what it prints behind it: `print(x)  # 84.80`. */
const PRINTS = /^\s*(?:print|println|console\.log|System\.out\.println)\(.*\);?\s+(?:#|\/\/) (.+)$/;

/** What a program says it prints, line by line. */
export const promisesOf = ({ code }: Pick<Fence, 'code'>): string[] =>
  code.split('\n').flatMap((line) => PRINTS.exec(line)?.[1] ?? []);

/** The first promise that was not kept; a promise may continue after a comma: `// 3.2, refused`. */
export function brokenPromise(promises: readonly string[], said: string): string | undefined {
  const lines = said.trimEnd().split('\n');
  const at = promises.findIndex((promise, index) => {
    const line = lines[index] ?? '';
    return line === '' || (line !== promise && !promise.startsWith(`${line}, `));
  });
  return at < 0 ? undefined : `prints "${lines[at] ?? ''}" and not "${promises[at]}"`;
}

/** Compiles every fence of a language, and runs those that can be run. */
export async function runFences(
  language: ProgramLanguage,
  fences: readonly Fence[],
  bench: Bench,
): Promise<Outcome> {
  const client = bench.clients.find((candidate) => candidate.language === language);
  const own = fences.filter((fence) => fence.language === language);
  if (!client || own.length === 0) return { passed: 0, faults: [] };
  const folder = path.join(bench.folder, language);
  const runnable = own.filter((fence) => wayOf(fence) === 'run');
  const read = await checkCode(
    language,
    own.filter((fence) => !runnable.includes(fence)),
    { folder: path.join(folder, 'read'), client },
  );
  const compiled =
    language === 'java' || language === 'kotlin'
      ? await compile(language, runnable, { folder, client })
      : undefined;
  if (compiled && 'faults' in compiled) {
    return { passed: read.passed, faults: [...read.faults, ...compiled.faults] };
  }
  const beside = own.flatMap((other): [string, string][] => {
    const name = fileOf(other);
    return name === undefined || isCommands(other) ? [] : [[name, other.code]];
  });
  const place = { ...bench, folder, files: { ...Object.fromEntries(beside), ...bench.files } };
  const faults: Fault[] = [];
  for (const fence of runnable) {
    const message = await faultOf(fence, place, compiled?.classes);
    if (message !== undefined) faults.push({ ...fence, message: `${fileOf(fence)} ${message}` });
  }
  const passed = read.passed + runnable.length - faults.length;
  return { passed, faults: [...read.faults, ...faults] };
}

/**
 * Runs a program that prints something, the program in `uses/` of one that defines something, and its trial; returns
 * what was wrong. All other programs of its language are next to it, because one page may import what another shows.
 */
async function faultOf(
  fence: Fence,
  { folder, clients, files, point, trials }: Bench,
  classes: string | undefined,
): Promise<string | undefined> {
  const { env } = point;
  const file = fileOf(fence) ?? '';
  const cwd = path.join(folder, `run_${file}`);
  mkdirSync(cwd, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
  for (const client of clients) writeFileSync(path.join(cwd, client.file), client.code);
  writeFileSync(path.join(cwd, file), fence.code);
  if (file.endsWith('.js')) writeFileSync(path.join(cwd, 'package.json'), '{"type":"module"}');
  const use = callerOf(fence);
  if (use) copyFileSync(use, path.join(cwd, partName(file, 'use')));
  const promises = promisesOf(fence);
  if (promises.length > 0 || isCommands(fence)) {
    const { code, said } = await run(...commandOf(fence, 'shown', classes), { cwd, env });
    const fault = code === 0 ? brokenPromise(promises, said) : `ends with ${code}: ${tail(said)}`;
    if (fault !== undefined) return fault;
  }
  if (use) {
    const { code, said } = await run(...commandOf(fence, 'use', classes), { cwd, env });
    if (code !== 0) return `does not do what its use expects: ${tail(said)}`;
  }
  return trialFault(fence, { cwd, classes, point, trials });
}
