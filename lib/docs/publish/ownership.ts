import { STATE } from './manifest';

/** What is known about the objects of a bucket and about who wrote them; ETags are without quotes. */
export interface Holdings {
  /** ETag of every object below the prefix, by key, as the bucket lists them; empty in stores that list none. */
  readonly listed: ReadonlyMap<string, string>;
  /** ETag that the store returned when a deploy wrote an object, by key. */
  readonly tags: Readonly<Record<string, string>>;
  /** Keys of objects whose bytes were read and are those of a body. */
  readonly proven?: ReadonlySet<string>;
}

/** Which objects of a bucket a deploy may overwrite and delete. */
export interface Ownership {
  /** Whether there is an object under this key. */
  isThere(key: string): boolean;
  /** Whether the object is there, and has not been replaced since a deploy wrote it. */
  isIntact(key: string): boolean;
  /** Whether a deploy wrote the object; true as well when there is none. */
  isOurs(key: string): boolean;
  /** The ETags of those of these objects that are there and that a deploy wrote. */
  tagsOf(keys: readonly string[]): Record<string, string>;
}

/**
 * A deploy that was cut off could not record any ETag. But deploys write copies of stored bodies and nothing else: an
 * object with the ETag of a body, or with its bytes, belongs to the site. The ETags of a copy and its source are equal
 * in most buckets; not in those that encrypt with a key of a key service. An empty ETag shows nothing.
 */
export function ownershipOf({ listed, tags, proven }: Holdings): Ownership {
  const bodies = new Set<string>();
  for (const [key, tag] of listed) if (tag && key.startsWith(STATE.bodies)) bodies.add(tag);
  const isIntact = (key: string) => Boolean(listed.get(key)) && listed.get(key) === tags[key];
  const isOurs = (key: string) => {
    const tag = listed.get(key);
    return tag === undefined || isIntact(key) || bodies.has(tag) || proven?.has(key) === true;
  };
  return {
    isThere: (key) => listed.has(key),
    isIntact,
    isOurs,
    tagsOf: (keys) => {
      const found: Record<string, string> = {};
      for (const key of keys) {
        const tag = listed.get(key);
        if (tag !== undefined && isOurs(key)) found[key] = tag;
      }
      return found;
    },
  };
}
