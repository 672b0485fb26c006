import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TransformFailure, transform } from 'esbuild';
import { fileExtension, type ProgramLanguage } from '../../lib/base/code/languages';
import type { Client } from '../../lib/gateway/contract/examples/clients';
import { type Finished, run } from './process';
import type { Fault, Fence, Outcome } from './types';

/** A fence in a file of its own, on the lines it has in its page: compilers then name the right line. */
interface Placed {
  readonly fence: Fence;
  readonly file: string;
}

interface Bench {
  readonly folder: string;
  readonly placed: readonly Placed[];
  /** Java's and Kotlin's clients, which a fence may call. */
  readonly client: Client;
}

const DRIVERS = path.join(import.meta.dirname, 'run');

/** Reads every hand-written fence of one language with its compiler, without running it. */
export async function checkCode(
  language: ProgramLanguage,
  fences: readonly Fence[],
  { folder, client }: Pick<Bench, 'folder' | 'client'>,
): Promise<Outcome> {
  const placed = fences
    .filter((fence) => fence.language === language)
    .map((fence, index): Placed => {
      const home = path.join(folder, `fence${index}`);
      const file = path.join(home, fileName(fence, language));
      mkdirSync(home, { recursive: true });
      writeFileSync(file, textOf(fence, language, index));
      return { fence, file };
    });
  if (placed.length === 0) return { passed: 0, faults: [] };
  const faults = await CHECKERS[language]({ folder, placed, client });
  const faulty = new Set(
    faults.map(({ source, line }) =>
      fenceAt(placed, source, typeof line === 'number' ? line : line()),
    ),
  );
  return { passed: placed.length - Math.min(faulty.size, placed.length), faults };
}

/** A Java file is named after its public class; the others only need their extension. */
function fileName({ code }: Fence, language: ProgramLanguage): string {
  const name = /\bpublic\s+(?:final\s+)?(?:class|record|interface|enum)\s+(\w+)/.exec(code)?.[1];
  return `${(language === 'java' && name) || 'Example'}.${fileExtension(language)}`;
}

/**
 * Kotlin compiles all files together: a package of its own keeps the names of one page apart from those of another.
 * PHP allows no text before the opening tag, so the empty lines come after it.
 */
function textOf({ code, line }: Fence, language: ProgramLanguage, index: number): string {
  const gap = '\n'.repeat(line - 1);
  if (language === 'kotlin') return `package fence${index}${gap}${code}`;
  return language === 'php' ? code.replace(/^<\?php/, `<?php${gap}`) : `${gap}${code}`;
}

const fenceAt = (placed: readonly Placed[], source: string, line: number): Fence | undefined =>
  placed.findLast(({ fence }) => fence.source === source && fence.line <= line)?.fence;

const fault = (placed: readonly Placed[], file: string, line: number, message: string): Fault[] => {
  const found = placed.find(
    (candidate) => candidate.file === file || candidate.file.endsWith(`/${file}`),
  );
  return found ? [{ source: found.fence.source, line, message }] : [];
};

/** Runs a checker on each file by itself; what a failing one says is its fault, on the line the pattern finds. */
async function oneByOne(
  placed: readonly Placed[],
  check: (file: string) => Promise<Finished>,
  lineOf: RegExp,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { fence, file } of placed) {
    const { code, said } = await check(file);
    if (code === 0) continue;
    const line = Number(lineOf.exec(said)?.[1] ?? fence.line);
    const message = said.split('\n').find((text) => /error/i.test(text)) ?? said.trim();
    faults.push({ source: fence.source, line, message: message.replaceAll(file, 'the example') });
  }
  return faults;
}

/** `File.java:12: error: message`, and the same from kotlinc with a column. */
export const compilerFaults = (placed: readonly Placed[], { code, said }: Finished): Fault[] => {
  const faults = [...said.matchAll(/^(.+?\.(?:java|kt)):(\d+):(?:\d+:)? error: (.*)$/gm)].flatMap(
    ([, file = '', line = '1', message = '']) => fault(placed, file, Number(line), message),
  );
  const [first] = placed;
  if (code === 0 || faults.length > 0 || !first) return faults;
  return [{ ...first.fence, message: said.trim().slice(-400) }];
};

/** What is wrong with the syntax of a module; the bundler's parser is faster than a Node for each file. */
async function parseModule(file: string): Promise<{ line: number; message: string }[]> {
  try {
    await transform(readFileSync(file, 'utf8'), {
      loader: 'js',
      format: 'esm',
      logLevel: 'silent',
    });
    return [];
  } catch (error) {
    const { errors = [] } = error as Partial<TransformFailure>;
    return errors.map(({ location, text }) => ({ line: location?.line ?? 1, message: text }));
  }
}

const CHECKERS: Readonly<Record<ProgramLanguage, (bench: Bench) => Promise<Fault[]>>> = {
  bash: ({ placed }) => oneByOne(placed, (file) => run('bash', ['-n', file]), /line (\d+)/),
  javascript: async ({ placed }) => {
    const found = await Promise.all(placed.map(({ file }) => parseModule(file)));
    return found.flatMap((faults, index) =>
      faults.flatMap(({ line, message }) =>
        fault(placed, placed[index]?.file ?? '', line, message),
      ),
    );
  },
  php: ({ placed }) => oneByOne(placed, (file) => run('php', ['-l', file]), /on line (\d+)/),
  python: async ({ placed }) => {
    const files = placed.map(({ file }) => file);
    const { said } = await run('python3', [path.join(DRIVERS, 'check.py'), ...files]);
    return said.split('\n').flatMap((row) => {
      const [file = '', line = '1', message = ''] = row.split('\t');
      return fault(placed, file, Number(line), message);
    });
  },
  // Two pages may have a class of the same name: each file is compiled into a folder of its own.
  java: async ({ folder, placed, client }) => {
    const clientFile = path.join(folder, client.file);
    writeFileSync(clientFile, client.code);
    const classes = path.join(folder, 'classes');
    await run('javac', ['-encoding', 'UTF-8', '-d', classes, clientFile]);
    const files = placed.map(({ file }) => file);
    const compiled = await run('java', [path.join(DRIVERS, 'Compile.java'), classes, ...files]);
    return compilerFaults(placed, compiled);
  },
  kotlin: async ({ folder, placed }) => {
    const files = placed.map(({ file }) => file);
    const output = path.join(folder, 'fences.jar');
    return compilerFaults(placed, await run('kotlinc', ['-nowarn', '-d', output, ...files]));
  },
};
