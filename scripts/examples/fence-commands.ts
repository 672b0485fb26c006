import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '../../lib/gateway/contract/examples/clients';
import { compilerFaults } from './check-code';
import { fileOf } from './fences';
import { run } from './process';
import { trialFile } from './trials';
import type { Fault, Fence } from './types';

const USES = path.join(import.meta.dirname, 'uses');

/** The program that calls what a fence defines. */
export function callerOf(fence: Fence): string | undefined {
  const file = path.join(USES, fence.language, fileOf(fence) ?? '-');
  return existsSync(file) ? file : undefined;
}

/** What is started: the fence itself, its use of `uses/`, or its trial of `trials/`. */
export type Part = 'shown' | 'use' | 'try';

/** Next to `resume.mjs` lie `use_resume.mjs` and `try_resume.mjs`; in Java a file is named after its class. */
export function partName(file: string, part: Part): string {
  if (part === 'shown') return file;
  if (!file.endsWith('.java')) return `${part}_${file}`;
  return `${part === 'use' ? 'Use' : 'Try'}${file}`;
}

/** How a program, its use or its trial is started in its folder. */
export function commandOf(
  fence: Fence,
  part: Part,
  classes = '.',
): [command: string, args: readonly string[]] {
  const file = fileOf(fence) ?? '';
  const program = partName(file, part);
  const name = program.replace(/\.\w+$/, '');
  switch (fence.language) {
    case 'bash':
      return ['bash', ['-euo', 'pipefail', program]];
    case 'python':
      return ['python3', [program]];
    case 'php':
      return ['php', [program]];
    case 'java':
      return ['java', ['-cp', classes, name]];
    case 'kotlin':
      return [
        'java',
        ['-cp', classes, `${packageOf(file)}.${name.charAt(0).toUpperCase()}${name.slice(1)}Kt`],
      ];
    default:
      return [process.execPath, [program]];
  }
}

/** Kotlin compiles all files together: a package of its own keeps the names of one page apart from those of another. */
const packageOf = (file: string): string => file.replace(/\.\w+$/, '').toLowerCase();

/** All runnable Java or Kotlin programs with their uses and trials, compiled in one go; a fault names the line of the page. */
export async function compile(
  language: 'java' | 'kotlin',
  fences: readonly Fence[],
  { folder, client }: { folder: string; client: Client },
): Promise<{ readonly classes: string } | { readonly faults: readonly Fault[] }> {
  const cwd = path.join(folder, 'sources');
  mkdirSync(cwd, { recursive: true });
  const isKotlin = language === 'kotlin';
  const names = fences.flatMap((fence) => {
    const file = fileOf(fence) ?? '';
    const head = isKotlin ? `package ${packageOf(file)}` : '';
    // A package has one `main`: that of the use or the trial.
    const code = isKotlin ? fence.code.replace(/^fun main\(/m, 'fun shown(') : fence.code;
    writeFileSync(path.join(cwd, file), `${head}${'\n'.repeat(fence.line - 1)}${code}`);
    const callers = [
      { part: 'use', source: callerOf(fence) },
      { part: 'try', source: trialFile(fence) },
    ] as const;
    const others = callers.flatMap(({ part, source }) => {
      if (source === undefined) return [];
      const name = partName(file, part);
      writeFileSync(path.join(cwd, name), `${head}\n${readFileSync(source, 'utf8')}`);
      return [name];
    });
    return [file, ...others];
  });
  if (names.length === 0) return { classes: cwd };
  writeFileSync(path.join(cwd, client.file), client.code);
  const jar = path.join(cwd, 'programs.jar');
  const ended = isKotlin
    ? await run('kotlinc', ['-nowarn', '-include-runtime', '-d', jar, ...names], { cwd })
    : await run('javac', ['-encoding', 'UTF-8', client.file, ...names], { cwd });
  if (ended.code === 0) return { classes: isKotlin ? jar : cwd };
  const placed = fences.map((fence) => ({ fence, file: path.join(cwd, fileOf(fence) ?? '') }));
  return { faults: compilerFaults(placed, ended) };
}
