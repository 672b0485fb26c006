import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ANCHOR, REFERENCE } from '../../contract/anchors';
import { hostedAnswer, isHosted } from '../hosted/hosted';
import type { Simulator } from '../index';
import { nextJobAt } from '../state/jobs';
import type { Answer, RawRequest, World } from '../types';
import { splitUrl } from './auth';
import { nextDeliveryAt } from './deliver';
import { callbackLine, type Log, requestLine, unfinishedLine } from './log';
import { bodyLimit } from './read-request';
import { sendDue } from './send';

export interface RunningServer {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/** The longest pause of the clock: a timer of Node takes no more than 24 days. */
const LONGEST_TIMER = 60_000;
/** A long poll looks again this often. */
const POLL_MS = 200;

/**
 * Serve a simulator over HTTP and send its callbacks.
 * @param port 0 = any free one
 * @param log takes one line for each request and for each attempt of a callback
 */
export async function listen(
  simulator: Simulator,
  port: number,
  host = '127.0.0.1',
  log: Log = () => {},
): Promise<RunningServer> {
  const clock = startClock(simulator, log);
  const server = createServer((request, response) => {
    void respond(simulator, request, response, clock.wake, log);
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      clock.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** One timer for jobs and callbacks together; `wake` is called when there may be something earlier to do. */
function startClock(simulator: Simulator, log: Log): { wake(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wake = () => {
    if (isStopped) return;
    clearTimeout(timer);
    const next = Math.min(
      nextJobAt(simulator.world) ?? Infinity,
      nextDeliveryAt(simulator.world) ?? Infinity,
    );
    if (next === Infinity) return;
    timer = setTimeout(tick, Math.min(LONGEST_TIMER, Math.max(0, next - Date.now())));
  };
  const tick = () => {
    try {
      simulator.advance();
    } catch (error) {
      // A defect of the simulator must not take the whole gateway down.
      console.error(error);
    }
    void sendDue(simulator.world, Date.now, {
      onAttempt: (delivery) => log(callbackLine(delivery)),
    }).then(wake);
    wake();
  };
  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function respond(
  simulator: Simulator,
  request: IncomingMessage,
  response: ServerResponse,
  wake: () => void,
  log: Log,
): Promise<void> {
  const started = performance.now();
  const finish = (answer: Answer, method: string) => {
    write(response, answer, method);
    const { method: asked = 'GET', url = '/' } = request;
    log(requestLine({ method: asked, url }, answer, performance.now() - started));
  };
  try {
    const raw: RawRequest = {
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: request.headers,
      body: await bodyOf(request, largestBody(simulator.world)),
      ip: request.socket.remoteAddress ?? '',
    };
    const path = splitUrl(raw.url)[0];
    simulator.advance();
    const answer = isHosted(path)
      ? await hostedAnswer(simulator.world, raw)
      : await polled(simulator, raw, await simulator.handle(raw), request);
    finish(answer, raw.method);
  } catch (error) {
    if (!request.complete) {
      log(unfinishedLine({ method: request.method ?? 'GET', url: request.url ?? '/' }));
      return;
    }
    // A defect of the simulator: print it for its user, and respond as the contract says.
    console.error(error);
    finish(brokenAnswer(simulator), 'GET');
  } finally {
    wake();
  }
}

/** Keep a long poll open until it has something to say, its time is over, or the caller has gone. */
async function polled(
  simulator: Simulator,
  raw: RawRequest,
  first: Answer,
  request: IncomingMessage,
): Promise<Answer> {
  let answer = first;
  const end = first.waitUntil ?? 0;
  while (answer.waitUntil !== undefined && Date.now() < end && !request.socket.destroyed) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    answer = simulator.again(raw);
  }
  return answer;
}

const largestBody = ({ contract }: World): number =>
  Math.max(...contract.operations.map(({ id }) => bodyLimit(contract, id)));

/** The whole body; what is over the largest limit is read but not kept, and refused by its length. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largest + 1) chunks.push(bytes);
  }
  return size > largest ? new Uint8Array(largest + 1) : Buffer.concat(chunks);
}

function write(response: ServerResponse, answer: Answer, method: string): void {
  const { status, headers = {}, body, file } = answer;
  const bytes = file
    ? Buffer.from(file.bytes)
    : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  response.writeHead(status, {
    ...(file ? { 'content-type': file.type } : body !== undefined && JSON_TYPE),
    'cache-control': 'no-store',
    'content-length': bytes.length,
    ...headers,
  });
  response.end(method === 'HEAD' || status === 304 ? undefined : bytes);
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function brokenAnswer({ world }: Simulator): Answer {
  const code = 9002;
  const known = world.contract.errors?.codes.find((error) => error.code === code);
  return {
    status: known?.http ?? 500,
    body: {
      error: {
        code,
        slug: known?.slug ?? '',
        type: known?.type ?? '',
        message: known?.meaning ?? '',
        param: null,
        details: [],
        retryable: true,
        doc_url: `${world.contract.environments?.docsHost}${REFERENCE.errors}#${ANCHOR.error(code)}`,
      },
      request_id: `rq_${world.now}`,
    },
  };
}
