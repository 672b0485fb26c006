import { isDeepStrictEqual } from 'node:util';
import { durationOf } from '../../lib/gateway/contract/limits';
import { resolveParameter } from '../../lib/gateway/contract/openapi/references';
import { validate } from '../../lib/gateway/contract/openapi/validate';
import type {
  Contract,
  Json,
  Operation,
  ParameterObject,
  Schema,
} from '../../lib/gateway/contract/types';
import { checkRequest, queryPairs } from '../../lib/gateway/signing';
import { type Backend, type Received, requestOf, requestVector } from './backend';
import type { Generated, Reply } from './generated';

/** Responds to requests and keeps them in order; refuses a request that breaks the contract, and says why. */
export interface Gate {
  readonly handle: (request: Received) => Promise<Reply>;
  /** `examples` that arrived as the pages show them and were taken. */
  readonly accepted: Generated[];
}

/**
 * A server that takes only what an example of the contract says, signed right, and hands it on to the gateway behind
 * it, after the examples it follows.
 */
export function createGate(
  contract: Contract,
  examples: readonly Generated[],
  backend: Backend,
): Gate {
  const vector = requestVector(contract);
  const nonces = new Set<string>();
  const accepted: Generated[] = [];
  const { secret } = vector;
  return {
    accepted,
    async handle(request) {
      const [path = '', search = ''] = request.url.split('?');
      const query = queryPairs(search);
      const operation = contract.operations.find(
        (candidate) => candidate.verb === request.method && matches(candidate, path),
      );
      if (!operation) return refusal(404, 2001, `${request.method} ${path} is not an operation`);
      if (request.headers.authorization === undefined) {
        const verdict = await checkRequest(
          { ...request, path, query, ip: '198.51.100.4' },
          {
            now: Math.floor(Date.now() / 1000),
            clockWindow: durationOf(contract, 'clock_window') / 1000,
            nonceMemory: durationOf(contract, 'nonce_memory') / 1000,
            environment: 'sandbox',
            findKey: (id) =>
              id === vector.keyId ? { secret, state: 'active', environment: 'sandbox' } : undefined,
            allowsIp: () => true,
            claimNonce: (_, nonce) => !nonces.has(nonce) && nonces.add(nonce).has(nonce),
            missingPermission: () => undefined,
          },
        );
        if (!verdict.ok) return refusal(401, verdict.code, verdict.message);
      }
      const text = request.body.toString('utf8');
      const body: Json | undefined = text === '' ? undefined : JSON.parse(text);
      const faults = [...queryFaults(operation, query), ...bodyFaults(operation, body)];
      if (faults.length > 0) return refusal(422, 2002, faults.join('; '));
      const example = examples.find(
        ({ call }) =>
          call.method === request.method &&
          call.path === path &&
          isDeepStrictEqual(sorted(call.query), sorted(query)) &&
          isDeepStrictEqual(call.body, body) &&
          (call.auth === 'bearer') === (request.headers.authorization !== undefined) &&
          call.idempotencyKey === request.headers['idempotency-key'],
      );
      if (!example) return refusal(422, 2002, 'it arrived otherwise than the page shows it');
      const earlier = examples.filter(({ name }) => FOLLOWS[example.name] === name);
      const reply = await backend(request, earlier.map(requestOf));
      if (reply.status >= 400) return reply;
      const { status } = example.reply;
      if (reply.status !== status)
        return refusal(422, 2002, `returned ${reply.status}, not ${status}`);
      accepted.push(example);
      return reply;
    },
  };
}

/** Examples that continue after another one. All others call a new gateway, which has the objects of sandbox.yaml. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'transaction_update challenge': 'transaction_pay card',
  'transaction_update data': 'transaction_pay card',
  'get_recipient_card replace': 'get_recipient_card card',
  'p2p_confirm confirm': 'get_recipient_card card',
  'p2p_confirm proof': 'get_recipient_card card',
};

const sorted = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}=${value}`).sort();

/** `/v1/service/{service_id}` fits `/v1/service/1001`. */
const matches = ({ path: template }: Operation, path: string): boolean =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

function queryFaults(operation: Operation, query: readonly (readonly [string, string])[]) {
  const known = (operation.source.parameters ?? [])
    .map((parameter) => resolveParameter(operation.document, parameter))
    .filter((parameter) => parameter.in === 'query');
  const missing = known.filter(
    (parameter) => parameter.required && !query.some(([name]) => name === parameter.name),
  );
  return [
    ...missing.map(({ name }) => `${name} is missing`),
    ...query.flatMap(([name, value]) => {
      const parameter = known.find((candidate) => candidate.name === name);
      if (!parameter) return [`${name} is unknown`];
      return validate(operation.document, parameter.schema, typed(parameter, value)).map(
        ({ message }) => `${name} ${message}`,
      );
    }),
  ];
}

/** A query is text; numbers and booleans are read as such before they are held against the schema. */
function typed({ schema }: ParameterObject, value: string): Json {
  if (schema.type === 'integer' || schema.type === 'number') return Number(value);
  return schema.type === 'boolean' ? value === 'true' : value;
}

const bodySchema = ({ source }: Operation): Schema | undefined =>
  source.requestBody?.content['application/json']?.schema;

function bodyFaults(operation: Operation, body: Json | undefined): string[] {
  const schema = bodySchema(operation);
  if (!schema) return body === undefined ? [] : ['a body where none is expected'];
  return validate(operation.document, schema, body ?? null).map(
    ({ path, message }) => `${path.join('.') || 'the body'} ${message}`,
  );
}

function refusal(status: number, code: number, message: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'gateway-request-id': 'rq_refused' },
    body: JSON.stringify({ error: { code, message, details: [] }, request_id: 'rq_refused' }),
  };
}
