import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request with its whole body. */
export interface Asked {
  readonly method: string;
  /** Path and query as they were sent: `/docs-1/faq?x=1`. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Kept {
  readonly bytes: Buffer;
  /** With its quotes. */
  readonly etag: string;
  /** Those that the store returns with the object. */
  readonly headers: Readonly<Record<string, string>>;
}

type Bucket = Map<string, Kept>;

/** What a store keeps with an object and returns with it. */
const KEPT_HEADERS = [
  'content-type',
  'cache-control',
  'content-encoding',
  'x-amz-website-redirect-location',
] as const;
const [, , , REDIRECT] = KEPT_HEADERS;
/** Keys on one page of a listing, as in S3. */
const PAGE_SIZE = 1000;
const WEBSITE = /^(?<bucket>[^.]+)\.s3-website-/;

/**
 * An S3 store with website endpoints, as much as a deploy and a reader need. It knows objects with their headers,
 * conditional writes, copies, and listings by pages. A website has an index, an error document, and redirects. Buckets
 * are in the memory.
 */
export function createStorage(accessKey: string): (asked: Asked) => Answer {
  const buckets = new Map<string, Bucket>();
  return (asked) => {
    const url = new URL(asked.url, 'http://store');
    const website = WEBSITE.exec(asked.headers.host ?? '')?.groups?.bucket;
    if (website !== undefined) return visit(buckets.get(website), decodeURIComponent(url.pathname));
    if (!asked.headers.authorization?.includes(`Credential=${accessKey}/`))
      return failure(403, 'InvalidAccessKeyId');
    const [, name = '', key = ''] =
      /^\/([^/]*)\/?(.*)$/s.exec(decodeURIComponent(url.pathname)) ?? [];
    if (key === '' && asked.method === 'PUT') {
      if (!buckets.has(name)) buckets.set(name, new Map());
      return answer(200);
    }
    const bucket = buckets.get(name);
    if (!bucket) return failure(404, 'NoSuchBucket');
    return key === '' ? list(bucket, url.searchParams) : object(buckets, bucket, key, asked);
  };
}

function object(
  buckets: ReadonlyMap<string, Bucket>,
  bucket: Bucket,
  key: string,
  { method, headers, body }: Asked,
): Answer {
  const kept = bucket.get(key);
  if (method === 'DELETE') {
    bucket.delete(key);
    return answer(204);
  }
  if (method !== 'PUT')
    return kept ? answer(200, headersOf(kept), kept.bytes) : failure(404, 'NoSuchKey');
  if (headers['if-none-match'] === '*' && kept) return failure(412, 'PreconditionFailed');
  if (headers['if-match'] !== undefined) {
    if (!kept) return failure(404, 'NoSuchKey');
    if (headers['if-match'] !== kept.etag) return failure(412, 'PreconditionFailed');
  }
  const source = headers['x-amz-copy-source'];
  const bytes = source === undefined ? body : find(buckets, String(source))?.bytes;
  if (!bytes) return failure(404, 'NoSuchKey');
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const given = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  bucket.set(key, { bytes, etag, headers: Object.fromEntries(given) });
  if (source === undefined) return answer(200, { etag });
  return xml(200, `<CopyObjectResult><ETag>${escapeXml(etag)}</ETag></CopyObjectResult>`);
}

/** `bucket/key`, encoded, with or without a slash before it. */
function find(buckets: ReadonlyMap<string, Bucket>, source: string): Kept | undefined {
  const [name = '', ...parts] = source.replace(/^\//, '').split('/').map(decodeURIComponent);
  return buckets.get(name)?.get(parts.join('/'));
}

function list(bucket: Bucket, query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE_SIZE);
  const rows = page.map(
    (key) =>
      `<Contents><Key>${escapeXml(key)}</Key><ETag>${escapeXml(bucket.get(key)?.etag ?? '')}</ETag></Contents>`,
  );
  const next = keys.length > page.length ? page.at(-1) : undefined;
  const end =
    next === undefined ? '' : `<NextContinuationToken>${escapeXml(next)}</NextContinuationToken>`;
  return xml(
    200,
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${rows.join('')}${end}</ListBucketResult>`,
  );
}

/** The website endpoint, with `index.html` and `404.html` as its documents. */
function visit(bucket: Bucket | undefined, path: string): Answer {
  if (!bucket) return failure(404, 'NoSuchBucket');
  const key = path.slice(1);
  const kept = bucket.get(key);
  if (kept) return page(200, kept);
  const folder = key === '' || key.endsWith('/') ? key : `${key}/`;
  const index = bucket.get(`${folder}index.html`);
  if (index) return folder === key ? page(200, index) : answer(302, { location: `/${folder}` });
  const missing = bucket.get('404.html');
  return missing ? page(404, missing) : failure(404, 'NoSuchKey');
}

function page(status: number, kept: Kept): Answer {
  const location = kept.headers[REDIRECT];
  return location === undefined
    ? answer(status, headersOf(kept), kept.bytes)
    : answer(301, { location });
}

const headersOf = ({ headers, etag }: Kept) => ({ ...headers, etag });

const answer = (
  status: number,
  headers: Answer['headers'] = {},
  body: Buffer = Buffer.of(),
): Answer => ({
  status,
  headers,
  body,
});

const xml = (status: number, text: string): Answer =>
  answer(
    status,
    { 'content-type': 'application/xml' },
    Buffer.from(`<?xml version="1.0"?>${text}`),
  );

/** A refusal with one of the codes of S3. */
export const failure = (status: number, code: string): Answer =>
  xml(status, `<Error><Code>${code}</Code><Message>no</Message></Error>`);

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
