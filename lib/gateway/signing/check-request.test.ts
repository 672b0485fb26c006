import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import {
  checkRequest,
  type Gatekeeper,
  type ReceivedRequest,
  requestFaults,
  type ServerKey,
} from './check-request';
import { signRequest } from './request';

const NOW = 1_768_478_400;
const credentials = {
  keyId: 'key_sbx_5T8QW2',
  secret: 'gw_sandbox_secret_Xq7dP2vK9mT4sR8wB1nZ6cF3hJ5yL0aE',
};
const request = { method: 'POST', path: '/v1/transaction/create', body: '{"amount":"149.90"}' };

function gatekeeper(
  changes: Partial<ServerKey> = {},
): Gatekeeper<ServerKey> & { nonces: Set<string> } {
  const nonces = new Set<string>();
  const key: ServerKey = {
    secret: credentials.secret,
    state: 'active',
    environment: 'sandbox',
    ...changes,
  };
  return {
    nonces,
    now: NOW,
    clockWindow: 300,
    nonceMemory: 600,
    environment: 'sandbox',
    findKey: (id) => (id === credentials.keyId ? key : undefined),
    allowsIp: (_, ip) => ip !== '203.0.113.9',
    claimNonce: (keyId, nonce) =>
      !nonces.has(keyId + nonce) && nonces.add(keyId + nonce).has(keyId + nonce),
    missingPermission: () => undefined,
  };
}

const received = async (
  changes: Partial<ReceivedRequest> & { timestamp?: number | string } = {},
): Promise<ReceivedRequest> => {
  const { timestamp = NOW, ...other } = changes;
  const { headers } = await signRequest(request, credentials, {
    timestamp,
    nonce: '6f1c2b7e9d3a4850',
  });
  return { ...request, headers, ip: '198.51.100.4', ...other };
};

describe('checkRequest', () => {
  it('lets a well signed request pass, headers in any case', async () => {
    const server = gatekeeper();
    const good = await received();
    expect(await checkRequest(good, server)).toMatchObject({ ok: true, keyId: credentials.keyId });
    const headers = Object.fromEntries(
      Object.entries(good.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(await checkRequest({ ...good, headers }, gatekeeper())).toMatchObject({ ok: true });
    expect(
      await checkRequest({ ...good, headers: new Headers(headers) }, gatekeeper()),
    ).toMatchObject({ ok: true });
  });

  it('answers with the steps and errors of the contract', () => {
    const { signing, errors } = loadContract();
    for (const [slug, { step, code }] of Object.entries(requestFaults)) {
      expect(signing?.checks.find((check) => check.step === step)?.errors).toContain(code);
      expect(errors?.codes.find((error) => error.code === code)?.slug).toBe(slug);
    }
    const codes = signing?.checks.flatMap((check) => check.errors) ?? [];
    expect(
      Object.values(requestFaults)
        .map(({ code }) => code)
        .sort(),
    ).toEqual([...codes].sort());
  });

  it.each(['Gateway-Key', 'Gateway-Timestamp', 'Gateway-Nonce', 'Gateway-Signature'])(
    'misses %s before anything else',
    async (name) => {
      const good = await received();
      const headers = { ...good.headers, [name]: undefined };
      expect(
        await checkRequest({ ...good, headers }, gatekeeper({ state: 'disabled' })),
      ).toMatchObject({
        step: 1,
        code: 1001,
        details: { header: name },
      });
    },
  );

  it('calls a base64 or upper-case signature malformed', async () => {
    const good = await received();
    const signature = (
      await signRequest(request, credentials, { timestamp: NOW, nonce: '6f1c2b7e9d3a4850' })
    ).signature;
    for (const value of [`v1=${signature.toUpperCase()}`, signature, 'v1=aGVsbG8=']) {
      const headers = { ...good.headers, 'Gateway-Signature': value };
      expect(await checkRequest({ ...good, headers }, gatekeeper())).toMatchObject({ code: 1001 });
    }
  });

  it('knows unknown, disabled, expired and misplaced keys', async () => {
    const good = await received();
    const other = { ...good, headers: { ...good.headers, 'Gateway-Key': 'key_sbx_other' } };
    expect(await checkRequest(other, gatekeeper())).toMatchObject({ code: 1002 });
    expect(await checkRequest(good, gatekeeper({ state: 'disabled' }))).toMatchObject({
      code: 1006,
    });
    expect(await checkRequest(good, gatekeeper({ state: 'expired' }))).toMatchObject({
      code: 1007,
    });
    expect(await checkRequest(good, gatekeeper({ environment: 'live' }))).toMatchObject({
      code: 1012,
    });
  });

  it('looks at the address before the clock', async () => {
    const bad = await received({ ip: '203.0.113.9', timestamp: NOW - 999 });
    expect(await checkRequest(bad, gatekeeper())).toMatchObject({
      step: 3,
      details: { ip: '203.0.113.9' },
    });
  });

  it('allows 300 seconds on both sides and shows its clock', async () => {
    for (const timestamp of [NOW - 300, NOW + 300]) {
      expect(await checkRequest(await received({ timestamp }), gatekeeper())).toMatchObject({
        ok: true,
      });
    }
    for (const timestamp of [NOW - 301, NOW + 301, '9'.repeat(400)]) {
      expect(await checkRequest(await received({ timestamp }), gatekeeper())).toMatchObject({
        code: 1004,
        details: { server_time: '2026-01-15T12:00:00Z' },
      });
    }
    const verdict = await checkRequest(await received({ timestamp: `${NOW}000` }), gatekeeper());
    expect(verdict).toMatchObject({ code: 1004, message: expect.stringContaining('milliseconds') });
  });

  it.each([
    ['method', { method: 'GET' }],
    ['path', { path: '/v1/transaction/find' }],
    ['query', { query: [['a', '1']] as const }],
    ['body', { body: '{"amount":"149.91"}' }],
  ])('notices a changed %s and leaves the nonce unused', async (_, change) => {
    const server = gatekeeper();
    const verdict = await checkRequest({ ...(await received()), ...change }, server);
    expect(verdict).toMatchObject({ step: 5, code: 1003 });
    expect(verdict).toHaveProperty(
      'details.string_to_sign_sha256',
      expect.stringMatching(/^[0-9a-f]{64}$/),
    );
    expect(server.nonces.size).toBe(0);
  });

  it('keeps the hash to itself on the live host', async () => {
    const server = { ...gatekeeper({ environment: 'live' }), environment: 'live' as const };
    const verdict = await checkRequest(await received({ path: '/v1/other' }), server);
    expect(verdict).toMatchObject({ code: 1003, details: {} });
    expect(verdict).not.toHaveProperty('details.string_to_sign_sha256');
  });

  it('refuses a nonce the second time', async () => {
    const server = gatekeeper();
    await checkRequest(await received(), server);
    expect(await checkRequest(await received(), server)).toMatchObject({ step: 6, code: 1005 });
  });

  it('asks for the permission last', async () => {
    const server = { ...gatekeeper(), missingPermission: () => 'payout' };
    expect(await checkRequest(await received(), server)).toMatchObject({
      step: 7,
      code: 1009,
      details: { permission: 'payout' },
    });
  });
});
