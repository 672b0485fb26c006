import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProgramLanguage } from '../../lib/base/code/languages';
import type { Client } from '../../lib/gateway/contract/examples/clients';
import { type Finished, run } from './process';
import type { Fault, Outcome, Program } from './types';

/** What a language needs to run its programs. */
interface Bench {
  /** Folder with the client and the programs, as a reader has them. */
  readonly folder: string;
  readonly programs: readonly Program[];
  readonly client: Client;
  readonly env: Record<string, string>;
}

const DRIVERS = path.join(import.meta.dirname, 'run');

/**
 * Writes the client and the programs of one language into a folder, exactly as the pages show them. One process runs
 * them all; a compiled language has one for the compiler and one for the programs.
 */
export async function runPrograms(
  language: ProgramLanguage,
  { folder, programs, client, env }: Bench,
): Promise<Outcome> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, client.file), client.code);
  for (const { file, code } of programs) writeFileSync(path.join(folder, file), code);
  const ended = await RUNNERS[language]({ folder, programs, client, env });
  const faults = programs.flatMap((program): Fault[] => {
    const name = path.join(folder, traceOf(program));
    if (existsSync(`${name}.ok`)) return [];
    const said = existsSync(`${name}.err`)
      ? readFileSync(`${name}.err`, 'utf8')
      : `did not run: ${ended.said}`;
    return [{ ...program, message: `${program.file}: ${tail(said)}` }];
  });
  return { passed: programs.length - faults.length, faults };
}

/** Name under which the driver leaves its verdict. */
function traceOf({ language, file }: Program): string {
  if (language === 'java') return file.replace(/\.java$/, '');
  return language === 'kotlin' ? kotlinClass(file) : file;
}

/** The class that holds the functions of a file: `blik_payin.kt` → `Blik_payinKt`. */
const kotlinClass = (file: string): string =>
  `${file.charAt(0).toUpperCase()}${file.slice(1).replace(/\.kt$/, '')}Kt`;

const tail = (text: string): string => text.trim().split('\n').slice(-3).join(' ').slice(-400);

const names = (programs: readonly Program[]): string[] => programs.map(({ file }) => file);

const RUNNERS: Readonly<Record<ProgramLanguage, (bench: Bench) => Promise<Finished>>> = {
  bash: ({ folder, programs, env }) =>
    run('bash', [path.join(DRIVERS, 'run.sh'), ...names(programs)], { cwd: folder, env }),
  javascript: ({ folder, programs, env }) =>
    run(process.execPath, [path.join(DRIVERS, 'run.mjs'), ...names(programs)], {
      cwd: folder,
      env,
    }),
  python: ({ folder, programs, env }) =>
    run('python3', [path.join(DRIVERS, 'run.py'), ...names(programs)], { cwd: folder, env }),
  php: ({ folder, programs, env }) =>
    run('php', [path.join(DRIVERS, 'run.php'), ...names(programs)], { cwd: folder, env }),
  java: async ({ folder, programs, client, env }) => {
    copyFileSync(path.join(DRIVERS, 'Run.java'), path.join(folder, 'Run.java'));
    const sources = [client.file, 'Run.java', ...names(programs)];
    const compiled = await run('javac', ['-encoding', 'UTF-8', ...sources], { cwd: folder });
    if (compiled.code !== 0) return compiled;
    return run('java', ['-cp', '.', 'Run', ...programs.map(traceOf)], { cwd: folder, env });
  },
  kotlin: async ({ folder, programs, client, env }) => {
    copyFileSync(path.join(DRIVERS, 'Run.java'), path.join(folder, 'Run.java'));
    const driver = await run('javac', ['Run.java'], { cwd: folder });
    if (driver.code !== 0) return driver;
    const sources = [client.file, ...names(programs)];
    const args = ['-nowarn', '-include-runtime', '-d', 'programs.jar', ...sources];
    const compiled = await run('kotlinc', args, { cwd: folder });
    if (compiled.code !== 0) return compiled;
    const classes = `programs.jar${path.delimiter}.`;
    return run('java', ['-cp', classes, 'Run', ...programs.map(traceOf)], { cwd: folder, env });
  },
};
