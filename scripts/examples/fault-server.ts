import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Contract } from '../../lib/gateway/contract/types';
import { ApiError, errorAnswer } from '../../lib/gateway/simulator/wire/errors';
import { bodyOf } from './server';

/**
 * What goes wrong with a call: an error of the API by its code, or one of these.
 * - `lost`: the gateway has done the work and the connection ends without a byte of the response.
 * - `cut`: the connection ends after half of the body.
 * - `html`: a 502 page of a proxy.
 */
type Fault = number | 'lost' | 'cut' | 'html';

/** Which requests meet the fault. */
interface Plan {
  /** `POST /v1/transaction/create`; other calls pass. */
  readonly call: string;
  readonly fault: Fault;
  /** So many requests pass first. */
  readonly skip?: number | undefined;
  /** The code of the error that every later request meets. */
  readonly later?: number | undefined;
  /** Every further request meets it; without this, only the first. */
  readonly always?: boolean | undefined;
}

/** A gateway with a fault in front of it. */
export interface FaultServer {
  readonly url: string;
  /** Forgets what has arrived and takes a new plan. */
  set(plan: Plan): void;
  /** How many requests of the planned call have arrived. */
  arrived(): number;
  close(): Promise<void>;
}

/** Seconds that an error with `Retry-After` asks to wait: unlike any pause of the programs. */
const WAIT_SECONDS = 7;

/** Starts a server on a port of its own that hands every request on to `upstream`, but for those of the plan. */
export async function serveFaults(contract: Contract, upstream: string): Promise<FaultServer> {
  let plan: Plan | undefined;
  let arrived = 0;
  const faultOf = (request: IncomingMessage): Fault | undefined => {
    const [path] = (request.url ?? '').split('?');
    if (!plan || plan.call !== `${request.method} ${path}`) return undefined;
    arrived += 1;
    const { skip = 0, always = false, later } = plan;
    if (arrived === skip + 1 || (always && arrived > skip)) return plan.fault;
    return arrived > skip ? later : undefined;
  };
  const server = createServer((request, response) => {
    play(faultOf(request), { contract, upstream, request, response }).catch((error: unknown) => {
      // A second head cannot be written; the error must not end the process.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (next) => {
      plan = next;
      arrived = 0;
    },
    arrived: () => arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  readonly contract: Contract;
  readonly upstream: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Headers about one connection, which are not forwarded. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'http2-settings',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

async function play(
  fault: Fault | undefined,
  { contract, upstream, request, response }: Exchange,
): Promise<void> {
  if (fault === 'html') {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    return;
  }
  const body = await bodyOf(request);
  if (typeof fault === 'number') {
    const { status, headers, ...answer } = refusal(contract, fault);
    response.writeHead(status, headers).end(JSON.stringify(answer.body));
    return;
  }
  const { method = 'GET', url = '/' } = request;
  const headers = Object.entries(request.headers).filter(([name]) => !OF_CONNECTION.has(name));
  const given = await fetch(`${upstream}${url}`, {
    method,
    headers: headers.map(([name, value]) => [name, String(value)]),
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await given.arrayBuffer());
  if (fault === 'lost') {
    response.destroy();
    return;
  }
  const kept = [...given.headers].filter(([name]) => !OF_CONNECTION.has(name));
  response.writeHead(given.status, { ...Object.fromEntries(kept), 'content-length': bytes.length });
  if (fault === 'cut')
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  else response.end(bytes);
}

/** The error as the gateway sends it. @throws Error for a code that errors.yaml does not have. */
function refusal(contract: Contract, code: number) {
  const row = contract.errors?.codes.find((error) => error.code === code);
  const waits = row?.http === 429 || row?.http === 503;
  const retryAfter = waits ? { 'Retry-After': String(WAIT_SECONDS) } : {};
  const error = new ApiError(code, row?.meaning ?? '', null, {}, retryAfter);
  const answer = errorAnswer(contract, error, 'rq_fault');
  return {
    ...answer,
    headers: {
      'content-type': 'application/json',
      'gateway-request-id': 'rq_fault',
      ...answer.headers,
    },
  };
}
