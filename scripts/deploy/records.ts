import {
  type Manifest,
  type Pending,
  parseManifest,
  parsePending,
  parseTags,
  STATE,
} from '../../lib/docs/publish/manifest';
import { DeployError, EXIT } from './exit-codes';
import type { Fetched, Store } from './store';

/** What the bucket says about itself. */
export interface Records {
  readonly manifest?: Manifest | undefined;
  /** Tag of the manifest as read. */
  readonly etag?: string | undefined;
  readonly pending?: Pending | undefined;
  /** ETags of the objects that deploys have written; absent before the first deploy that recorded them. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
}

/** @throws DeployError `remote` when a record cannot be read by this version. */
export async function readRecords(store: Store): Promise<Records> {
  const [manifest, pending, tags] = await Promise.all([
    store.get(STATE.manifest),
    store.get(STATE.pending),
    store.get(STATE.tags),
  ]);
  return {
    manifest: manifest && parsed(manifest, parseManifest),
    etag: manifest?.etag,
    pending: pending && parsed(pending, parsePending),
    tags: tags && parsed(tags, parseTags).tags,
  };
}

/** A kept release; undefined when it is not there. */
export async function readRelease(store: Store, id: string): Promise<Manifest | undefined> {
  const fetched = await store.get(STATE.release(id));
  return fetched && parsed(fetched, parseManifest);
}

/**
 * Make a manifest the valid one. Its release file comes first, so that whatever the manifest lists can be brought back.
 * @throws DeployError `locked` when another deploy has published since the records were read.
 */
export async function writeManifest(
  store: Store,
  manifest: Manifest,
  { etag, manifest: previous }: Records,
): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(manifest)}\n`);
  await store.put(STATE.release(manifest.id), bytes);
  const condition = previous ? etag && { etag } : { absent: true as const };
  if (await store.put(STATE.manifest, bytes, condition || undefined)) return;
  // The response to the first attempt may have been lost: then the stored manifest is already the new one.
  if ((await store.get(STATE.manifest))?.bytes.equals(bytes)) return;
  throw new DeployError(EXIT.locked, 'another deploy has published in the meantime');
}

/** Bodies that forgotten releases and a cut-off deploy have left and that no kept release names. */
export async function garbageOf(
  store: Store,
  kept: Manifest,
  drops: readonly string[],
  pending: Pending | undefined,
): Promise<string[]> {
  if (drops.length === 0 && !pending) return [];
  const read = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => readRelease(store, id)))).filter(
      (each) => each !== undefined,
    );
  const earlier = await read(kept.releases.filter((id) => id !== kept.id));
  const used = new Set([kept, ...earlier].flatMap(bodiesOf));
  const left = [...(await read(drops)), ...(pending ? [pending] : [])].flatMap(bodiesOf);
  return [...new Set(left)].filter((body) => !used.has(body)).sort();
}

const bodiesOf = ({ objects }: Pick<Manifest, 'objects'>): string[] =>
  Object.values(objects).map(({ body }) => body);

function parsed<T>(fetched: Fetched, parse: (text: string) => T): T {
  try {
    return parse(fetched.bytes.toString('utf8'));
  } catch (error) {
    throw new DeployError(EXIT.remote, error instanceof Error ? error.message : String(error));
  }
}
