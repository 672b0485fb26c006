import { durationOf } from '../../contract/limits';
import type { Json, JsonObject } from '../../contract/types';
import { callbackGetNames, signCallback, signText } from '../../signing';
import type { Attempt, Delivery } from '../state/state';
import type { World } from '../types';
import { isObject } from './json';
import { callbackSecrets } from './keys';

/** What goes over the wire for one attempt. */
export interface Outgoing {
  readonly method: 'POST' | 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** How an attempt ended: the status of the response, or why there was none. */
export interface AttemptResult {
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly error: string | null;
  /** Seconds the receiver asked to wait. */
  readonly retryAfter?: number | undefined;
}

/** Callbacks to send now. */
export const dueDeliveries = ({ state, now }: World): Delivery[] =>
  state.deliveries.filter(({ nextAt }) => nextAt !== null && nextAt <= now);

/** When the next callback is due, in ms. */
export function nextDeliveryAt({ state }: World): number | undefined {
  const times = state.deliveries.flatMap(({ nextAt }) => (nextAt === null ? [] : [nextAt]));
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.min(a, b));
}

/** One attempt, signed for its time. */
export async function outgoing(world: World, delivery: Delivery): Promise<Outgoing> {
  const { post, single } = callbackSecrets(world);
  const timestamp = Math.floor(world.now / 1000);
  if (delivery.method === 'GET') return getVariant(delivery, single, timestamp);
  const body = JSON.stringify(delivery.body);
  const headers = await signCallback({ id: delivery.eventId, timestamp, body }, post);
  return {
    method: 'POST',
    url: delivery.url,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

async function getVariant(
  { eventId, type, url, body }: Delivery,
  secret: string,
  timestamp: number,
): Promise<Outgoing> {
  const data: JsonObject = isObject(body.data) ? body.data : {};
  const failure_code: Json = isObject(data.failure) ? (data.failure.code ?? null) : null;
  const values: JsonObject = { ...data, event_id: eventId, type, timestamp, failure_code };
  const pairs = callbackGetNames.flatMap((name): [string, string][] => {
    const value = values[name];
    return value === undefined || value === null ? [] : [[name, String(value)]];
  });
  const signature = await signText('callbackGet', pairs, secret);
  const query = [...pairs, ['signature', signature]]
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return {
    method: 'GET',
    url: `${url}${url.includes('?') ? '&' : '?'}${query}`,
    headers: {},
    body: undefined,
  };
}

/**
 * Write an attempt down and decide about the next: 2xx ends it, 410 switches the address off, everything else follows
 * the schedule of callbacks.yaml with its jitter.
 */
export function recordAttempt(world: World, delivery: Delivery, result: AttemptResult): void {
  const { contract, options, state, now, random } = world;
  const { httpStatus, durationMs, error } = result;
  const attempt: Attempt = { at: now, httpStatus, durationMs, error };
  delivery.attempts.push(attempt);
  if (httpStatus !== null && httpStatus >= 200 && httpStatus < 300) {
    delivery.nextAt = null;
    return;
  }
  if (httpStatus === 410) {
    delivery.nextAt = null;
    state.disabledUrls.add(delivery.url);
    for (const other of state.deliveries) if (other.url === delivery.url) other.nextAt = null;
    return;
  }
  const schedule = contract.callbacks?.attempts ?? [];
  const done = schedule[delivery.attempts.length - 1];
  const next = schedule[delivery.attempts.length];
  if (!done || !next) {
    delivery.nextAt = null;
    return;
  }
  const spread = (contract.callbacks?.jitter ?? 0) / 100;
  const pause = (next.atSeconds - done.atSeconds) * (1 + (random.next() * 2 - 1) * spread);
  const asked = Math.min(result.retryAfter ?? 0, durationOf(contract, 'callback_pause') / 1000);
  delivery.nextAt = now + (Math.max(pause, asked) * 1000) / options.timeScale;
}
