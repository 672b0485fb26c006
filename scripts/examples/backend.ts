import { resolveSchema } from '../../lib/contract/references';
import type { Contract, RequestVector } from '../../lib/contract/types';
import { queryPairs, signRequest } from '../../lib/signing';
import { createSimulator } from '../../lib/simulator';
import type { Reply } from './generated';

/** A request as it came over the wire. */
export interface Received {
  readonly method: string;
  /** `/v1/transaction/find?limit=1`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** A gateway behind the gate. */
export type Backend = (request: Received) => Promise<Reply>;

/**
 * A simulated gateway nobody has used yet. Its clock stands at the moment of the test vectors, because the examples
 * speak of that time: a signed request is signed again for it, after the gate has checked the reader's signature.
 */
export function simulatorBackend(contract: Contract): Backend {
  const vector = requestVector(contract);
  const now = Number(vector.timestamp) * 1000;
  const simulator = createSimulator({ contract, now });
  return async ({ method, url, headers, body }) => {
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
}

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
  const reply = await backend({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(body),
  });
  const token: unknown = JSON.parse(reply.body)?.data?.access_token;
  if (typeof token !== 'string') throw new Error(`no access token: ${reply.body}`);
  return token;
}
