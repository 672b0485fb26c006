// Client of the gateway API. Node.js 18 or newer, nothing to install.
// Set GATEWAY_KEY_ID and GATEWAY_SECRET; `node gateway.mjs` then prints your account.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BASE = process.env.GATEWAY_URL ?? 'https://api.sandbox.gateway.example';

/** The API refused the request. Decide by `code`; quote `requestId` to support. `retryAfter`: seconds, or undefined. */
export class GatewayError extends Error {
  constructor(status, { error = {}, request_id: requestId }, retryAfter) {
    super(`HTTP ${status}, code ${error.code}, ${requestId}: ${error.message}`);
    Object.assign(this, { name: 'GatewayError', status, code: error.code, requestId, error, retryAfter });
  }
}

/**
 * Signs, sends, and returns the response: JSON parsed, a file as text, a redirect as its address.
 * Throws a GatewayError if the API refuses, and any other error if no complete response arrives: the outcome is unknown then.
 * Does not repeat a request. With an `Authorization` header the request is sent unsigned.
 */
export async function gateway(method, path, { query = {}, body, headers = {} } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body); // once: hashed and sent
  const search = canonicalQuery(query);
  const response = await fetch(`${BASE}${path}${search && `?${search}`}`, {
    method,
    headers: {
      ...(text && { 'Content-Type': 'application/json' }),
      ...(headers.Authorization ? {} : signedHeaders(method, path, query, text)),
      ...headers,
    },
    body: text || undefined,
    redirect: 'manual', // the file host gets no Gateway-* headers
    signal: AbortSignal.timeout(35_000),
  });
  const answer = await response.text();
  if (response.status >= 300 && response.status < 400) return response.headers.get('location');
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  if (response.ok) return isJson ? JSON.parse(answer) : answer;
  const envelope = isJson ? JSON.parse(answer) : { error: { message: answer.slice(0, 200) } };
  const requestId = response.headers.get('gateway-request-id') ?? envelope.request_id;
  const seconds = response.headers.get('retry-after');
  throw new GatewayError(response.status, { ...envelope, request_id: requestId }, seconds ? Number(seconds) : undefined);
}

/** The four headers of GW1. `body`: the text that is sent. */
export function signedHeaders(method, path, query = {}, body = '', {
  keyId = process.env.GATEWAY_KEY_ID,
  secret = process.env.GATEWAY_SECRET,
  timestamp = String(Math.floor(Date.now() / 1000)),
  nonce = randomBytes(16).toString('hex'),
} = {}) {
  const bodyHash = createHash('sha256').update(body, 'utf8').digest('hex');
  const stringToSign = [
    'GW1-HMAC-SHA256', keyId, timestamp, nonce, method, path, canonicalQuery(query), bodyHash,
  ].join('\n');
  const signature = createHmac('sha256', secret).update(stringToSign, 'utf8').digest('hex');
  return {
    'Gateway-Key': keyId,
    'Gateway-Timestamp': timestamp,
    'Gateway-Nonce': nonce,
    'Gateway-Signature': `v1=${signature}`,
  };
}

/** `query`: an object, or a list of [name, value] pairs when a name repeats. */
export const canonicalQuery = (query) =>
  (Array.isArray(query) ? query : Object.entries(query))
    .map(([name, value]) => [encode(name), encode(String(value))])
    .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0))
    .map((pair) => pair.join('='))
    .join('&');

const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a callback is genuine. `rawBody`: bytes, before any parser; `headers`: names in lower case. */
export function verifyCallback(rawBody, headers, secret = process.env.GATEWAY_CALLBACK_SECRET, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((part) => {
    const given = Buffer.from(part.slice(3), 'base64');
    return part.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(await gateway('GET', '/v1/account/info'));
}
