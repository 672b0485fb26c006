import { resolveSchema } from '../../lib/gateway/contract/openapi/references';
import type { Contract, RequestVector } from '../../lib/gateway/contract/types';
import { queryPairs, signRequest } from '../../lib/gateway/signing';
import { createSimulator } from '../../lib/gateway/simulator';
import { emptyState } from '../../lib/gateway/simulator/state/state';
import type { Generated, Reply } from './generated';

/** A request as it came over the wire. */
export interface Received {
  readonly method: string;
  /** `/v1/transaction/find?limit=1`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** A gateway behind the gate that has seen nothing but the requests of `before`. */
export type Backend = (request: Received, before: readonly Received[]) => Promise<Reply>;

/**
 * A simulated gateway that is new for each request, so that one example does not affect the next. Only access tokens
 * stay. Its clock shows the time of the test vectors, because the examples are written for that time. A signed request
 * is signed again for it, after the gate has checked the reader's signature.
 */
export function simulatorBackend(contract: Contract): Backend {
  const vector = requestVector(contract);
  const now = Number(vector.timestamp) * 1000;
  const simulator = createSimulator({ contract, now });
  const { world } = simulator;
  let last: Promise<unknown> = Promise.resolve();
  const answered = async ({ method, url, headers, body }: Received): Promise<Reply> => {
    const [path = '', search = ''] = url.split('?');
    const isSigned = headers.authorization === undefined;
    const { timestamp } = vector;
    const request = { method, path, query: queryPairs(search), body };
    const signed = isSigned ? (await signRequest(request, vector, { timestamp })).headers : {};
    const answer = await simulator.handle(
      { method, url, body, headers: { ...headers, ...lowerCase(signed) }, ip: '198.51.100.4' },
      now,
    );
    return {
      status: answer.status,
      headers: { 'Content-Type': answer.file?.type ?? 'application/json', ...answer.headers },
      body: answer.file
        ? Buffer.from(answer.file.bytes).toString('utf8')
        : JSON.stringify(answer.body ?? null),
    };
  };
  return (request, before) => {
    // One after the other: programs of the shell run side by side, and there is one memory to wipe.
    const reply = last.then(async () => {
      world.state = { ...emptyState(), bearers: world.state.bearers };
      world.now = now;
      for (const earlier of before) await answered(earlier);
      return answered(request);
    });
    last = reply.catch(() => undefined);
    return reply;
  };
}

/** An example as a request of its own, for what has to happen before another one. */
export const requestOf = ({ call }: Generated): Received => ({
  method: call.method,
  url: [call.path, call.query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')]
    .filter(Boolean)
    .join('?'),
  headers: {
    'content-type': 'application/json',
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
  },
  body: Buffer.from(call.body === undefined ? '' : JSON.stringify(call.body)),
});

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The published example key with its secret and its moment. */
export function requestVector({ signing }: Contract): RequestVector {
  const vector = signing?.vectors.find(({ kind }) => kind === 'request');
  if (vector?.kind !== 'request') throw new Error('signing.yaml has no request vector');
  return vector;
}

/** An access token for everything of invoicing, asked for as a reader would. */
export async function accessTokenOf(contract: Contract, backend: Backend): Promise<string> {
  const path = '/v1/invoicing/token';
  const operation = contract.operations.find((candidate) => candidate.path === path);
  const schema = operation?.source.requestBody?.content['application/json']?.schema;
  if (!operation || !schema) throw new Error('the contract has no operation that gives a token');
  const { properties } = resolveSchema(operation.document, schema);
  const scopes = resolveSchema(operation.document, properties?.scopes?.items ?? {}).enum ?? [];
  const body = JSON.stringify({ scopes });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', url: path, headers, body: Buffer.from(body) };
  const reply = await backend(request, []);
  const token: unknown = JSON.parse(reply.body)?.data?.access_token;
  if (typeof token !== 'string') throw new Error(`no access token: ${reply.body}`);
  return token;
}
