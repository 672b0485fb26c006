import { type Manifest, releaseId, STATE } from '../../lib/publish/manifest';
import { type Plan, pendingOf, type Write } from '../../lib/publish/plan';
import { DeployError, EXIT } from './exit-codes';
import type { Lock } from './lock';
import { forEachPooled } from './pool';
import type { Context, Source } from './publish';
import { hashOf } from './read-out';
import { garbageOf, type Records, writeManifest } from './records';

/** Carries out one plan under a lock; the methods are called in the order in which they stand here. */
export class Run {
  readonly counts = { bodies: 0, bytes: 0 };
  readonly #context: Context;
  readonly #source: Source;
  readonly #plan: Plan;
  readonly #records: Records;
  readonly #lock: Lock;

  constructor(context: Context, source: Source, plan: Plan, records: Records, lock: Lock) {
    this.#context = context;
    this.#source = source;
    this.#plan = plan;
    this.#records = records;
    this.#lock = lock;
  }

  /** Bodies first, where no reader looks; then copies of them, stage after stage. */
  async writeObjects(): Promise<void> {
    const { store } = this.#context;
    const pending = pendingOf(this.#plan, this.#records.pending);
    await store.put(STATE.pending, Buffer.from(JSON.stringify(pending)));
    const writes = this.#plan.stages.flatMap((stage) => stage.writes);
    await this.#putBodies(writes);
    for (const { name, writes: some } of this.#plan.stages) {
      await this.#each(name, some, (write) => this.#writeObject(write));
    }
  }

  async #putBodies(writes: readonly Write[]): Promise<void> {
    const { bytesOf } = this.#source;
    const { store, settings } = this.#context;
    if (!bytesOf) return;
    const stored = new Set(
      settings.force
        ? []
        : Object.values(this.#records.manifest?.objects ?? {}).map(({ body }) => body),
    );
    // After a cut-off deploy most bodies are there; one of another length was not stored whole.
    const sizes = this.#records.pending
      ? await store.list(STATE.bodies)
      : new Map<string, number>();
    const bodies = [...new Set(writes.map(({ object }) => object.body))];
    const missing = bodies.filter((body) => !stored.has(body));
    await this.#each('bodies', missing, async (body) => {
      const bytes = bytesOf(body);
      if (!settings.force && sizes.get(STATE.bodies + body) === bytes.length) return;
      await this.#putBody(body, bytes);
    });
  }

  async #putBody(body: string, bytes: Buffer): Promise<void> {
    await this.#context.store.put(STATE.bodies + body, bytes);
    this.counts.bodies += 1;
    this.counts.bytes += bytes.length;
  }

  async #writeObject({ key, object }: Write): Promise<void> {
    const { store } = this.#context;
    const copy = () => store.copy(STATE.bodies + object.body, key, object);
    if (await copy()) return;
    // Somebody has tidied the deploy's own folder.
    const bytes = this.#source.bytesOf?.(object.body);
    if (bytes) await this.#putBody(object.body, bytes);
    if (!bytes || !(await copy())) {
      throw new DeployError(EXIT.remote, `the body of ${key} is not in the bucket any more`);
    }
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
    await writeManifest(store, manifest, this.#records);
    return manifest;
  }

  /** Last of all, when nothing points to it any more. */
  async cleanUp(manifest: Manifest): Promise<void> {
    const { store } = this.#context;
    const { deletes, expired, drops } = this.#plan;
    const garbage = await garbageOf(store, manifest, drops, this.#records.pending);
    const keys = [
      ...deletes,
      ...expired,
      ...garbage.map((body) => STATE.bodies + body),
      // The release files come last: until then they tell which bodies are left to delete.
    ];
    await this.#each('deletes', keys, (key) => store.remove(key));
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
