import { createServer, type IncomingMessage } from 'node:http';
import type { Gate } from './gate';

/** A gate on a port of its own. */
export interface GateServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Puts a gate on a free port of this machine. */
export async function serveGate(gate: Gate): Promise<GateServer> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const reply = await gate
      .handle({ method, url, headers, body: await bodyOf(request) })
      .catch((error: unknown) => ({ status: 500, headers: {}, body: String(error) }));
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** All bytes of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
