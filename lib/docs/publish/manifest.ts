import { z } from 'zod';

/** Where the deploy keeps its own records, below the bucket's prefix. */
export const STATE = {
  lock: '.deploy/lock.json',
  manifest: '.deploy/manifest.json',
  pending: '.deploy/pending.json',
  tags: '.deploy/tags.json',
  bodies: '.deploy/bodies/',
  release: (id: string) => `.deploy/releases/${id}.json`,
} as const;

const object = z
  .object({
    body: z.string().regex(/^[\da-f]{64}(\.gzip|\.br)?$/),
    class: z.enum(['asset', 'payload', 'data', 'document', 'entry', 'spelling', 'redirect']),
    type: z.string(),
    cache: z.string(),
    redirect: z.string().exactOptional(),
  })
  .readonly();

const objects = z.record(z.string(), object).readonly();

const manifestSchema = z
  .object({
    version: z.literal(1),
    /** `20261121T101112Z-1a2b3c4d`: when, and a hash of what. */
    id: z.string(),
    /** ISO 8601, UTC. */
    time: z.string(),
    /** The prefix the site was built with: `''` or `/docs`. */
    base: z.string(),
    /** Id of the release this one brings back. */
    restores: z.string().exactOptional(),
    objects,
    /** Hashed assets of earlier releases that open pages may still ask for, since when they are not part of the site. */
    retired: z.record(z.string(), z.object({ since: z.string(), object }).readonly()).readonly(),
    /** Ids of the releases that can be brought back, newest first, this one included. */
    releases: z.array(z.string()).readonly(),
  })
  .readonly();

const pendingSchema = z
  .object({
    version: z.literal(1),
    /** Objects a deploy set out to write, all of them possibly unwritten. */
    objects,
    /** Keys it set out to delete. */
    deletes: z.array(z.string()).readonly(),
    /** Releases it set out to forget. */
    drops: z.array(z.string()).readonly(),
  })
  .readonly();

const tagsSchema = z
  .object({
    version: z.literal(1),
    /** ETag that the store returned when a deploy wrote an object, by key, without quotes. */
    tags: z.record(z.string(), z.string()).readonly(),
  })
  .readonly();

/** One release, and what is known about the bucket as long as nothing is pending. */
export type Manifest = z.infer<typeof manifestSchema>;

/** What a deploy is about to touch; it exists only while one runs, or after one was cut off. */
export type Pending = z.infer<typeof pendingSchema>;

/** How to recognize the objects that deploys have written, unless another program has replaced them. */
export type Tags = z.infer<typeof tagsSchema>;

/** @throws Error when the text is not a manifest of this version. */
export const parseManifest = (text: string): Manifest =>
  parseRecord(manifestSchema, STATE.manifest, text);

/** @throws Error when the text is not such a record of this version. */
export const parsePending = (text: string): Pending =>
  parseRecord(pendingSchema, STATE.pending, text);

/** @throws Error when the text is not such a record of this version. */
export const parseTags = (text: string): Tags => parseRecord(tagsSchema, STATE.tags, text);

function parseRecord<T>(schema: z.ZodType<T>, name: string, text: string): T {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Names sort by time: `20261121T101112Z-1a2b3c4d`. */
export const releaseId = (now: Date, hash: string): string =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${hash.slice(0, 8)}`;
