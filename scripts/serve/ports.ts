import { createServer } from 'node:net';

/** The port that arguments of `next dev` name (`--port 4000`, `--port=4000`, `-p 4000`), else `PORT`; else undefined. */
export function portOf(args: readonly string[], env: NodeJS.ProcessEnv): number | undefined {
  const at = args.findIndex((arg) => /^(?:-p|--port)(?:=|$)/.test(arg));
  const given = at < 0 ? env.PORT : (args[at]?.split('=')[1] ?? args[at + 1]);
  return given === undefined || given === '' ? undefined : Number(given);
}

/** Why a server cannot listen on a port, with what to do; undefined when it can. */
export function portFault(port: number): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return Promise.resolve(`"${port}" is not a port — give a number from 0 to 65535.`);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use — stop the program that uses it, or choose another with --port.`
          : `Port ${port} cannot be used (${error.code}) — choose another with --port.`,
      );
    });
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}

/** The first port from one on at which a server can listen. */
export async function firstFreePort(from: number): Promise<number> {
  let port = from;
  while (port < 65_535 && (await portFault(port)) !== undefined) port += 1;
  return port;
}
