import { limitById } from '../../contract/limits';
import type { Operation } from '../../contract/types';
import type { World } from '../types';
import { ApiError } from './errors';

interface Rate {
  readonly sustained: number;
  readonly burst: number | null;
  readonly per: 'second' | 'hour';
  /** Code of the refusal: creating reports has its own (limits.yaml). */
  readonly error: number;
}

/** The rate of an operation; an operation that names none has that of reading. */
export function rateOf({ contract }: World, { rate = 'read' }: Operation): Rate {
  const limit = limitById(contract, rate);
  const values = limit?.values;
  if (!values?.sustained) throw new Error(`The limits have no rate "${rate}".`);
  const { sustained, burst } = values;
  return {
    sustained: sustained.number,
    burst: burst?.number ?? null,
    per: sustained.per ?? 'second',
    error: limit?.error ?? 9001,
  };
}

/**
 * Take one request from the bucket of its group; the headers say what is left.
 * @throws ApiError 9001, or the code of the limit, with `Retry-After`, if the limits are switched on.
 */
export function countRequest(world: World, operation: Operation): Record<string, string> {
  const { sustained, burst, per, error } = rateOf(world, operation);
  const size = burst ?? sustained;
  const refill = sustained / (per === 'hour' ? 3_600_000 : 1000);
  const { buckets } = world.state;
  const name = operation.rate ?? 'other';
  const known = buckets.get(name) ?? { tokens: size, at: world.now };
  const tokens = Math.min(size, known.tokens + (world.now - known.at) * refill);
  const isEmpty = tokens < 1;
  const left = isEmpty ? tokens : tokens - 1;
  buckets.set(name, { tokens: left, at: world.now });
  const headers = {
    'RateLimit-Limit': String(size),
    'RateLimit-Remaining': String(Math.max(0, Math.floor(left))),
    'RateLimit-Reset': String(Math.ceil((size - left) / refill / 1000)),
  };
  if (isEmpty && world.options.rateLimits) {
    const wait = String(Math.max(1, Math.ceil((1 - tokens) / refill / 1000)));
    throw new ApiError(
      error,
      'You are over the limit of this call.',
      null,
      {},
      {
        ...headers,
        'Retry-After': wait,
      },
    );
  }
  return headers;
}
