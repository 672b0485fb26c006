import { durationOf } from '../contract/limits';
import { type AttemptResult, dueDeliveries, outgoing, recordAttempt } from './deliver';
import type { Delivery } from './state';
import type { World } from './types';

/** Send every callback that is due. Resolves when all attempts have ended; it never rejects. */
export async function sendDue(world: World, now: () => number): Promise<void> {
  const due = dueDeliveries(world);
  // Out of the queue while it is on its way, so that nothing is sent twice at once.
  for (const delivery of due) delivery.nextAt = null;
  await Promise.all(
    due.map(async (delivery) => {
      const result = await attempt(world, delivery);
      world.now = Math.max(world.now, now());
      recordAttempt(world, delivery, result);
    }),
  );
}

async function attempt(world: World, delivery: Delivery): Promise<AttemptResult> {
  const started = performance.now();
  const duration = () => Math.round(performance.now() - started);
  try {
    const { method, url, headers, body } = await outgoing(world, delivery);
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(durationOf(world.contract, 'callback_total')),
      ...(body !== undefined && { body }),
    });
    await answer.body?.cancel();
    const pause = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return {
      httpStatus: answer.status,
      durationMs: duration(),
      error: null,
      retryAfter: Number.isFinite(pause) ? pause : undefined,
    };
  } catch (error) {
    // `fetch` hides the reason ("connection refused") one level down.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const message = reason instanceof Error ? reason.message : String(reason);
    return { httpStatus: null, durationMs: duration(), error: message.slice(0, 255) };
  }
}
