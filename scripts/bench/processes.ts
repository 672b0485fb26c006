import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the processes. */
const LOOK_MS = 100;

/** What a program took. */
export interface Taken {
  /** Milliseconds from its start to its end. */
  readonly wall: number;
  /** Milliseconds of processor time of it and of all that it started, as of the last look: other programs do not change it. */
  readonly work: number;
  /** Bytes that they had in memory together, at most. */
  readonly memory: number;
  readonly status: number | null;
  /** The end of what it printed. */
  readonly printed: string;
}

/** Run a program to its end, and measure it with all that it starts. Without /proc, `work` and `memory` are 0. */
export async function measured(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Taken> {
  const started = performance.now();
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const works = new Map<number, number>();
  let memory = 0;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed = (printed + text).slice(-4000);
    });
  const look = setInterval(() => {
    let now = 0;
    for (const pid of treeOf(child)) {
      const [work, bytes] = usageOf(pid);
      works.set(pid, Math.max(works.get(pid) ?? 0, work));
      now += bytes;
    }
    memory = Math.max(memory, now);
  }, LOOK_MS);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(look);
  const work = [...works.values()].reduce((sum, each) => sum + each, 0);
  return { wall: performance.now() - started, work, memory, status, printed };
}

/** A process and all below it. */
function treeOf({ pid }: Pick<ChildProcess, 'pid'>): number[] {
  if (pid === undefined) return [];
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [
      pid,
      ...children
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((each) => treeOf({ pid: Number(each) })),
    ];
  } catch {
    return [pid];
  }
}

/** Processor time in milliseconds, and memory in bytes, of one process; zeros without /proc. */
function usageOf(pid: number): readonly [work: number, memory: number] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // Hundredths of a second, of the process in the kernel and out of it; pages of 4096 bytes (proc(5)).
    return [(Number(stat[11]) + Number(stat[12])) * 10, Number(stat[21]) * 4096];
  } catch {
    return [0, 0];
  }
}

/** Processor time of a running process and of all below it, in milliseconds; 0 on systems without /proc. */
export const workOf = (pid: number | undefined): number =>
  treeOf({ pid }).reduce((sum, each) => sum + usageOf(each)[0], 0);
