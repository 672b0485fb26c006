import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { durationOf } from '../../contract/limits';
import type { Delivery } from '../state/state';
import type { World } from '../types';
import {
  type AttemptResult,
  dueDeliveries,
  type Outgoing,
  outgoing,
  recordAttempt,
} from './deliver';
import { isPublicAddress, isPublicHost } from './public-address';

/** All addresses of a name. */
export type Resolve = (
  hostname: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface SendOptions {
  /** How names become addresses; a test gives its own. */
  readonly resolve?: Resolve;
  /** Called when an attempt has ended and is recorded. */
  readonly onAttempt?: (delivery: Delivery) => void;
}

/** Send every callback that is due. Resolves when all attempts have ended; it never rejects. */
export async function sendDue(
  world: World,
  now: () => number,
  { resolve = systemLookup, onAttempt }: SendOptions = {},
): Promise<void> {
  const due = dueDeliveries(world);
  // Out of the queue while it is on its way, so that nothing is sent twice at the same time.
  for (const delivery of due) delivery.nextAt = null;
  await Promise.all(
    due.map(async (delivery) => {
      const result = await attempt(world, delivery, resolve);
      world.now = Math.max(world.now, now());
      recordAttempt(world, delivery, result);
      onAttempt?.(delivery);
    }),
  );
}

async function attempt(world: World, delivery: Delivery, resolve: Resolve): Promise<AttemptResult> {
  const started = performance.now();
  const duration = () => Math.round(performance.now() - started);
  try {
    // The person who runs the simulator chose this receiver: it may be on the same machine.
    const isOwn = delivery.url === world.options.callbacksTo;
    const message = await outgoing(world, delivery);
    const timeout = durationOf(world.contract, 'callback_total');
    const { status, retryAfter } = await exchange(message, timeout, isOwn ? undefined : resolve);
    return { httpStatus: status, durationMs: duration(), error: null, retryAfter };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { httpStatus: null, durationMs: duration(), error: message.slice(0, 255) };
  }
}

interface Reply {
  readonly status: number;
  readonly retryAfter: number | undefined;
}

/**
 * One request; a redirect is a response as any other and is not followed.
 * @param timeout ms until the whole response must be there
 * @param resolve names are resolved by it, and only public addresses are connected to; undefined: any address
 */
function exchange(
  { method, url, headers, body }: Outgoing,
  timeout: number,
  resolve: Resolve | undefined,
): Promise<Reply> {
  return new Promise((done, fail) => {
    const { protocol, hostname } = new URL(url);
    // No name is resolved for an address in numbers.
    if (resolve && !isPublicHost(hostname)) throw new PrivateReceiverError(hostname);
    const request = (protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
        ...(resolve && { lookup: publicLookup(resolve) }),
      },
      (response) => {
        const pause = Number(response.headers['retry-after'] ?? Number.NaN);
        done({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(pause) ? pause : undefined,
        });
        response.destroy();
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}

/**
 * The lookup of a connection. It checks the addresses that are connected to, so a name cannot be public when it
 * is checked and private when it is called.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) {
        done(error ?? new Error(`${hostname} has no address`), '', 0);
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        done(new PrivateReceiverError(hostname), '', 0);
      } else if (options.all) {
        done(null, addresses);
      } else {
        done(null, first.address, first.family);
      }
    });
  };

/** The gateway sends nothing to private networks, not even to its own. */
class PrivateReceiverError extends Error {
  override readonly name = 'PrivateReceiverError';

  constructor(hostname: string) {
    super(`${hostname} leads to a private address; callbacks go to public addresses only.`);
  }
}
