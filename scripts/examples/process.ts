import { spawn } from 'node:child_process';

export interface Finished {
  readonly code: number;
  /** Both streams, in the order they came. */
  readonly said: string;
}

/** Runs a program to its end; what it prints is kept. A program that is not there ends with 127. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env = {}, input }: { cwd?: string; env?: Record<string, string>; input?: string } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { cwd, env: { ...process.env, ...env } });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, said: error.message }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, said: Buffer.concat(chunks).toString('utf8') }),
    );
    child.stdin.on('error', () => undefined); // a program may end without reading
    child.stdin.end(input ?? '');
  });
}
