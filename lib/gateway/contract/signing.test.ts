import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './examples/canonical-query';
import { loadContract } from './load';

const vectors = loadContract().signing?.vectors ?? [];
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const callbackKey = (secret: string) => Buffer.from(secret.slice('whsec_'.length), 'base64');

describe('the published test vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    '%s can be recomputed',
    (_, vector) => {
      if (vector.kind === 'request') {
        expect(canonicalQuery(vector.query)).toBe(vector.canonicalQuery);
        expect(sha256(vector.body)).toBe(vector.bodySha256);
        expect(Buffer.byteLength(vector.body)).toBe(vector.bodyBytes);
        const stringToSign = [
          'GW1-HMAC-SHA256',
          vector.keyId,
          vector.timestamp,
          vector.nonce,
          vector.method,
          vector.path,
          vector.canonicalQuery,
          vector.bodySha256,
        ].join('\n');
        expect(Buffer.byteLength(stringToSign)).toBe(vector.stringBytes);
        expect(createHmac('sha256', vector.secret).update(stringToSign).digest('hex')).toBe(
          vector.signature,
        );
      } else if (vector.kind === 'text') {
        const key = vector.key === 'callback' ? callbackKey(vector.secret) : vector.secret;
        expect(createHmac('sha256', key).update(vector.stringToSign).digest('hex')).toBe(
          vector.signature,
        );
      } else {
        const content = `${vector.webhookId}.${vector.timestamp}.${vector.body}`;
        expect(Buffer.byteLength(vector.body)).toBe(vector.bodyBytes);
        expect(
          `v1,${createHmac('sha256', callbackKey(vector.secret)).update(content).digest('base64')}`,
        ).toBe(vector.signature);
      }
    },
  );
});
