import { durationOf } from '../../contract/limits';
import type { Operation } from '../../contract/types';
import { concat } from '../../signing/bytes';
import { sha256Now } from '../../signing/sha256';
import type { Answer, RawRequest, World } from '../types';
import { ApiError } from './errors';

const FORM = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * Return the stored response to a repeat, or store the response of a first call.
 * @throws ApiError 2022 and 2007 as `idempotencyKey` does, 3102 for other content.
 */
export function idempotent(
  world: World,
  operation: Operation,
  raw: RawRequest,
  run: () => Answer,
): Answer {
  const header = raw.headers['idempotency-key'];
  const key = idempotencyKey(operation, typeof header === 'string' ? header : undefined);
  if (key === undefined) return run();
  const name = `${operation.id} ${key}`;
  const digest = sha256Now(concat(raw.url, '\n', raw.body));
  const known = world.state.idempotency.get(name);
  if (known && world.now - known.at <= durationOf(world.contract, 'idempotency_key_window')) {
    if (known.digest !== digest) {
      throw new ApiError(
        3102,
        'The Idempotency-Key was used with other content.',
        'Idempotency-Key',
      );
    }
    const headers = { 'Gateway-Idempotent-Replay': 'true' };
    return { status: known.status, body: known.body, headers };
  }
  const answer = run();
  const { status, body = null } = answer;
  world.state.idempotency.set(name, { digest, at: world.now, status, body });
  return answer;
}

/**
 * The key by which a repeat of this call is recognized; undefined where the operation needs none.
 * @throws ApiError 2022 without a key where one is needed, 2007 for one of the wrong form.
 */
export function idempotencyKey(
  { idempotency: { kind } }: Operation,
  header: string | undefined,
): string | undefined {
  if (kind !== 'header-required' && kind !== 'header-optional') return undefined;
  if (header === undefined || header === '') {
    if (kind === 'header-optional') return undefined;
    const message = 'Idempotency-Key is required for this method.';
    throw new ApiError(2022, message, 'Idempotency-Key');
  }
  if (FORM.test(header)) return header;
  const message = 'Idempotency-Key does not have the expected form.';
  throw new ApiError(2007, message, 'Idempotency-Key', { pattern: FORM.source });
}
