import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { cacheControlOf, contentTypeOf, isCompressible } from '../../lib/docs/publish/classes';
import { SECURITY_HEADERS } from '../../lib/docs/publish/headers';
import { type Encoding, matchesEtag, negotiateEncoding } from './encoding';
import { type Body, FileCache } from './file-cache';
import { type ByteRange, readRange } from './range';
import { candidatesOf, decodePath } from './resolve-path';

/** What an intercept receives of a request. */
export interface InterceptedRequest {
  readonly method: string;
  /** Decoded path without the query. */
  readonly path: string;
  /** The request target as sent, query included. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
}

/**
 * Responds in place of the folder: a `Response`, `Response.error()` to break the connection, or undefined to
 * let the file through. It may wait first: that is how tests delay a path.
 */
export type Intercept = (
  request: InterceptedRequest,
) => Response | undefined | Promise<Response | undefined>;

export interface ServerOptions {
  /** The folder to serve. */
  readonly dir: string;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Absent: every interface, so that the site is reachable from outside a container. */
  readonly host?: string | undefined;
  readonly intercept?: Intercept | undefined;
}

export interface RunningServer {
  /** `http://localhost:3000`, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

interface Found {
  readonly status: 200 | 404;
  /** Path of the file inside the folder, with a leading slash. */
  readonly name: string;
  readonly body: Body;
}

/** Serve a folder as a good static host does: clean URLs, 404 page, compression, validators, security headers. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port = 0, host, intercept } = options;
  const files = new FileCache();
  const server = createServer((request, response) => {
    answer(request, response, path.resolve(dir), files, intercept).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A TCP server's address is never a pipe name.
  const address = server.address() as AddressInfo;
  return {
    url: `http://${hostInUrl(host)}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
  files: FileCache,
  intercept: Intercept | undefined,
): Promise<void> {
  const method = request.method ?? 'GET';
  const target = request.url ?? '/';
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);

  const decoded = decodePath(target);
  const replaced = await intercept?.({
    method,
    path: decoded ?? target,
    target,
    headers: request.headers,
  });
  if (replaced) return forward(replaced, response, method);
  if (method !== 'GET' && method !== 'HEAD') {
    return finish(response, 405, { allow: 'GET, HEAD' }, 'Method not allowed\n', method);
  }
  if (decoded === undefined) return finish(response, 400, {}, 'Bad request\n', method);

  const found = await find(
    dir,
    decoded,
    files,
    negotiateEncoding(request.headers['accept-encoding']),
  );
  if (!found) return finish(response, 404, {}, 'Not found\n', method);
  send(found, request, response, method);
}

/** The file of the path, otherwise the 404 page. */
async function find(
  dir: string,
  decoded: string,
  files: FileCache,
  encoding: Encoding,
): Promise<Found | undefined> {
  const read = (name: string) =>
    files.body(
      path.join(dir, name),
      isCompressible(contentTypeOf(`/${name}`)) ? encoding : 'identity',
    );
  for (const name of candidatesOf(decoded)) {
    const body = await read(name);
    if (body) return { status: 200, name: `/${name}`, body };
  }
  const body = await read('404.html');
  return body && { status: 404, name: '/404.html', body };
}

function send(
  found: Found,
  request: IncomingMessage,
  response: ServerResponse,
  method: string,
): void {
  const { status, name, body } = found;
  const type = contentTypeOf(name);
  const headers: Record<string, string> = {
    'cache-control': cacheControlOf(name),
    etag: body.etag,
    'accept-ranges': 'bytes',
    ...(isCompressible(type) && { vary: 'Accept-Encoding' }),
  };
  if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const size = body.bytes.length;
  const range = status === 200 && method === 'GET' ? rangeOf(request, body) : undefined;
  if (range === 'unsatisfiable') {
    const unsatisfied = { ...headers, 'content-range': `bytes */${size}` };
    finish(response, 416, unsatisfied, 'Range not satisfiable\n', method);
    return;
  }
  headers['content-type'] = type;
  if (body.encoding !== 'identity') headers['content-encoding'] = body.encoding;
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers['content-length'] = String(last - first + 1);
  if (range) headers['content-range'] = `bytes ${first}-${last}/${size}`;
  response.writeHead(range ? 206 : status, headers);
  response.end(method === 'HEAD' ? undefined : body.bytes.subarray(first, last + 1));
}

/** The range that is asked for; a range of another version of the file (`If-Range`) counts as none. */
function rangeOf(request: IncomingMessage, body: Body): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== body.etag) return undefined;
  return readRange(request.headers.range, body.bytes.length);
}

async function forward(
  replaced: Response,
  response: ServerResponse,
  method: string,
): Promise<void> {
  if (replaced.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(replaced.status, Object.fromEntries(replaced.headers));
  // Piece by piece, as it comes: that is how tests hold back the second part of a file.
  if (method !== 'HEAD') for await (const piece of replaced.body ?? []) response.write(piece);
  response.end();
}

function finish(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  text: string,
  method: string,
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : text);
}

function hostInUrl(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
