import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '../../lib/contract/clients';
import { checkCode, compilerFaults } from './check-code';
import { run } from './process';
import type { Fault, Fence, Outcome, ProgramLanguage } from './types';

/**
 * What happens to a fence written by hand. `run`: it runs as it stands, what it prints is what its comments promise, and
 * the use of `uses/` calls what it defines. `read`: it only compiles. `typed`: a session types it. `part`: its title says
 * that it is a part of something, so it compiles and no more.
 */
export type Way = 'run' | 'read' | 'typed' | 'part';

/** What the programs find beside them, and the gateway they talk to. */
interface Bench {
  readonly folder: string;
  readonly clients: readonly Client[];
  /** Other files that pages tell the reader to download, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly env: Record<string, string>;
}

const USES = path.join(import.meta.dirname, 'uses');

/** Pages whose programs and commands `sessions.ts` types into a terminal, with what it leaves out. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'content/index.mdx': [],
  'content/request_format.mdx': [],
  'content/callbacks.mdx': ['handler.py', 'Callbacks.kt'],
  'content/callbacks_get.mdx': ['fulfill_from_find.py'],
  'content/api/binance_pay_notify.mdx': [],
};

/** The file a reader saves a fence under: `wallet-token.mjs, on your server` → `wallet-token.mjs`. */
export function fileOf(fence: Pick<Fence, 'title' | 'language' | 'line'>): string | undefined {
  const name = /^[\w-]+\.(?:sh|mjs|js|py|php|java|kt)\b/.exec(fence.title ?? '')?.[0];
  return name ?? (isCommands(fence) ? `commands${fence.line}.sh` : undefined);
}

/** Commands that the reader types: Bash without a file to save it in. */
const isCommands = ({ language, title = '' }: Pick<Fence, 'title' | 'language'>): boolean =>
  language === 'bash' && !/^[\w-]+\.sh\b/.test(title);

/** What is done with a fence, by its title and page. */
export function wayOf(fence: Fence): Way {
  const { title = '', source } = fence;
  const file = fileOf(fence);
  if (/^part of /.test(title)) return 'part';
  const left = TYPED[source];
  if (left && !left.includes(file ?? '')) return 'typed';
  const isProgram = isCommands(fence) || promisesOf(fence).length > 0 || callerOf(fence);
  return file !== undefined && isProgram ? 'run' : 'read';
}

/** The program that calls what a fence defines. */
function callerOf(fence: Fence): string | undefined {
  const file = path.join(USES, fence.language, fileOf(fence) ?? '-');
  return existsSync(file) ? file : undefined;
}

/** A statement that prints, with what it prints behind it: `print(x)  # 84.80`. */
const PRINTS = /^\s*(?:print|println|console\.log|System\.out\.println)\(.*\);?\s+(?:#|\/\/) (.+)$/;

/** What a program says it prints, line by line. */
export const promisesOf = ({ code }: Pick<Fence, 'code'>): string[] =>
  code.split('\n').flatMap((line) => PRINTS.exec(line)?.[1] ?? []);

/** The first promise that was not kept; a promise may go on after a comma: `// 3.2, refused`. */
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
  const place = { ...bench, folder };
  const faults: Fault[] = [];
  for (const fence of runnable) {
    const message = await faultOf(fence, place, compiled?.classes);
    if (message !== undefined) faults.push({ ...fence, message: `${fileOf(fence)} ${message}` });
  }
  const passed = read.passed + runnable.length - faults.length;
  return { passed, faults: [...read.faults, ...faults] };
}

/** Beside `resume.mjs` lies `use_resume.mjs`. */
const callerName = (file: string): string => `use_${file}`;

/** Runs a program that prints something, and the use of one that defines something; says what was wrong. */
async function faultOf(
  fence: Fence,
  { folder, clients, files, env }: Bench,
  classes: string | undefined,
): Promise<string | undefined> {
  const file = fileOf(fence) ?? '';
  const cwd = path.join(folder, `run_${file}`);
  mkdirSync(cwd, { recursive: true });
  for (const client of clients) writeFileSync(path.join(cwd, client.file), client.code);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
  writeFileSync(path.join(cwd, file), fence.code);
  if (file.endsWith('.js')) writeFileSync(path.join(cwd, 'package.json'), '{"type":"module"}');
  const use = callerOf(fence);
  if (use) copyFileSync(use, path.join(cwd, callerName(file)));
  const promises = promisesOf(fence);
  if (promises.length > 0 || isCommands(fence)) {
    const { code, said } = await run(...commandOf(fence, false, classes), { cwd, env });
    const fault = code === 0 ? brokenPromise(promises, said) : `ends with ${code}: ${tail(said)}`;
    if (fault !== undefined) return fault;
  }
  if (!use) return undefined;
  const { code, said } = await run(...commandOf(fence, true, classes), { cwd, env });
  return code === 0 ? undefined : `does not do what its use expects: ${tail(said)}`;
}

/** The lines that name an error, else the last ones. */
function tail(said: string): string {
  const lines = said.trim().split('\n');
  const errors = lines.filter((line) => /\w*(Error|Exception)\b/.test(line));
  return (errors.length > 0 ? errors : lines).slice(-3).join(' ').slice(-400);
}

/** How a program, or its use, is started in its folder. */
function commandOf(
  fence: Fence,
  isUse: boolean,
  classes = '.',
): [command: string, args: readonly string[]] {
  const file = fileOf(fence) ?? '';
  const name = file.replace(/\.\w+$/, '');
  const program = isUse ? callerName(file) : file;
  switch (fence.language) {
    case 'bash':
      return ['bash', ['-euo', 'pipefail', program]];
    case 'python':
      return ['python3', [program]];
    case 'php':
      return ['php', [program]];
    case 'java':
      return ['java', ['-cp', classes, isUse ? `Use${name}` : name]];
    case 'kotlin':
      return ['java', ['-cp', classes, `${packageOf(file)}.Use_${name}Kt`]];
    default:
      return [process.execPath, [program]];
  }
}

/** Kotlin compiles all files together: a package of its own keeps the names of one page apart from those of another. */
const packageOf = (file: string): string => file.replace(/\.\w+$/, '').toLowerCase();

/** All runnable Java or Kotlin programs with their uses, compiled in one go; a fault names the line of the page. */
async function compile(
  language: 'java' | 'kotlin',
  fences: readonly Fence[],
  { folder, client }: { folder: string; client: Client },
): Promise<{ readonly classes: string } | { readonly faults: readonly Fault[] }> {
  const cwd = path.join(folder, 'sources');
  mkdirSync(cwd, { recursive: true });
  const isKotlin = language === 'kotlin';
  const names = fences.flatMap((fence) => {
    const file = fileOf(fence) ?? '';
    const use = callerOf(fence);
    const head = isKotlin ? `package ${packageOf(file)}` : '';
    // A package has one `main`: that of the use.
    const code = isKotlin ? fence.code.replace(/^fun main\(/m, 'fun shown(') : fence.code;
    writeFileSync(path.join(cwd, file), `${head}${'\n'.repeat(fence.line - 1)}${code}`);
    if (!use) return [file];
    const second = isKotlin ? callerName(file) : `Use${file}`;
    writeFileSync(path.join(cwd, second), `${head}\n${readFileSync(use, 'utf8')}`);
    return [file, second];
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
