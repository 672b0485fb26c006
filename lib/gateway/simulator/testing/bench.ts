import { loadContract } from '../../contract/load';
import type { Contract, Json, JsonObject } from '../../contract/types';
import { signRequest } from '../../signing';
import { hostedAnswer } from '../hosted/hosted';
import { createSimulator, publishedCredentials, type Simulator } from '../index';
import type { Answer, RawRequest, SimulatorOptions } from '../types';
import { isObject } from '../wire/json';

/** 2026-01-15T12:00:00Z, the moment of the documented examples. */
const EXAMPLE_TIME = Date.UTC(2026, 0, 15, 12);

export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  readonly data: JsonObject;
  readonly error: JsonObject;
  readonly answer: Answer;
}

/** A simulator with a clock that the test moves, and a client that signs. For tests. */
export interface Bench {
  readonly simulator: Simulator;
  now: number;
  /** Send a signed request; the body is JSON, headers are added to those of the signature. */
  send(method: string, url: string, body?: Json, headers?: Record<string, string>): Promise<Sent>;
  /** Ask for a hosted page as a browser does; the body is a form. */
  browse(method: string, path: string, form?: string): Promise<Sent>;
  /** Let seconds pass. */
  wait(seconds: number): void;
}

// Read with the module: the content folder takes seconds on a busy machine, a test should not.
const contract = loadContract();

let count = 0;

/** 32 letters that no other call of the process has used. */
export const freshKey = (): string => {
  count += 1;
  return `test-${count.toString(36).padStart(27, 'x')}`;
};

/** Sign a request as a client does. */
export async function signed(
  credentials: { readonly keyId: string; readonly secret: string },
  now: number,
  {
    method,
    url,
    body,
    headers = {},
  }: { method: string; url: string; body?: string | undefined; headers?: Record<string, string> },
): Promise<RawRequest> {
  const [path = '', query = ''] = url.split('?');
  const pairs = [...new URLSearchParams(query)];
  const request = { method, path, query: pairs, body: body ?? '' };
  const moment = { timestamp: Math.floor(now / 1000), nonce: freshKey() };
  const signature = await signRequest(request, credentials, moment);
  return {
    method,
    url,
    headers: {
      ...Object.fromEntries(
        Object.entries(signature.headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: Buffer.from(body ?? ''),
    ip: '198.51.100.1',
  };
}

/** A fresh gateway at the time of the examples, over the content folder's contract or a given one. */
export function bench(
  options: Partial<SimulatorOptions> & { readonly contract?: Contract } = {},
): Bench {
  const simulator = createSimulator({ contract, now: EXAMPLE_TIME, ...options });
  const made: Bench = {
    simulator,
    now: EXAMPLE_TIME,
    wait: (seconds) => {
      made.now += seconds * 1000;
      simulator.advance(made.now);
    },
    browse: async (method, url, form = '') =>
      sent(
        await hostedAnswer(simulator.world, {
          method,
          url,
          headers: {},
          body: Buffer.from(form),
          ip: '198.51.100.1',
        }),
      ),
    send: async (method, url, body, headers = {}) => {
      const raw = await signed(publishedCredentials(contract), made.now, {
        method,
        url,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers,
      });
      return sent(await simulator.handle(raw, made.now));
    },
  };
  return made;
}

export function sent(answer: Answer): Sent {
  const { body = null } = answer;
  const part = (name: string): JsonObject => {
    const found = isObject(body) ? body[name] : undefined;
    return isObject(found) ? found : {};
  };
  return {
    status: answer.status,
    headers: answer.headers ?? {},
    body,
    data: part('data'),
    error: part('error'),
    answer,
  };
}
