import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to the store. */
export interface Call {
  readonly method: string;
  /** Path with the bucket, decoded: `/bucket/faq.html`. */
  readonly path: string;
}

/**
 * What happens to a call; undefined lets it through.
 * - `hang` never returns.
 * - `reset` breaks the connection before the call reaches the store, `lose` afterwards.
 * - A number is the status of the response.
 */
export type Fault = 'hang' | 'reset' | 'lose' | number | undefined;

export interface FaultyProxy {
  readonly url: string;
  /** Every call that could change something, in order. */
  readonly writes: Call[];
  /** Decides about each call; replaceable at any time. */
  fault: (call: Call) => Fault | Promise<Fault>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * A proxy before the S3 server. Like S3 it takes whole bodies before it passes them on, and it knows the conditional
 * writes that the server ignores. It also causes the faults that a test sets.
 */
export async function startProxy(port: number): Promise<FaultyProxy> {
  const writes: Call[] = [];
  // Conditions hold only when nothing else is written between the look and the write.
  let turn: Promise<unknown> = Promise.resolve();

  const server = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming).catch(() => undefined);
    if (!body) return; // the client is gone in the middle of a body
    const call = callOf(incoming);
    if (call.method !== 'GET' && call.method !== 'HEAD') writes.push(call);
    const fault = await proxy.fault(call);
    if (fault === 'hang') return;
    if (fault === 'reset') return void incoming.socket.destroy();
    if (typeof fault === 'number') return answerWith(outgoing, fault, 'SlowDown');
    const isConditional = incoming.headers['if-none-match'] ?? incoming.headers['if-match'];
    const pass = () => forward(port, incoming, body);
    const task = isConditional ? turn.then(() => conditional(port, incoming, pass)) : pass();
    if (isConditional) turn = task.catch(() => undefined);
    const answer = await task.catch(() => 'broken' as const);
    // The test server itself hangs up now and then; the deploy sees what has happened, and asks again.
    if (fault === 'lose' || answer === 'broken') return void incoming.socket.destroy();
    if (answer === undefined) return answerWith(outgoing, 412, 'PreconditionFailed');
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  });
  const proxy: FaultyProxy = {
    url: '',
    writes,
    fault: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a pipe name.
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}

/** Look at the object first; undefined when the condition does not hold. */
async function conditional(
  port: number,
  { headers, url = '/' }: IncomingMessage,
  pass: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const [path = '/'] = url.split('?');
  const now = await send(port, { method: 'HEAD', path });
  const etag = now.status === 200 ? now.headers.etag : undefined;
  const isMet =
    headers['if-none-match'] === '*' ? etag === undefined : etag === headers['if-match'];
  return isMet ? pass() : undefined;
}

const callOf = ({ method = 'GET', url = '/' }: IncomingMessage): Call => ({
  method,
  path: decodeURIComponent(url.split('?')[0] ?? ''),
});

const forward = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
  send(port, { method, path: url, headers }, body);

function send(
  port: number,
  options: {
    method?: string | undefined;
    path?: string | undefined;
    headers?: IncomingMessage['headers'];
  },
  body?: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent: false, ...options }, (answer) => {
      readAll(answer).then(
        (bytes) =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function answerWith(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' });
  outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}
