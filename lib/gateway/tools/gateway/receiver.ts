import { durationOf } from '../../contract/limits';
import { explainCallback } from '../../signing/explain-callback';
import type { Delivery } from '../../simulator/state/state';
import type { World } from '../../simulator/types';
import {
  dueDeliveries,
  type Outgoing,
  outgoing,
  recordAttempt,
} from '../../simulator/wire/deliver';
import { at, text } from '../../simulator/wire/json';
import { publishedCallbackSecret } from '../../simulator/wire/keys';
import type { DeliveryMode } from './scenario';

/** A callback as it reached the endpoint of the reader, or did not. */
export interface Arrival {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly eventId: string;
  readonly type: string;
  readonly version: number | null;
  readonly status: string | null;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly arrival: 'delivered' | 'lost' | 'response_lost';
  /** Whether the verifier of the page about callbacks takes it; undefined for one that was lost. */
  readonly isVerified?: boolean;
  /** What a right endpoint does with it. */
  readonly advice: string;
}

/** The endpoint of the reader: it verifies, and knows which events and versions it has seen. */
export interface Receiver {
  /** How the callbacks of the next step travel; then the usual way again. */
  mode: DeliveryMode;
  readonly arrivals: Arrival[];
  /** A callback that waits for the one after it. */
  held: Delivery | undefined;
  readonly seen: Set<string>;
  readonly versions: Map<string, number>;
}

export const newReceiver = (): Receiver => ({
  ...{ mode: 'deliver', arrivals: [], held: undefined },
  ...{ seen: new Set(), versions: new Map() },
});

/** Send what is due now: all of it in one way. */
export async function deliverDue(world: World, receiver: Receiver): Promise<void> {
  const due = dueDeliveries(world).filter((delivery) => delivery !== receiver.held);
  const [first, ...others] = due;
  if (!first) return;
  const { mode, held: before } = receiver;
  receiver.mode = 'deliver';
  receiver.held = mode === 'swap' ? first : undefined;
  for (const delivery of mode === 'swap' ? others : due)
    await attempt(world, receiver, delivery, mode);
  // What was held back comes after the next one.
  if (before) await attempt(world, receiver, before, 'deliver');
  if (mode === 'swap' && others.length > 0) await letGo(world, receiver);
}

/** A callback that was held back arrives, although no other one has come after it. */
export async function letGo(world: World, receiver: Receiver): Promise<void> {
  const { held } = receiver;
  receiver.held = undefined;
  if (held) await attempt(world, receiver, held, 'deliver');
}

const LOST = { httpStatus: null, durationMs: 0, error: 'connection refused' } as const;
const NO_RESPONSE = { httpStatus: null, durationMs: 10_000, error: 'timeout' } as const;
const TAKEN = { httpStatus: 200, durationMs: 40, error: null } as const;

async function attempt(
  world: World,
  receiver: Receiver,
  delivery: Delivery,
  mode: DeliveryMode,
): Promise<void> {
  const sent = await outgoing(world, delivery);
  const base = {
    at: world.now,
    eventId: delivery.eventId,
    type: delivery.type,
    version: numberAt(delivery, 'version'),
    status: text(delivery.body, 'data.status') ?? null,
    attempt: delivery.attempts.length + 1,
    headers: Object.entries(sent.headers),
    body: sent.body ?? '',
  };
  if (mode === 'lose') {
    receiver.arrivals.push({ ...base, arrival: 'lost', advice: 'The gateway sends it again.' });
    recordAttempt(world, delivery, LOST);
    return;
  }
  const isVerified = await verify(world, sent);
  const advice = isVerified ? adviceOf(receiver, delivery, base.version) : 'Refuse it with 400.';
  const arrival = mode === 'repeat' ? 'response_lost' : 'delivered';
  receiver.arrivals.push({ ...base, arrival, isVerified, advice });
  recordAttempt(world, delivery, mode === 'repeat' ? NO_RESPONSE : TAKEN);
}

const numberAt = ({ body }: Delivery, name: string): number | null => {
  const value = at(body, `data.${name}`);
  return typeof value === 'number' ? value : null;
};

/** With the verifier of the page about callbacks, and the clock of this gateway. */
async function verify(world: World, { headers, body = '' }: Outgoing): Promise<boolean> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const { verdict } = await explainCallback(
    {
      headers: lines.join('\n'),
      body,
      secret: publishedCallbackSecret(world.contract),
      now: Math.floor(world.now / 1000),
    },
    durationOf(world.contract, 'callback_clock') / 1000,
  );
  return verdict.ok;
}

/** What a right endpoint does, by what it has seen before. */
function adviceOf(receiver: Receiver, delivery: Delivery, version: number | null): string {
  const { seen, versions } = receiver;
  if (seen.has(delivery.eventId)) return 'A duplicate: return 200 and do nothing.';
  seen.add(delivery.eventId);
  const data = ['transaction_id', 'invoice_id', 'report_id', 'cancellation_id', 'page_id'];
  const subject = data.flatMap((name) => text(delivery.body, `data.${name}`) ?? [])[0] ?? '';
  const isOfTransaction = delivery.type.startsWith('transaction.');
  const known = versions.get(`${isOfTransaction} ${subject}`) ?? -1;
  if (version !== null && version < known)
    return 'An older version: return 200 and keep the newer one.';
  if (version !== null) versions.set(`${isOfTransaction} ${subject}`, version);
  return delivery.type === 'transaction.success'
    ? 'Store it, return 200, then fulfill the order.'
    : 'Store it, then return 200.';
}
