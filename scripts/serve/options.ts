import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, startServer } from './static-server';

export interface ServeOptions {
  readonly dir: string;
  readonly port: number;
  readonly host?: string | undefined;
  /** When the port is taken, try the next ones and say so. */
  readonly findFreePort?: boolean;
}

const PORTS_TO_TRY = 50;

/** Serve a built folder until Ctrl-C and print the address; a fault is one line and exit code 1. */
export async function serve(options: ServeOptions): Promise<void> {
  const { dir, port, findFreePort = false } = options;
  if (!existsSync(path.join(dir, 'index.html'))) {
    return stop(
      `There is no build in ${dir} — run \`npm run build\`, or name its folder with --dir.`,
    );
  }
  const server = await listen(options, findFreePort ? PORTS_TO_TRY : 1);
  if (!server)
    return stop(
      `Port ${port} is already in use — stop the program that uses it, or choose another with --port.`,
    );
  if (port !== 0 && server.port !== port)
    console.log(`Port ${port} is already in use; this is ${server.port}.`);
  console.log(`\n  The site is at ${server.url}\n  Press Ctrl-C to stop.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

/** Listen on the first free port of `port`, `port + 1`, …; undefined when all that were tried are taken. */
async function listen(options: ServeOptions, attempts: number): Promise<RunningServer | undefined> {
  const { dir, port, host } = options;
  for (let attempt = 0; attempt < attempts && port + attempt <= 65_535; attempt++) {
    try {
      return await startServer({ dir, host, port: port + attempt });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken) throw error;
    }
  }
  return undefined;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
