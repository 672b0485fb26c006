import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../lib/base/source/files';

/** Commands that write `.generated` and `public` while they run, and read them again until their end. */
const MAKERS = ['build', 'preview'] as const;
export type Maker = (typeof MAKERS)[number];

/** The marks of one command: two previews may run in one folder, on two ports, and each has its own. */
const marksOf = (maker: Maker): string[] =>
  (attempt(() => readdirSync(GENERATED_DIR)) ?? [])
    .filter((name) => name.startsWith(`running-${maker}`))
    .map((name) => path.resolve(GENERATED_DIR, name));

/** Say that this program makes `.generated` and `public` until it ends. */
export function nowRuns(maker: Maker): void {
  const file = path.resolve(GENERATED_DIR, `running-${maker}-${process.pid}`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Of programs that were killed.
  for (const left of marksOf(maker).filter((mark) => !isOfRunning(mark)))
    rmSync(left, { force: true });
  writeFileSync(file, nameOf(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/**
 * The command that makes these folders now, this program apart. What a killed program left behind does not count, even
 * if another program has got its number since: after a restart of the machine that is likely.
 */
export const runningMaker = (): Maker | undefined =>
  MAKERS.find((maker) => marksOf(maker).some(isOfRunning));

/** Whether another program has left this mark, and is still at work. */
function isOfRunning(file: string): boolean {
  const mark = attempt(() => readFileSync(file, 'utf8'));
  const id = Number.parseInt(mark ?? '', 10);
  return id > 0 && id !== process.pid && isThere(id) && mark === nameOf(id);
}

const isThere = (id: number): boolean => attempt(() => process.kill(id, 0)) === true;

/**
 * The number of a process, and on Linux the moment when it began, in ticks since the start of the machine: field 22 of
 * `/proc/<id>/stat` (`proc(5)`). The second field may contain spaces, in parentheses.
 */
export function nameOf(id: number): string {
  const stat = attempt(() => readFileSync(`/proc/${id}/stat`, 'utf8'));
  const began = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return began === undefined ? `${id}` : `${id} ${began}`;
}

/** Signal 0 only asks whether there is such a process (POSIX, `kill`). */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
