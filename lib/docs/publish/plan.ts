import type { Manifest, Pending } from './manifest';
import { isSame, type Objects, type StoredObject } from './objects';
import type { Ownership } from './ownership';

/** One object to write. */
export interface Write {
  readonly key: string;
  readonly object: StoredObject;
}

/** Everything a deploy does, in its order. */
export interface Plan {
  /** A stage begins when the one before it is done: assets, payloads and data, documents, entries, redirects. */
  readonly stages: readonly { readonly name: string; readonly writes: readonly Write[] }[];
  /** Objects of pages and downloads that are no more. */
  readonly deletes: readonly string[];
  /** Assets whose time is over. */
  readonly expired: readonly string[];
  /** Keys of writes under which there is an object that no deploy wrote. */
  readonly foreign: readonly string[];
  /** Keys of writes whose objects were replaced or deleted since a deploy wrote them. */
  readonly repaired: readonly string[];
  /** Keys that the site no longer has, whose objects stay because they were replaced since a deploy wrote them. */
  readonly left: readonly string[];
  /** ETags of the objects that are to stay or to be deleted, by key; those of writes are not known yet. */
  readonly tags: Readonly<Record<string, string>>;
  readonly unchanged: number;
  readonly retired: Manifest['retired'];
  /** Earlier releases to keep, newest first; without the new one, if there is a new one. */
  readonly releases: readonly string[];
  /** Releases to forget. */
  readonly drops: readonly string[];
  /** Whether the site becomes another one, and not only its upkeep is due. */
  readonly isNew: boolean;
  /** Whether the bucket already is as wanted. */
  readonly isEmpty: boolean;
}

/** What a plan starts from. */
export interface PlanInput {
  readonly target: Objects;
  readonly current?: Manifest | undefined;
  readonly pending?: Pending | undefined;
  readonly ownership: Ownership;
  readonly now: Date;
  /** How many releases can be brought back, the new one included. */
  readonly keep: number;
  /** Days for which an asset stays after the site has stopped using it. */
  readonly keepDays: number;
  /** Write every object, whatever the manifest says. */
  readonly force?: boolean;
}

const DAY_MS = 86_400_000;

/** In this order a reader never gets a page whose parts are not there yet. */
const STAGES: readonly [name: string, classes: readonly StoredObject['class'][]][] = [
  ['assets', ['asset']],
  ['payloads', ['payload', 'data']],
  ['documents', ['document']],
  ['entries', ['entry']],
  ['redirects', ['spelling', 'redirect']],
];

/**
 * Compare what should be there with what the records say and the bucket lists. Nothing is ever deleted that the
 * records do not name, or that another deploy has written since.
 */
export function planDeploy(input: PlanInput): Plan {
  const { target, current, pending, ownership, force = false } = input;
  // What an earlier deploy, cut off, was about to touch may be old, new or half of each: it counts as unknown.
  const unknown = new Set([...Object.keys(pending?.objects ?? {}), ...(pending?.deletes ?? [])]);
  const recorded = (key: string): StoredObject | undefined =>
    current?.objects[key] ?? current?.retired[key]?.object;
  const isCertain = (key: string) => !unknown.has(key) && ownership.isIntact(key);

  const writes = Object.entries(target)
    .filter(([key, object]) => force || !isCertain(key) || !isSame(recorded(key), object))
    .map(([key, object]) => ({ key, object }));
  const named = { ...pending?.objects, ...current?.objects };
  const leaving = Object.entries(named).filter(([key]) => !target[key]);
  const doomed = new Set([
    ...leaving.filter(([, object]) => object.class !== 'asset').map(([key]) => key),
    ...(pending?.deletes ?? []).filter((key) => !target[key]),
  ]);

  const isNew = !current || !isSameSite(target, current.objects);
  const { releases, drops } = keepReleases(input, isNew);
  const { retired, expired } = retire(input, leaving);
  for (const key of [...expired, ...Object.keys(retired)]) doomed.delete(key);
  const counts = [writes.length, doomed.size, expired.length, drops.length];
  const isDeletable = (key: string) => ownership.isThere(key) && ownership.isOurs(key);
  const deletes = [...doomed].filter(isDeletable).sort();
  const written = writes.map(({ key }) => key);
  return {
    stages: STAGES.map(([name, classes]) => ({
      name,
      writes: writes.filter(({ object }) => classes.includes(object.class)),
    })),
    deletes,
    expired: expired.filter(isDeletable),
    foreign: written.filter((key) => !ownership.isOurs(key) && !recorded(key)).sort(),
    repaired: written
      .filter((key) => recorded(key) && !unknown.has(key) && !ownership.isIntact(key))
      .sort(),
    left: [...new Set([...leaving.map(([key]) => key), ...doomed, ...expired])]
      .filter((key) => !ownership.isOurs(key))
      .sort(),
    tags: ownership.tagsOf([
      ...Object.keys(target),
      ...Object.keys(retired),
      ...deletes,
      ...expired,
    ]),
    unchanged: Object.keys(target).length - writes.length,
    retired,
    releases,
    drops,
    isNew,
    isEmpty: !isNew && !pending && counts.every((count) => count === 0),
  };
}

/** Whether two builds are one and the same to a reader. */
export function isSameSite(a: Objects, b: Objects): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]));
}

/** A release more makes the oldest one too many; without changes there is no new release. */
function keepReleases({ current, pending, keep }: PlanInput, isNew: boolean) {
  const all = current?.releases ?? [];
  const releases = all.slice(0, Math.max(0, isNew ? keep - 1 : keep));
  const drops = [...new Set([...(pending?.drops ?? []), ...all.slice(releases.length)])];
  return { releases, drops: drops.filter((id) => !releases.includes(id)) };
}

/** Assets that the site no longer names stay for open pages; those whose days are over go. */
function retire(
  { target, current, ownership, now, keepDays }: PlanInput,
  leaving: readonly (readonly [string, StoredObject])[],
) {
  const retired: Record<string, Manifest['retired'][string]> = {};
  const expired: string[] = [];
  for (const [key, entry] of Object.entries(current?.retired ?? {})) {
    if (target[key]) continue;
    const isOver = now.getTime() - Date.parse(entry.since) >= keepDays * DAY_MS;
    if (isOver) expired.push(key);
    else retired[key] = entry;
  }
  for (const [key, object] of leaving) {
    if (object.class !== 'asset' || retired[key] || expired.includes(key)) continue;
    // A deploy that was cut off may have announced an asset that it never wrote.
    if (ownership.isThere(key) && ownership.isOurs(key)) {
      retired[key] = { since: now.toISOString(), object };
    }
  }
  return { retired, expired: expired.sort() };
}

/** The record to leave before the first write, so that the deploy after a crash knows what is uncertain. */
export function pendingOf(plan: Plan, earlier: Pending | undefined): Pending {
  const writes = plan.stages.flatMap((stage) => stage.writes);
  return {
    version: 1,
    objects: {
      ...earlier?.objects,
      ...Object.fromEntries(writes.map(({ key, object }) => [key, object])),
    },
    deletes: [...new Set([...(earlier?.deletes ?? []), ...plan.deletes, ...plan.expired])],
    drops: [...plan.drops],
  };
}
