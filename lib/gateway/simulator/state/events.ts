import type { JsonObject } from '../../contract/types';
import type { World } from '../types';
import { isObject, text, time } from '../wire/json';
import { documentedPoint } from './point';
import { newId } from './random';
import type { Transaction } from './state';
import { transactionJson } from './view';

/** Put an event into the outbox. Types that are off by default go out only if the point has switched them on. */
export function emit(
  world: World,
  type: string,
  data: JsonObject,
  origin?: { readonly url?: string | undefined; readonly transactionId?: string },
): void {
  const known = world.contract.callbacks?.events.find((event) => event.type === type);
  if (!known) throw new Error(`callbacks.yaml has no event "${type}"`);
  const { options, state, now } = world;
  if (known.optIn && !options.sendUpdates) return;
  // A query has room for a transaction only.
  if (options.callbackMethod === 'GET' && known.area !== 'transaction') return;
  const url = options.callbacksTo ?? origin?.url ?? documentedPoint(world).point.callback_url;
  if (state.disabledUrls.has(url)) return;
  state.deliveries.push({
    eventId: newId('evt', now, world.random),
    type,
    transactionId: origin?.transactionId ?? null,
    createdAt: now,
    url,
    method: options.callbackMethod,
    body: { type, timestamp: time(now), data },
    attempts: [],
    nextAt: now,
  });
}

/** An event about a transaction, with the transaction as it is now. */
export const emitTransaction = (world: World, type: string, tx: Transaction): void =>
  emitAbout(world, type, tx, transactionJson(world, tx));

/** An event about something that belongs to a transaction: it goes to the address of the transaction. */
export function emitAbout(world: World, type: string, tx: Transaction, data: JsonObject): void {
  const { urls } = tx.request;
  emit(world, type, data, {
    url: isObject(urls) ? text(urls, 'callback') : undefined,
    transactionId: tx.id,
  });
}
