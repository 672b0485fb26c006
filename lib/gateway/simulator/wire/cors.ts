import type { Answer, RawRequest, World } from '../types';
import { bearerScopes } from './auth';
import type { Route } from './route';

/** Calls across origins are for bearer tokens that name an origin (`allowed_origin`), and for that origin alone. */
function allowedOrigin({ state, now }: World, { headers }: RawRequest): string | undefined {
  const { origin, authorization } = headers;
  if (typeof origin !== 'string') return undefined;
  const value =
    typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : undefined;
  const tokens = [...state.bearers.values()].filter(
    (token) => token.origin === origin && !token.revoked && token.expiresAt > now,
  );
  // A preflight comes without the token.
  return tokens.some((token) => value === undefined || token.value === value) ? origin : undefined;
}

/** Headers that let a page read a response. */
export function corsHeaders(
  world: World,
  { operation }: Route,
  raw: RawRequest,
): Record<string, string> {
  const origin = bearerScopes(operation) ? allowedOrigin(world, raw) : undefined;
  return origin === undefined ? {} : { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** The response to a browser that asks before it calls; `undefined` where no browser may call. */
export function preflight(world: World, route: Route, raw: RawRequest): Answer | undefined {
  const headers = corsHeaders(world, route, raw);
  if (headers['Access-Control-Allow-Origin'] === undefined) return undefined;
  return {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': route.operation.verb,
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Gateway-Version',
      'Access-Control-Max-Age': '600',
    },
  };
}
