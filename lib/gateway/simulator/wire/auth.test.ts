import { expect, it } from 'vitest';
import { requestFaults } from '../../signing';
import { type Bench, bench, sent, signed } from '../testing/bench';
import type { RawRequest } from '../types';
import { publishedCredentials } from './keys';

const path = '/v1/account/info';

async function ask(gateway: Bench, change: (raw: RawRequest) => RawRequest, keyId?: string) {
  const { contract } = gateway.simulator.world;
  const credentials = publishedCredentials(contract);
  const raw = await signed({ ...credentials, keyId: keyId ?? credentials.keyId }, gateway.now, {
    method: 'GET',
    url: path,
  });
  return sent(await gateway.simulator.handle(change(raw), gateway.now));
}

const header = (name: string, value: string | undefined) => (raw: RawRequest) => ({
  ...raw,
  headers: { ...raw.headers, [name]: value },
});
const same = (raw: RawRequest) => raw;

it.each([
  ['missing_auth_header', header('gateway-nonce', undefined), undefined],
  ['missing_auth_header', header('gateway-signature', 'v1=ABC'), undefined],
  ['unknown_key', same, 'key_sbx_NOBODY'],
  ['key_disabled', same, 'key_sbx_OFF001'],
  ['key_expired', same, 'key_sbx_OLD001'],
  ['ip_not_allowed', same, 'key_sbx_IP0001'],
  ['wrong_environment', same, 'key_live_5T8QW2'],
  ['timestamp_out_of_window', header('gateway-timestamp', '1768478099'), undefined],
  ['invalid_signature', header('gateway-timestamp', '1768478401'), undefined],
] as const)('answers %s', async (slug, change, keyId) => {
  const { error, headers } = await ask(bench(), change, keyId);
  expect(error.slug).toBe(slug);
  expect(error.code).toBe(requestFaults[slug].code);
  expect(headers['Gateway-Request-Id']).toMatch(/^rq_/);
});

it.each(['203.0.113.7', '::ffff:203.0.113.7'])('allows the address of a key as %s', async (ip) => {
  expect((await ask(bench(), (raw) => ({ ...raw, ip }), 'key_sbx_IP0001')).status).toBe(200);
});

it('takes a nonce once, and again after ten minutes', async () => {
  const gateway = bench();
  const nonce = header('gateway-nonce', 'aaaaaaaaaaaaaaaa');
  expect((await ask(gateway, nonce)).error.code).toBe(1003);
  // A refused signature burns no nonce.
  let first: RawRequest | undefined;
  const keep = (raw: RawRequest) => {
    first = raw;
    return raw;
  };
  expect((await ask(gateway, keep)).status).toBe(200);
  expect((await ask(gateway, () => first ?? fail())).error.code).toBe(1005);
});

const fail = (): never => {
  throw new Error('No request was kept.');
};

it('holds permissions', async () => {
  const gateway = bench();
  const credentials = {
    ...publishedCredentials(gateway.simulator.world.contract),
    keyId: 'key_sbx_READ01',
  };
  const raw = await signed(credentials, gateway.now, {
    method: 'POST',
    url: '/v1/transaction/cancel',
    body: '{"transaction_id":"trx_1"}',
  });
  const { error, status } = sent(await gateway.simulator.handle(raw, gateway.now));
  expect([status, error.code]).toEqual([403, 1009]);
});

it('names what is no operation', async () => {
  const gateway = bench();
  expect((await gateway.send('GET', '/v1/nothing')).error.code).toBe(2019);
  const wrong = await gateway.send('DELETE', path);
  expect([wrong.status, wrong.error.code, wrong.headers.Allow]).toEqual([405, 2020, 'GET']);
});

it('counts requests, and refuses them only when it is told to', async () => {
  const [free, strict] = [bench(), bench({ rateLimits: true })];
  const statuses = async (gateway: Bench) => {
    const answers = [];
    for (let sentNow = 0; sentNow < 101; sentNow += 1)
      answers.push(await gateway.send('GET', path));
    return answers;
  };
  expect((await statuses(free)).every(({ status }) => status === 200)).toBe(true);
  const answers = await statuses(strict);
  expect(answers[0]?.headers['RateLimit-Remaining']).toBe('99');
  expect(answers[100]).toMatchObject({ status: 429, error: { code: 9001 } });
  expect(Number(answers[100]?.headers['Retry-After'])).toBeGreaterThan(0);
});

it('refuses the eleventh report of an hour with the error of that limit', async () => {
  const gateway = bench({ rateLimits: true });
  // The same body returns the same report, so that no other limit is reached.
  const create = () =>
    gateway.send('POST', '/v1/reports/create', {
      type: 'transactions',
      date_from: '2026-01-01T00:00:00Z',
      date_to: '2026-01-02T00:00:00Z',
    });
  for (let made = 0; made < 10; made += 1) expect((await create()).error).toEqual({});
  const refused = await create();
  expect(refused).toMatchObject({ status: 429, error: { code: 7006 } });
  expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
});
