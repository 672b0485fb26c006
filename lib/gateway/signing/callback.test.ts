import { describe, expect, it } from 'vitest';
import { equalBytes, equalText, fromBase64 } from './bytes';
import { signCallback, verifyCallback } from './callback';
import { canonicalQuery, queryPairs } from './query';

const OLD = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const NEW = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=';
const NOW = 1_768_478_406;
const message = { id: 'evt_01KF0G7A2B3C4D5E6F7G8H9J0K', timestamp: NOW, body: '{"type":"ping"}' };
const { body } = message;
const at = (now: number) => ({ now });

describe('verifyCallback', () => {
  it('takes any of several signatures while a secret is rotated', async () => {
    const headers = await signCallback(message, [OLD, NEW]);
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    for (const secret of [OLD, NEW]) {
      expect(await verifyCallback({ headers, body }, secret, at(NOW))).toEqual({
        ok: true,
        id: message.id,
      });
    }
  });

  it('takes any of several secrets', async () => {
    const headers = await signCallback(message, NEW);
    expect(await verifyCallback({ headers, body }, [OLD, NEW], at(NOW))).toMatchObject({
      ok: true,
    });
    expect(await verifyCallback({ headers, body }, OLD, at(NOW))).toMatchObject({
      reason: 'signature_mismatch',
    });
  });

  it('verifies raw bytes and headers of any framework', async () => {
    const signed = await signCallback(message, OLD);
    const bytes = new TextEncoder().encode(body);
    for (const headers of [
      signed,
      new Headers(signed),
      {
        'Webhook-Id': message.id,
        'Webhook-Timestamp': `${NOW}`,
        'Webhook-Signature': [signed['webhook-signature']],
      },
    ]) {
      expect(await verifyCallback({ headers, body: bytes }, OLD, at(NOW))).toMatchObject({
        ok: true,
      });
    }
  });

  it('notices one changed byte', async () => {
    const headers = await signCallback(message, OLD);
    for (const changed of [`${body} `, body.replace('ping', 'pong'), '']) {
      expect(await verifyCallback({ headers, body: changed }, OLD, at(NOW))).toMatchObject({
        reason: 'signature_mismatch',
      });
    }
    const otherId = { ...headers, 'webhook-id': 'evt_other' };
    expect(await verifyCallback({ headers: otherId, body }, OLD, at(NOW))).toMatchObject({
      ok: false,
    });
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
    'names a missing %s',
    async (name) => {
      const headers = { ...(await signCallback(message, OLD)), [name]: undefined };
      expect(await verifyCallback({ headers, body }, OLD, at(NOW))).toEqual({
        ok: false,
        reason: 'missing_header',
        message: `The header ${name} is missing.`,
      });
    },
  );

  it('allows 300 seconds on both sides, or what you say', async () => {
    const headers = await signCallback(message, OLD);
    const reason = async (now: number, toleranceSeconds?: number) => {
      const options = toleranceSeconds === undefined ? { now } : { now, toleranceSeconds };
      const verdict = await verifyCallback({ headers, body }, OLD, options);
      return verdict.ok ? 'ok' : verdict.reason;
    };
    expect(await reason(NOW + 300)).toBe('ok');
    expect(await reason(NOW - 300)).toBe('ok');
    expect(await reason(NOW + 301)).toBe('too_old');
    expect(await reason(NOW - 301)).toBe('too_new');
    expect(await reason(NOW + 301, 600)).toBe('ok');
  });

  it('looks at the time before the signature', async () => {
    const headers = { ...(await signCallback(message, OLD)), 'webhook-signature': 'v1,AAAA' };
    expect(await verifyCallback({ headers, body }, OLD, at(NOW + 999))).toMatchObject({
      reason: 'too_old',
    });
    const broken = { ...headers, 'webhook-timestamp': '2026-01-15T12:00:06Z' };
    expect(await verifyCallback({ headers: broken, body }, OLD, at(NOW))).toMatchObject({
      reason: 'malformed_timestamp',
    });
  });

  it('passes over versions it does not know and broken base64', async () => {
    const headers = await signCallback(message, OLD);
    const mixed = {
      ...headers,
      'webhook-signature': `v2,abc v1,*** v1,A ${headers['webhook-signature']}`,
    };
    expect(await verifyCallback({ headers: mixed, body }, OLD, at(NOW))).toMatchObject({
      ok: true,
    });
    const none = { ...headers, 'webhook-signature': 'v2,abc' };
    expect(await verifyCallback({ headers: none, body }, OLD, at(NOW))).toMatchObject({
      reason: 'no_v1_signature',
    });
  });

  it('tells an API secret from a callback secret', async () => {
    const headers = await signCallback(message, OLD);
    for (const secret of ['gw_sandbox_secret_Xq7d', 'whsec_', 'whsec_???', []]) {
      expect(await verifyCallback({ headers, body }, secret, at(NOW))).toMatchObject({
        reason: 'bad_secret',
      });
    }
  });
});

describe('equalBytes', () => {
  it('compares content and length', () => {
    expect(equalText('abc', 'abc')).toBe(true);
    expect(equalText('abc', 'abd')).toBe(false);
    expect(equalBytes(new Uint8Array([1]), new Uint8Array([1, 2]))).toBe(false);
  });
});

describe('fromBase64', () => {
  it('gives nothing for what is no base64', () => {
    expect(fromBase64('A')).toBeUndefined();
    expect(fromBase64('a b')).toBeUndefined();
    expect(fromBase64('AAEC')).toEqual(new Uint8Array([0, 1, 2]));
  });
});

describe('canonicalQuery', () => {
  it('encodes half a character as the replacement character, as UTF-8 encoders do', () => {
    expect(canonicalQuery([['a', '\ud800']])).toBe('a=%EF%BF%BD');
  });
});

describe('queryPairs', () => {
  it('keeps a plus and survives a stray percent sign', () => {
    expect(queryPairs('?a=1+2&b=%2F&c&d=%zz&=x&e=f=g')).toEqual([
      ['a', '1+2'],
      ['b', '/'],
      ['c', ''],
      ['d', '%zz'],
      ['', 'x'],
      ['e', 'f=g'],
    ]);
  });
});
