import { handlers } from '../operations/handlers';
import { partnerNotify } from '../operations/partner';
import { makeNamed } from '../state/objects';
import { advance } from '../state/outcomes';
import { newId } from '../state/random';
import type { Answer, Call, RawRequest, World } from '../types';
import { authenticate, authenticateBearer, bearerScopes, splitUrl } from './auth';
import { corsHeaders, preflight } from './cors';
import { ApiError, errorAnswer, FaultsError } from './errors';
import { withForcedError } from './forced';
import { idempotent } from './idempotency';
import { isObject } from './json';
import { countRequest } from './rate-limits';
import { checkBody, readBody, readQuery } from './read-request';
import { type Route, routeOf } from './route';

/**
 * Handle one request. After the signature is checked, no other request runs in between, so two requests never change the
 * same object together. It never throws because of a request: every refusal is a response of the contract.
 * @param now Milliseconds since 1970.
 */
export async function handle(world: World, raw: RawRequest, now: number): Promise<Answer> {
  advance(world, now);
  const requestId = newId('rq', world.now, world.random);
  const headers: Record<string, string> = { 'Gateway-Request-Id': requestId };
  let route: Route | undefined;
  try {
    const [path] = splitUrl(raw.url);
    const asked = raw.headers['access-control-request-method'];
    if (raw.method === 'OPTIONS' && typeof asked === 'string') {
      const answer = preflight(world, routeOf(world, asked, path), raw);
      if (answer) return finished(answer, requestId, headers);
    }
    route = routeOf(world, raw.method, path);
    if (route.operation.id === 'binance_pay_notify') return partnerNotify(world, route.params, raw);
    Object.assign(headers, corsHeaders(world, route, raw));
    checkAccept(raw);
    checkVersion(world, raw);
    const key = await keyOf(world, route, raw);
    Object.assign(headers, countRequest(world, route.operation));
    const answer = run(world, route, key, raw);
    return finished(answer, requestId, headers);
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof FaultsError)) throw error;
    const refused = errorAnswer(world.contract, error, requestId, route?.operation);
    return { ...refused, headers: { ...headers, ...refused.headers } };
  }
}

/** Handle a long poll once more: signed and checked before, so only the handler runs. */
export function again(world: World, raw: RawRequest, now: number): Answer {
  advance(world, now);
  const requestId = newId('rq', world.now, world.random);
  const route = routeOf(world, raw.method, splitUrl(raw.url)[0]);
  const [key] = world.keys.values();
  if (!key) throw new Error('The point has no key.');
  return finished(run(world, route, key, raw), requestId, { 'Gateway-Request-Id': requestId });
}

async function keyOf(world: World, { operation }: Route, raw: RawRequest): Promise<Call['key']> {
  const scopes = bearerScopes(operation);
  return scopes ? authenticateBearer(world, scopes, raw) : authenticate(world, operation, raw);
}

function run(
  world: World,
  { operation, params }: Route,
  key: Call['key'],
  raw: RawRequest,
): Answer {
  const handler = handlers[operation.id];
  if (!handler) throw new Error(`No handler for ${operation.id}`);
  const body = readBody(world, operation, raw);
  const query = readQuery(world, operation, raw);
  return idempotent(world, operation, raw, () => {
    checkBody(world, operation, body);
    const call = { operation, key, body, query, params, raw };
    makeNamed(world, call);
    return withForcedError(world, call, () => handler(world, call));
  });
}

function finished(answer: Answer, requestId: string, headers: Record<string, string>): Answer {
  const { body } = answer;
  return {
    ...answer,
    headers: { ...headers, ...answer.headers },
    ...(isObject(body) && { body: { ...body, request_id: requestId } }),
  };
}

/** A date asks for the newest version up to it. @throws ApiError 2007 for no date, and for one before all versions. */
function checkVersion({ contract }: World, { headers }: RawRequest): void {
  const version = headers['gateway-version'];
  if (version === undefined) return;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(version))) {
    throw new ApiError(2007, 'Gateway-Version is not a date.', 'Gateway-Version');
  }
  const first = contract.versions?.versions[0]?.date ?? '';
  if (String(version) < first) {
    throw new ApiError(2007, `The first version is ${first}.`, 'Gateway-Version');
  }
}

/** @throws ApiError 2021 if the caller takes no JSON at all. */
function checkAccept({ headers, url }: RawRequest): void {
  const accept = headers.accept;
  // Files of reports come in types of their own.
  if (typeof accept !== 'string' || url.startsWith('/v1/reports/download')) return;
  if (!/\*\/\*|application\/(\*|json)/i.test(accept) && accept.trim() !== '') {
    throw new ApiError(2021, 'Accept does not allow JSON.', 'Accept');
  }
}
