import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { encodingOf, type StoredObject } from '../../lib/docs/publish/objects';
import { httpStatusOf, type RetryOptions, withRetry } from './retry';

/** Where a site lives; keys are relative to the prefix. */
export interface Target {
  readonly bucket: string;
  /** Empty, or ending with a slash. */
  readonly prefix: string;
}

/** A write that only happens when the object is as expected: absent, or with this tag. */
type Condition = { readonly absent: true } | { readonly etag: string };

/** What was read of an object. */
export interface Fetched {
  readonly bytes: Buffer;
  readonly etag: string | undefined;
  readonly type: string | undefined;
  readonly cache: string | undefined;
  readonly encoding: string | undefined;
  readonly redirect: string | undefined;
}

/** The few operations of object storage that a deploy needs. All but `list` may be repeated without harm. */
export interface Store {
  /** Undefined when there is no such object. */
  get(key: string): Promise<Fetched | undefined>;
  /** Store bytes that only the deploy reads; false when the condition was not met. */
  put(key: string, bytes: Buffer, condition?: Condition): Promise<boolean>;
  /**
   * Make an object of the site from a body stored before, and return its ETag, which is empty where the store returns
   * none; undefined when there is no such body.
   */
  copy(source: string, key: string, object: StoredObject): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  /** Keys below a prefix, with their ETags; an empty one where the store lists none. */
  list(prefix: string): Promise<Map<string, string>>;
}

export interface ClientOptions {
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
}

/** Credentials come from the SDK's default chain, and from nowhere else. */
export function createClient({ endpoint, region }: ClientOptions): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(region ? { region } : endpoint && { region: process.env.AWS_REGION || 'us-east-1' }),
    // `retry.ts` repeats: the SDK's retry stops after 35 failures of all requests together.
    maxAttempts: 1,
    // Other stores than Amazon's keep the framing of the newer checksums as part of the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The store of one site, every request retried. */
export function createStore(
  client: S3Client,
  { bucket: Bucket, prefix }: Target,
  retry: RetryOptions,
): Store {
  const run = <T>(request: (abortSignal: AbortSignal) => Promise<T>) => withRetry(request, retry);
  return {
    get: (key) =>
      orUndefined(404, () =>
        run(async (abortSignal) => {
          const command = new GetObjectCommand({ Bucket, Key: prefix + key });
          const answer = await client.send(command, { abortSignal });
          const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
          if (answer.ContentLength !== undefined && bytes.length !== answer.ContentLength) {
            throw Object.assign(new Error(`${key} arrived incomplete`), { code: 'ECONNRESET' });
          }
          return {
            bytes,
            etag: answer.ETag,
            type: answer.ContentType,
            cache: answer.CacheControl,
            encoding: answer.ContentEncoding,
            redirect: answer.WebsiteRedirectLocation,
          };
        }),
      ),

    put: async (key, bytes, condition) => {
      const put = (when: { IfNoneMatch?: string; IfMatch?: string }) =>
        run((abortSignal) =>
          client.send(
            new PutObjectCommand({
              Bucket,
              Key: prefix + key,
              Body: bytes,
              ContentLength: bytes.length,
              ContentType: key.endsWith('.json') ? 'application/json' : 'application/octet-stream',
              CacheControl: 'no-store',
              ...when,
            }),
            { abortSignal },
          ),
        );
      if (!condition) return (await put({})) !== undefined;
      const when = 'absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };
      // 501: a store without conditional writes; the lock then rests on reading back what was written.
      const result = await orUndefined(412, () => put(when)).catch((error: unknown) => {
        if (httpStatusOf(error) === 501) return put({});
        if (httpStatusOf(error) === 404) return undefined; // If-Match on an object that is gone
        throw error;
      });
      return result !== undefined;
    },

    copy: async (source, key, object) => {
      const CopySource = `${Bucket}/${(prefix + source).split('/').map(encodeURIComponent).join('/')}`;
      const command = new CopyObjectCommand({
        Bucket,
        Key: prefix + key,
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: object.type,
        CacheControl: object.cache,
        ContentEncoding: encodingOf(object.body),
        WebsiteRedirectLocation: object.redirect,
      });
      const result = await orUndefined(404, () =>
        run((abortSignal) => client.send(command, { abortSignal })),
      );
      return result && bareTag(result.CopyObjectResult?.ETag);
    },

    remove: async (key) => {
      const command = new DeleteObjectCommand({ Bucket, Key: prefix + key });
      await run((abortSignal) => client.send(command, { abortSignal }));
    },

    list: async (folder) => {
      const found = new Map<string, string>();
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix + folder,
          ContinuationToken,
        });
        const page = await run((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key, ETag } of page.Contents ?? []) {
          if (Key) found.set(Key.slice(prefix.length), bareTag(ETag));
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
      return found;
    },
  };
}

/**
 * `"0123abcd"` → `0123abcd`: some stores quote ETags in listings and not elsewhere, or the other way around. An absent
 * ETag is an empty one, which is never compared.
 */
const bareTag = (etag = ''): string => etag.replace(/^W\/|"/g, '');

/** A response with this status as undefined; a bucket that does not exist is an error all the same. */
async function orUndefined<T>(status: number, request: () => Promise<T>): Promise<T | undefined> {
  try {
    return await request();
  } catch (error) {
    const isBucketMissing = error instanceof Error && error.name === 'NoSuchBucket';
    if (httpStatusOf(error) === status && !isBucketMissing) return undefined;
    throw error;
  }
}
