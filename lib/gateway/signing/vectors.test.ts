import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import type { SigningVector } from '../contract/types';
import { hmacSha256, toBytes, toHex } from './bytes';
import { callbackKey, signCallback, verifyCallback } from './callback';
import { queryPairs } from './query';
import { signRequest } from './request';
import { signText, textToSign, verifyText } from './text';

const vectors = loadContract().signing?.vectors ?? [];
const of = <K extends SigningVector['kind']>(kind: K) =>
  vectors
    .filter((vector): vector is Extract<SigningVector, { kind: K }> => vector.kind === kind)
    .map((vector) => [vector.id, vector] as const);

describe('the vectors of signing.yaml', () => {
  it('are all there', () => {
    expect(of('request').length).toBeGreaterThanOrEqual(5);
    expect(of('text').length).toBeGreaterThanOrEqual(3);
    expect(of('callback').length).toBeGreaterThanOrEqual(1);
  });

  it.each(of('request'))('%s: every value on the way and the signature', async (_, vector) => {
    const signed = await signRequest(vector, vector, vector);
    expect(signed.canonicalQuery).toBe(vector.canonicalQuery);
    expect(signed.bodySha256).toBe(vector.bodySha256);
    expect(toBytes(signed.stringToSign)).toHaveLength(vector.stringBytes);
    expect(signed.signature).toBe(vector.signature);
    expect(signed.headers['Gateway-Signature']).toBe(`v1=${vector.signature}`);
  });

  it.each(of('request'))('%s: bytes instead of text sign the same', async (_, vector) => {
    const signed = await signRequest({ ...vector, body: toBytes(vector.body) }, vector, vector);
    expect(signed.signature).toBe(vector.signature);
  });

  it.each(of('text'))('%s: the text and its signature', async (_, vector) => {
    const key = vector.key === 'callback' ? callbackKey(vector.secret) : vector.secret;
    expect(toHex(await hmacSha256(key ?? '', vector.stringToSign))).toBe(vector.signature);
  });

  it.each([
    ['return-url', 'returnUrl'],
    ['callback-get', 'callbackGet'],
    ['payment-form', 'paymentForm'],
  ] as const)('%s: built from its parameters in any order', async (id, kind) => {
    const vector = of('text').find(([name]) => name === id)?.[1];
    if (!vector) throw new Error(`signing.yaml has no vector "${id}"`);
    const [, query = ''] = vector.stringToSign.split('\n');
    const pairs = queryPairs(query).reverse();
    expect(textToSign(kind, pairs)).toBe(vector.stringToSign);
    expect(await signText(kind, pairs, vector.secret)).toBe(vector.signature);
    const name = kind === 'returnUrl' ? 'gw_sign' : 'signature';
    const whole = `?${query}&${name}=${vector.signature}`;
    expect(await verifyText(kind, whole, vector.secret)).toBe(true);
    expect(await verifyText(kind, whole.replace('order-2026', 'order-2025'), vector.secret)).toBe(
      false,
    );
    expect(await verifyText(kind, `?${query}`, vector.secret)).toBe(false);
  });

  it.each(of('callback'))('%s: the three headers, made and verified', async (_, vector) => {
    const message = { id: vector.webhookId, timestamp: vector.timestamp, body: vector.body };
    const headers = await signCallback(message, vector.secret);
    expect(headers['webhook-signature']).toBe(vector.signature);
    expect(toBytes(vector.body)).toHaveLength(vector.bodyBytes);
    const now = Number(vector.timestamp);
    expect(await verifyCallback({ headers, body: vector.body }, vector.secret, { now })).toEqual({
      ok: true,
      id: vector.webhookId,
    });
  });
});

describe('a return URL', () => {
  it('may carry parameters of your own', async () => {
    const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
    const signature = 'e053e248d644665c749538789495e59725846725f91b77f67d4952ea4e9f7dd1';
    const query = `cart=7&transaction_id=trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ&external_transaction_id=order-2026-000123&status=success&gw_ts=1768478406&gw_sign=${signature}`;
    expect(await verifyText('returnUrl', query, secret)).toBe(true);
  });

  it('needs the callback secret', async () => {
    await expect(signText('returnUrl', [], 'gw_sandbox_secret')).rejects.toThrow('whsec_');
  });
});
