import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { STATE } from '../../lib/docs/publish/manifest';
import { DeployError, EXIT } from './exit-codes';
import type { Clock } from './retry';
import type { Fetched, Store } from './store';

const recordSchema = z.object({ token: z.string(), since: z.string(), expires: z.string() });

/** The right to write to a bucket, as long as it is renewed. */
export interface Lock {
  /** Cheap until half of the lease is over; then the lease begins again. */
  renew(): Promise<void>;
  /** @throws DeployError `locked` when another deploy has taken the lock. */
  confirm(): Promise<void>;
  /** Never throws: a lock that cannot be given back ends by itself. */
  release(): Promise<void>;
}

export interface LockOptions {
  readonly clock: Clock;
  /** A holder that has not renewed for so long counts as gone; milliseconds. */
  readonly leaseMs: number;
  /** Take the lock from the deploy that holds it. */
  readonly force: boolean;
}

/**
 * Take the lock. On stores with conditional writes two cannot win; on others each reads back what it wrote, and asks
 * again before every stage and before the manifest.
 * @throws DeployError `locked` when a deploy is running.
 */
export async function takeLock(
  store: Store,
  { clock, leaseMs, force }: LockOptions,
): Promise<Lock> {
  const token = randomUUID();
  const began = clock.now().getTime();
  const elapsed = clock.elapsed();
  const since = new Date(began).toISOString();
  // A clock that is set back must not make the lease last longer here than others see it last.
  const time = () => Math.max(clock.now().getTime(), began + clock.elapsed() - elapsed);
  let renewAt = 0;
  let renewing: Promise<void> | undefined;

  const write = async (previous: Fetched | undefined) => {
    const now = time();
    const record = { token, since, expires: new Date(now + leaseMs).toISOString() };
    const condition = previous
      ? previous.etag && { etag: previous.etag }
      : { absent: true as const };
    await store.put(STATE.lock, Buffer.from(JSON.stringify(record)), condition || undefined);
    renewAt = now + leaseMs / 2;
  };
  const confirm = async () => {
    const record = parse(await store.get(STATE.lock));
    if (record?.token !== token) throw new DeployError(EXIT.locked, held(record));
  };

  const previous = await store.get(STATE.lock);
  const holder = parse(previous);
  if (holder && !force && Date.parse(holder.expires) > time()) {
    throw new DeployError(EXIT.locked, held(holder));
  }
  await write(previous);
  // A write that was repeated after a lost response finds its own lock; reading shows whose lock it is.
  await confirm();

  return {
    confirm,
    renew: async () => {
      if (time() < renewAt) return;
      renewing ??= (async () => {
        await confirm();
        await write(await store.get(STATE.lock));
        await confirm();
      })().finally(() => {
        renewing = undefined;
      });
      await renewing;
    },
    release: async () => {
      try {
        await confirm();
        await store.remove(STATE.lock);
      } catch {
        // Lost, or out of reach.
      }
    },
  };
}

function parse(fetched: Fetched | undefined) {
  if (!fetched) return undefined;
  try {
    return recordSchema.parse(JSON.parse(fetched.bytes.toString('utf8')));
  } catch {
    return undefined; // not a lock of a deploy: treated as no lock; the condition on its tag still holds
  }
}

const held = (record: z.infer<typeof recordSchema> | undefined) =>
  record
    ? `another deploy has held the lock since ${record.since}; it ends by itself at ${record.expires}, or now with --force-unlock`
    : 'the lock was taken away by another deploy';
