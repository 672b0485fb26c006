import { type Pending, STATE } from '../../lib/docs/publish/manifest';
import { type Holdings, type Ownership, ownershipOf } from '../../lib/docs/publish/ownership';
import { forEachPooled } from '../cli/pool';
import { bodyOf } from './read-out';
import type { Store } from './store';

/**
 * Finds out who wrote the objects of a bucket. A deploy that was cut off may have written objects whose ETags do not
 * show it. Those are read: an object with the bytes of a body belongs to the site.
 */
export async function proveOwnership(
  store: Store,
  holdings: Holdings,
  pending: Pending | undefined,
  concurrency: number,
): Promise<Ownership> {
  const byTag = ownershipOf(holdings);
  if (!pending) return byTag;
  const bodies = new Set(Object.values(pending.objects).map(({ body }) => body));
  const keys = new Set([...Object.keys(pending.objects), ...pending.deletes]);
  const doubtful = [...keys].filter((key) => !byTag.isOurs(key));
  const proven = new Set<string>();
  await forEachPooled(doubtful, concurrency, async (key) => {
    const object = await store.get(key);
    const body = object && bodyOf(object.bytes, object.encoding);
    if (body === undefined) return;
    if (bodies.has(body) || holdings.listed.has(STATE.bodies + body)) proven.add(key);
  });
  return ownershipOf({ ...holdings, proven });
}
