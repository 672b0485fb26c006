import { durationOf } from '../../contract/limits';
import type { Operation } from '../../contract/types';
import { checkRequest, queryPairs } from '../../signing';
import type { RawRequest, World } from '../types';
import { ApiError } from './errors';
import type { KnownKey } from './keys';

/** The key that signed a request. @throws ApiError 1001 to 1012, in the order of signing.yaml. */
export async function authenticate(
  world: World,
  operation: Operation,
  raw: RawRequest,
): Promise<KnownKey> {
  const [path = '', query = ''] = splitUrl(raw.url);
  const { now } = world;
  const verdict = await checkRequest<KnownKey>(
    {
      method: raw.method,
      path,
      query: queryPairs(query),
      body: raw.body,
      headers: raw.headers,
      ip: raw.ip,
    },
    {
      now: Math.floor(now / 1000),
      clockWindow: durationOf(world.contract, 'clock_window') / 1000,
      nonceMemory: durationOf(world.contract, 'nonce_memory') / 1000,
      environment: world.options.environment,
      findKey: (id) => world.keys.get(id),
      allowsIp: (key, ip) => key.ips.length === 0 || key.ips.includes(ip.replace(/^::ffff:/, '')),
      claimNonce: (keyId, nonce) => claimNonce(world, `${keyId} ${nonce}`, now),
      missingPermission: (key) => missing(operation, key),
    },
  );
  if (verdict.ok) return verdict.key;
  throw new ApiError(verdict.code, verdict.message, null, verdict.details);
}

/** Any one of the permissions of an operation is enough. */
const missing = ({ permissions }: Operation, key: KnownKey): string | undefined =>
  permissions.length === 0 || permissions.some((permission) => key.permissions.includes(permission))
    ? undefined
    : permissions[0];

function claimNonce({ contract, state }: World, nonce: string, now: number): boolean {
  const { nonces } = state;
  const memory = durationOf(contract, 'nonce_memory');
  // A map keeps its order, so the oldest are at the front.
  for (const [known, at] of nonces) {
    if (now - at <= memory) break;
    nonces.delete(known);
  }
  if (nonces.has(nonce)) return false;
  nonces.set(nonce, now);
  return true;
}

/** Path and raw query of a request target. */
export function splitUrl(url: string): [path: string, query: string] {
  const cut = url.indexOf('?');
  return cut < 0 ? [url, ''] : [url.slice(0, cut), url.slice(cut + 1)];
}

/** Scopes of an operation that a bearer token of the invoicing API signs for; `undefined` for all others. */
export function bearerScopes(operation: Operation): readonly string[] | undefined {
  return operation.source.security?.flatMap((entry) => entry.invoicingBearer ?? []).length
    ? operation.source.security.flatMap((entry) => entry.invoicingBearer ?? [])
    : undefined;
}

/** The point behind a bearer token. @throws ApiError 1001, 1002, 1006, 1007 or 1009. */
export function authenticateBearer(
  world: World,
  scopes: readonly string[],
  raw: RawRequest,
): KnownKey {
  const header = raw.headers.authorization;
  const value = typeof header === 'string' ? /^Bearer (\S+)$/.exec(header)?.[1] : undefined;
  if (value === undefined) {
    const message = 'The header Authorization is missing or does not have the expected form.';
    throw new ApiError(1001, message, null, { header: 'Authorization' });
  }
  const token = world.state.bearers.get(value);
  if (!token) throw new ApiError(1002, 'No token has this value.');
  if (token.revoked) throw new ApiError(1006, 'The token has been revoked.');
  if (token.expiresAt <= world.now) throw new ApiError(1007, 'The token has expired.');
  const lacking = scopes.find((scope) => !token.scopes.includes(scope));
  if (lacking !== undefined) {
    const message = `The token lacks the scope ${lacking}.`;
    throw new ApiError(1009, message, null, { permission: lacking });
  }
  const [key] = world.keys.values();
  if (!key) throw new Error('The point has no key.');
  return key;
}
