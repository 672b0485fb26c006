import { createHash, createHmac } from 'node:crypto';
import { canonicalQuery } from '../canonical-query';
import { stringToSign } from '../string-to-sign';
import { bodyText, type Call, EXAMPLE_TOKEN, fixedHeaders } from './call';

/** Key, secret, time and nonce of the published test vectors. */
export interface HttpIdentity {
  readonly keyId: string;
  readonly secret: string;
  readonly timestamp: string;
  readonly nonce: string;
}

/** The message on the wire; a signature is made with the published sandbox example key. */
export function httpSnippet(call: Call, identity: HttpIdentity): string {
  const body = bodyText(call);
  const query = canonicalQuery(call.query);
  const lines = [
    `${call.method} ${call.path}${query && `?${query}`} HTTP/1.1`,
    `Host: ${call.host.replace('https://', '')}`,
    ...authOf(call, identity, query, body),
    ...fixedHeaders(call).map(([name, value]) => `${name}: ${value}`),
    ...(body === ''
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\n')}\n\n${body}`.trimEnd();
}

function authOf(call: Call, identity: HttpIdentity, query: string, body: string): string[] {
  if (call.auth === 'partner') return [];
  if (call.auth === 'bearer') return [`Authorization: Bearer ${EXAMPLE_TOKEN}`];
  const { keyId, secret, timestamp, nonce } = identity;
  const text = stringToSign({
    keyId,
    timestamp,
    nonce,
    method: call.method,
    path: call.path,
    canonicalQuery: query,
    bodySha256: createHash('sha256').update(body, 'utf8').digest('hex'),
  });
  const signature = createHmac('sha256', secret).update(text, 'utf8').digest('hex');
  return [
    `Gateway-Key: ${keyId}`,
    `Gateway-Timestamp: ${timestamp}`,
    `Gateway-Nonce: ${nonce}`,
    `Gateway-Signature: v1=${signature}`,
  ];
}
