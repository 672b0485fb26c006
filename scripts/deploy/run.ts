import { createHash } from 'node:crypto';
import { type Manifest, releaseId, STATE, type Tags } from '../../lib/docs/publish/manifest';
import { encodingOf } from '../../lib/docs/publish/objects';
import { type Plan, pendingOf, type Write } from '../../lib/docs/publish/plan';
import { forEachPooled } from '../cli/pool';
import { DeployError, EXIT } from './exit-codes';
import type { Lock } from './lock';
import type { Context, Planned, Source } from './publish';
import { bodyOf, hashOf } from './read-out';
import { garbageOf, type Records, writeManifest } from './records';

/** Carries out one plan under a lock; the methods are called in the order of this file. */
export class Run {
  readonly counts = { bodies: 0, bytes: 0 };
  readonly #context: Context;
  readonly #source: Source;
  readonly #plan: Plan;
  readonly #records: Records;
  readonly #listed: ReadonlyMap<string, string>;
  readonly #lock: Lock;
  /** ETags of the objects that this run has written, by key. */
  readonly #written: Record<string, string> = {};

  constructor(context: Context, source: Source, planned: Planned, lock: Lock) {
    this.#context = context;
    this.#source = source;
    this.#plan = planned.plan;
    this.#records = planned.records;
    this.#listed = planned.listed;
    this.#lock = lock;
  }

  /** Bodies first, where no reader looks; then copies of them, stage after stage. */
  async writeObjects(): Promise<void> {
    const { store } = this.#context;
    // Reading who wrote what may have taken longer than the lease.
    await this.#lock.confirm();
    const pending = pendingOf(this.#plan, this.#records.pending);
    await store.put(STATE.pending, Buffer.from(JSON.stringify(pending)));
    const writes = this.#plan.stages.flatMap((stage) => stage.writes);
    await this.#putBodies(writes);
    for (const { name, writes: some } of this.#plan.stages) {
      await this.#each(name, some, (write) => this.#writeObject(write));
    }
  }

  /** Send what is not in the bucket yet. A rollback sends nothing: it reads what it is about to copy. */
  async #putBodies(writes: readonly Write[]): Promise<void> {
    const { bytesOf } = this.#source;
    const bodies = [...new Set(writes.map(({ object }) => object.body))];
    await this.#each('bodies', bodies, async (body) =>
      bytesOf ? this.#putBody(body, await bytesOf(body)) : this.#checkBody(body),
    );
  }

  async #putBody(body: string, bytes: Buffer): Promise<void> {
    const { store, settings } = this.#context;
    const isStored = this.#listed.get(STATE.bodies + body) === md5Of(bytes);
    if (isStored && !settings.force) return;
    await store.put(STATE.bodies + body, bytes);
    this.counts.bodies += 1;
    this.counts.bytes += bytes.length;
  }

  async #checkBody(body: string): Promise<void> {
    const stored = await this.#context.store.get(STATE.bodies + body);
    if (!stored) throw missing(STATE.bodies + body);
    if (bodyOf(stored.bytes, encodingOf(body)) === body) return;
    throw new DeployError(
      EXIT.remote,
      `${STATE.bodies}${body} does not have the bytes that its name says; publish a build instead`,
    );
  }

  async #writeObject({ key, object }: Write): Promise<void> {
    const source = STATE.bodies + object.body;
    const etag = await this.#context.store.copy(source, key, object);
    if (etag === undefined) throw missing(source);
    this.#written[key] = etag;
  }

  async writeRecords(): Promise<Manifest> {
    const { clock, store } = this.#context;
    const { objects, base, restores } = this.#source;
    const { manifest: previous } = this.#records;
    const { isNew, releases, retired } = this.#plan;
    const now = clock.now();
    const id = releaseId(now, hashOf(Buffer.from(JSON.stringify(objects))));
    const manifest: Manifest =
      isNew || !previous
        ? {
            version: 1,
            id,
            time: now.toISOString(),
            base,
            ...(restores !== undefined && { restores }),
            objects,
            retired,
            releases: [id, ...releases.filter((each) => each !== id)],
          }
        : { ...previous, retired, releases };
    await this.#lock.confirm();
    const tags = { version: 1, tags: { ...this.#plan.tags, ...this.#written } } satisfies Tags;
    await store.put(STATE.tags, Buffer.from(JSON.stringify(tags)));
    await writeManifest(store, manifest, this.#records);
    return manifest;
  }

  /** Last of all, when nothing points to it any more. */
  async cleanUp(manifest: Manifest): Promise<void> {
    const { store } = this.#context;
    const { deletes, expired, drops } = this.#plan;
    const garbage = await garbageOf(store, manifest, drops, this.#records.pending);
    await this.#each('deletes', [...deletes, ...expired], (key) => store.remove(key));
    // Until its copies are deleted, a body shows that the copies belong to the site.
    const bodies = garbage.map((body) => STATE.bodies + body);
    await this.#each('old bodies', bodies, (key) => store.remove(key));
    // The release files come last: until then they list the bodies that are left to delete.
    await this.#each('releases', drops.map(STATE.release), (key) => store.remove(key));
  }

  async #each<T>(name: string, items: readonly T[], task: (item: T) => Promise<void>) {
    if (items.length === 0) return;
    const { progress, settings } = this.#context;
    await this.#lock.confirm();
    progress.stage(name, items.length);
    await forEachPooled(items, settings.concurrency, async (item) => {
      await this.#lock.renew();
      await task(item);
      progress.tick();
    });
    progress.end();
  }
}

/** MD5 in hexadecimal, which is the ETag of an object in most buckets; in others, bodies are sent again. */
const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

const missing = (key: string) =>
  new DeployError(EXIT.remote, `${key} is not in the bucket any more; publish a build`);
