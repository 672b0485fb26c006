import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type Asked, createStorage, failure } from './storage';

/** A request on its way to the store. */
export interface Call {
  readonly method: string;
  /** Path with the bucket, decoded: `/bucket/faq.html`. */
  readonly path: string;
  /** Of its body. */
  readonly bytes: number;
}

/**
 * What happens to a call; undefined lets it through.
 * - `hang` never returns.
 * - `reset` breaks the connection before the call reaches the store, `lose` afterwards.
 * - A number is the status of the response, and a word a code of S3 with its own status.
 */
export type Fault = 'hang' | 'reset' | 'lose' | 'ExpiredToken' | number | undefined;

export interface FaultyServer {
  readonly url: string;
  /** Every call that could change something, in order. */
  readonly writes: Call[];
  /** Decides about each call; replaceable at any time. */
  fault: (call: Call) => Fault | Promise<Fault>;
  /** How far the clock of the store is ahead of the clock of this machine, in milliseconds. */
  ahead: number;
  close(): Promise<void>;
}

/** S3 refuses a request whose time is further away. */
const MAX_SKEW_MS = 15 * 60_000;

/**
 * A store in this process that causes the faults a test sets. Like S3 it takes whole bodies, and refuses a request that
 * was signed at another time. What a reader asks of a website endpoint always gets through.
 */
export async function startServer(accessKey: string): Promise<FaultyServer> {
  const writes: Call[] = [];
  const storage = createStorage(accessKey);

  const http = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming).catch(() => undefined);
    if (!body) return; // the client is gone in the middle of a body
    const { method = 'GET', url = '/', headers } = incoming;
    const asked: Asked = { method, url, headers, body };
    const send = (answer: Answer) => respond(outgoing, asked, answer, server.ahead);
    if (headers['x-amz-date'] === undefined) return send(storage(asked));
    const call = {
      method,
      path: decodeURIComponent(url.split('?')[0] ?? ''),
      bytes: body.length,
    };
    if (method !== 'GET' && method !== 'HEAD') writes.push(call);
    const fault = await server.fault(call);
    if (fault === 'hang') return;
    if (fault === 'reset') return void incoming.socket.destroy();
    if (fault === 'ExpiredToken') return send(failure(400, fault));
    if (typeof fault === 'number') return send(failure(fault, 'SlowDown'));
    const skew = Math.abs(Date.now() + server.ahead - timeOf(String(headers['x-amz-date'])));
    const answer = skew > MAX_SKEW_MS ? failure(403, 'RequestTimeTooSkewed') : storage(asked);
    if (fault === 'lose') return void incoming.socket.destroy();
    send(answer);
  });
  const server: FaultyServer = {
    url: '',
    writes,
    fault: () => undefined,
    ahead: 0,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A TCP server's address is never a pipe name.
  return Object.assign(server, { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
}

function respond(outgoing: ServerResponse, { method }: Asked, answer: Answer, ahead: number): void {
  const date = new Date(Date.now() + ahead).toUTCString();
  outgoing.writeHead(answer.status, {
    ...answer.headers,
    date,
    'content-length': answer.body.length,
  });
  outgoing.end(method === 'HEAD' ? undefined : answer.body);
}

/** `20261121T100000Z` → milliseconds since 1970. */
const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'));

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
