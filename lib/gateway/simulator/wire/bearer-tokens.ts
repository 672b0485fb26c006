import { countOf } from '../../contract/limits';
import { newId, newSlug } from '../state/random';
import type { Answer, Call, World } from '../types';
import { ApiError } from './errors';
import { text, texts, time } from './json';

/** `POST /v1/invoicing/token`: the value is shown once. */
export function tokenCreate(world: World, { body }: Call): Answer {
  const { bearers } = world.state;
  const live = [...bearers.values()].filter(
    ({ revoked, expiresAt }) => !revoked && expiresAt > world.now,
  );
  const most = countOf(world.contract, 'live_tokens');
  if (live.length >= most) {
    throw new ApiError(2008, `The point has ${most} live tokens.`, null, {
      allowed: { max: most },
    });
  }
  const ttl = typeof body.ttl === 'number' ? body.ttl : 3600;
  const token = {
    id: newId('ivk', world.now, world.random),
    value: `ivt_${newSlug(world.random, 16)}`,
    scopes: texts(body.scopes),
    origin: text(body, 'allowed_origin') ?? null,
    expiresAt: world.now + ttl * 1000,
    revoked: false,
  };
  bearers.set(token.value, token);
  return {
    status: 201,
    body: {
      data: {
        token_id: token.id,
        access_token: token.value,
        scopes: token.scopes,
        expires_at: time(token.expiresAt),
      },
    },
  };
}

/** `POST /v1/invoicing/token/revoke`: true as well for a token that is gone. */
export function tokenRevoke(world: World, { body }: Call): Answer {
  const { bearers } = world.state;
  const value = text(body, 'access_token');
  const token =
    value === undefined
      ? [...bearers.values()].find(({ id }) => id === text(body, 'token_id'))
      : bearers.get(value);
  if (token) token.revoked = true;
  return { status: 200, body: { data: { revoked: true } } };
}
