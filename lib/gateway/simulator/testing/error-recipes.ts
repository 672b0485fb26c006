import type { JsonObject } from '../../contract/types';
import { publishedCredentials } from '../wire/keys';
import { type Bench, freshKey, type Sent, sent, signed } from './bench';
import { BROWSER } from './order';

/** Brings one error about. For tests. */
export type Recipe = (gateway: Bench) => Promise<Sent>;

const CUSTOMER = { ip: '198.51.100.23' };
const HPP: JsonObject = {
  service_id: 1001,
  external_transaction_id: 'e-1',
  amount: '149.90',
  currency: 'EUR',
  description: 'Order',
  customer: CUSTOMER,
  urls: { success: 'https://shop.example/ok', fail: 'https://shop.example/no' },
};
const CARD = { number: '4000000100000001', expiry_month: '12', expiry_year: '2030', cvv: '123' };
const H2H: JsonObject = {
  ...HPP,
  service_id: 1002,
  urls: { three_ds_return: 'https://shop.example/3ds' },
};
const PAYOUT: JsonObject = {
  service_id: 5001,
  external_transaction_id: 'e-1',
  amount: '25000.00',
  currency: 'NGN',
  recipient: { account_number: '0123456785', bank_code: '058', full_name: 'Ada Obi' },
};
const REPORT: JsonObject = {
  type: 'transactions',
  date_from: '2026-01-01T00:00:00Z',
  date_to: '2026-01-15T00:00:00Z',
};
const PAID = 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ';
const WAITS_FOR_CARD = 'trx_01KF0GK3Q7WZ5M2N8R4T6V9XYB';
const HOLD = 'trx_01KF0GP8D2C6H4J9S1W7E3B5NA';
const CRYPTO = 'trx_01KF0GT4B8N5Y3Z7K1R9M6C2DH';
const GIFT = 'trx_01KF0GVV2DX4W8T6P3S1Q9J7KM';
const P2P = 'trx_01KF0GXH5M7Q2B9E4V6N8Z3RTC';
const SENDER = { card_last4: '1234' };

const path = '/v1/transaction/create';
const once = () => ({ 'idempotency-key': freshKey() });

const create =
  (body: JsonObject): Recipe =>
  (gateway) =>
    gateway.send('POST', path, body);
const post =
  (url: string, body: JsonObject): Recipe =>
  (gateway) =>
    gateway.send('POST', `/v1/${url}`, body, once());
const get =
  (url: string): Recipe =>
  (gateway) =>
    gateway.send('GET', `/v1/${url}`);
const having = (base: JsonObject, change: JsonObject) => create({ ...base, ...change });
const card = (change: JsonObject) =>
  having(H2H, { browser: BROWSER, card: { ...CARD, ...change } });
const recipient = (change: JsonObject, base: JsonObject = PAYOUT) =>
  having(base, { recipient: { ...(base.recipient as JsonObject), ...change } });
/** Some requests, of which the last one is refused. */
const series =
  (...recipes: readonly Recipe[]): Recipe =>
  async (gateway) => {
    let last: Sent | undefined;
    for (const recipe of recipes) last = await recipe(gateway);
    if (!last) throw new Error('There is no request.');
    return last;
  };
const wait =
  (seconds: number): Recipe =>
  async (gateway) => {
    gateway.wait(seconds);
    return gateway.send('GET', '/v1/account/info');
  };
const forced = (code: number, base = HPP) =>
  having(base, { sandbox: { outcome: `error:${code}` } });
/** Forced with create and given by a later call. */
const later = (code: number, url: string, base: JsonObject, body: JsonObject = {}) =>
  series(
    having(base, { sandbox: { outcome: `error:${code}` } }),
    post(url, { external_transaction_id: 'e-1', ...body }),
  );

/** A signed request with one thing changed, by the key of a name. */
const raw =
  (change: (raw: Awaited<ReturnType<typeof signed>>) => object, keyId?: string): Recipe =>
  async (gateway) => {
    const { world } = gateway.simulator;
    const known = publishedCredentials(world.contract);
    const body = JSON.stringify(HPP);
    const request = await signed({ ...known, keyId: keyId ?? known.keyId }, gateway.now, {
      method: 'POST',
      url: path,
      body,
    });
    return sent(await gateway.simulator.handle({ ...request, ...change(request) }, gateway.now));
  };
const header = (name: string, value: string | undefined) =>
  raw(({ headers }) => ({ headers: { ...headers, [name]: value } }));
const body =
  (text: string): Recipe =>
  async (gateway) => {
    const known = publishedCredentials(gateway.simulator.world.contract);
    const request = await signed(known, gateway.now, { method: 'POST', url: path, body: text });
    return sent(await gateway.simulator.handle(request, gateway.now));
  };
/** The example of a service with some of its values changed, by dot paths. */
const service =
  (key: string, values: Readonly<Record<string, string>>): Recipe =>
  (gateway) => {
    const [method, variant = ''] = key.split('/');
    const { services } = gateway.simulator.world.contract;
    const example = services.find(({ id }) => id === method)?.variants[variant]?.example?.request;
    const request = JSON.parse(JSON.stringify(example ?? {}));
    for (const [place, value] of Object.entries(values)) {
      const [owner = '', name = ''] = place.split('.');
      request[owner] = { ...request[owner], [name]: value };
    }
    return create(request)(gateway);
  };
const report = (change: JsonObject) => post('reports/create', { ...REPORT, ...change });
/** Orders a report, lets time pass, and asks for its file. */
const fileOf =
  (sandbox: JsonObject, seconds: number): Recipe =>
  async (gateway) => {
    const { data } = await report({ sandbox })(gateway);
    gateway.wait(seconds);
    return get(`reports/download?report_id=${String(data.report_id)}`)(gateway);
  };
const notify =
  (link: string, headers: Record<string, string>, text: string): Recipe =>
  async (gateway) =>
    sent(
      await gateway.simulator.handle(
        {
          method: 'POST',
          url: `/v1/binance_pay/notify/${link}`,
          headers,
          body: Buffer.from(text),
          ip: '',
        },
        gateway.now,
      ),
    );

/** A recipe for every error that the sandbox can give. */
export const recipes: Readonly<Record<number, Recipe>> = {
  1001: header('gateway-nonce', undefined),
  1002: raw(() => ({}), 'key_sbx_NOBODY'),
  1003: header('gateway-signature', `v1=${'0'.repeat(64)}`),
  1004: header('gateway-timestamp', '1768470000'),
  1005: async (gateway) => {
    const known = publishedCredentials(gateway.simulator.world.contract);
    const request = { method: 'GET', url: '/v1/account/info' };
    const same = await signed(known, gateway.now, request);
    await gateway.simulator.handle(same, gateway.now);
    return sent(await gateway.simulator.handle(same, gateway.now));
  },
  1006: raw(() => ({}), 'key_sbx_OFF001'),
  1007: raw(() => ({}), 'key_sbx_OLD001'),
  1008: raw(() => ({}), 'key_sbx_IP0001'),
  1009: raw(() => ({}), 'key_sbx_READ01'),
  1010: forced(1010),
  1011: forced(1011),
  1012: raw(() => ({}), 'key_live_5T8QW2'),
  2001: body('{"a": '),
  2002: header('content-type', 'text/plain'),
  2003: body(JSON.stringify({ ...HPP, description: 'x'.repeat(300_000) })),
  2004: having(HPP, { amount: 1, currency: 'eur' }),
  2005: create({ service_id: 1001, external_transaction_id: 'e-1', amount: '1.00' }),
  2006: having(HPP, { amout: '1.00' }),
  2007: having(HPP, { capture: 'sometimes' }),
  2008: having(HPP, { description: 'x'.repeat(2000) }),
  2009: having(HPP, { amount: 149.9 }),
  2010: having(HPP, { amount: '149.901' }),
  2011: having(HPP, { currency: 'EEE' }),
  2012: having(HPP, { customer: { ...CUSTOMER, country: 'UK' } }),
  2013: having(HPP, { locale: 'xx' }),
  2014: having(HPP, { urls: { success: 'http://shop.example/ok' } }),
  2016: get('transaction/find?cursor=abc'),
  2017: get('transaction/find?created_from=2026-02-01T00:00:00Z&created_to=2026-01-01T00:00:00Z'),
  2018: having(HPP, { extra: { nested: { deep: 1 } } }),
  2019: get('nowhere'),
  2020: get('transaction/create'),
  2021: header('accept', 'text/html'),
  2022: (gateway) => gateway.send('POST', '/v1/transaction/cancel', { transaction_id: PAID }),
  3001: get('transaction/find?transaction_id=trx_00000000000000000000000000'),
  3002: having(HPP, { service_id: 999_999 }),
  3003: report({ filters: { point_id: [1] } }),
  3004: get('reports/check?report_id=rep_0000000000'),
  3005: post('cards/check', { token: 'tok_00000000000000000000000000' }),
  3006: get('invoice/find?invoice_id=inv_0000000000'),
  3007: async (gateway) => {
    const scopes = ['pages:read'];
    const { data } = await gateway.send('POST', '/v1/invoicing/token', { scopes });
    const headers = { authorization: `Bearer ${String(data.access_token)}` };
    return gateway.send('GET', '/v1/invoicing/page/pg_0000000000', undefined, headers);
  },
  3101: series(create(HPP), having(HPP, { amount: '1.00' })),
  3102: async (gateway) => {
    const key = once();
    const send = (amount: string) =>
      gateway.send('POST', '/v1/transaction/cancel', { transaction_id: PAID, amount }, key);
    await send('1.00');
    return send('2.00');
  },
  3103: forced(3103),
  3104: post('transaction/get_crypto_address', { transaction_id: PAID, asset: 'USDT-TRC20' }),
  3105: series(
    post('transaction/cancel', { transaction_id: HOLD }),
    post('transaction/complete', { transaction_id: HOLD }),
  ),
  3106: post('transaction/update', {
    transaction_id: WAITS_FOR_CARD,
    description: 'x',
    expected_version: 9,
  }),
  3107: post('transaction/complete', { transaction_id: HOLD, amount: '999.00' }),
  3108: post('transaction/cancel', { transaction_id: PAID, amount: '999.00' }),
  3109: later(3109, 'transaction/complete', HPP),
  3110: later(3110, 'transaction/cancel', HPP),
  3111: post('transaction/cancel', { transaction_id: HOLD, amount: '1.00' }),
  3112: post('transaction/complete', { transaction_id: PAID }),
  3113: post('transaction/update', { transaction_id: WAITS_FOR_CARD, otp: '111111' }),
  3114: later(3114, 'transaction/update', HPP, { otp: '111111' }),
  3115: series(
    post('transaction/resend_giftcode', { transaction_id: GIFT }),
    post('transaction/resend_giftcode', { transaction_id: GIFT }),
  ),
  3116: having(HPP, { rate_id: 'rt_0000000000' }),
  4001: having(HPP, { amount: '0.01' }),
  4002: having(HPP, { amount: '99999999.00' }),
  4003: forced(4003),
  4004: having({ ...PAYOUT }, { currency: 'EUR' }),
  4005: (gateway) => {
    const body = {
      ...HPP,
      service_id: 2001,
      currency: 'PLN',
      customer: { ...CUSTOMER, country: 'BR' },
    };
    return gateway.send('POST', path, body);
  },
  4006: forced(4006),
  4007: having(PAYOUT, { amount: '5000000.00' }),
  4008: get('account/info?currency=XAF'),
  4009: series(
    post('cards/blacklist', { action: 'add', card_number: CARD.number, reason: 'fraud' }),
    card({}),
  ),
  4010: forced(4010),
  4011: forced(4011),
  4012: forced(4012),
  4013: forced(4013),
  5001: card({ number: '4000000100000002' }),
  5002: card({ expiry_month: '13' }),
  5003: card({ expiry_year: '2020' }),
  5004: card({ cvv: '1234' }),
  5005: async (gateway) => {
    const { testCards } = gateway.simulator.world.contract;
    const refused = testCards?.public.find(({ accepted }) => accepted === 'never');
    return card({ number: refused?.number ?? '' })(gateway);
  },
  5006: async (gateway) => {
    const known = publishedCredentials(gateway.simulator.world.contract);
    const text = JSON.stringify({ ...H2H, card: CARD });
    const request = await signed({ ...known, keyId: 'key_sbx_NOCARD' }, gateway.now, {
      method: 'POST',
      url: path,
      body: text,
    });
    return sent(await gateway.simulator.handle(request, gateway.now));
  },
  5007: having(H2H, { browser: BROWSER, card: { token: 'tok_1' } }),
  5008: having(H2H, { browser: BROWSER, card: { token: 'tok_00000000000000000000000000' } }),
  5009: series(
    create(H2H),
    post('transaction/pay', { external_transaction_id: 'e-1', card: CARD }),
  ),
  5010: post('transaction/pay', {
    transaction_id: WAITS_FOR_CARD,
    wallet_token: { type: 'google_pay', payload: 'AAECAwQ' },
  }),
  6001: recipient({ account_number: '0123456787', bank_code: '999' }),
  6002: recipient({ account_number: '0123456786' }),
  6003: recipient({ full_name: '12345' }),
  6004: service('pix/payout', { 'recipient.document': '12345678900' }),
  6005: forced(6005, PAYOUT),
  6006: forced(6006, PAYOUT),
  6007: service('skrill/payout', { 'recipient.email': 'jane@' }),
  6008: service('cryptofiat/payout', { 'recipient.address': 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwc' }),
  6009: service('cryptofiat/payout', {
    'crypto.asset': 'XRP',
    'recipient.address': 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe',
  }),
  6010: post('transaction/get_crypto_address', { transaction_id: CRYPTO, asset: 'ABC-XYZ' }),
  7001: report({ type: 'everything' }),
  7002: report({ date_from: '2025-01-01T00:00:00Z' }),
  7003: fileOf({ delay_seconds: 60 }, 0),
  7004: fileOf({ outcome: 'expire', delay_seconds: 0 }, 2),
  7005: fileOf({ outcome: 'failed', delay_seconds: 0 }, 2),
  7006: series(
    ...[1, 2, 3, 4].map((day) =>
      report({ date_from: `2026-01-0${day}T00:00:00Z`, sandbox: { delay_seconds: 60 } }),
    ),
  ),
  8001: get('p2p/methods?currency=UAH&amount=99999999.00'),
  8002: series(
    post('p2p/recipient_card', { transaction_id: P2P, sender: SENDER }),
    ...[1, 2, 3].map(() => post('p2p/recipient_card', { transaction_id: P2P, replace: true })),
  ),
  8003: series(
    post('p2p/recipient_card', { transaction_id: P2P, sender: SENDER }),
    wait(901),
    post('p2p/confirm', { transaction_id: P2P, sender_last4: '1234' }),
  ),
  8004: series(
    post('p2p/recipient_card', { transaction_id: P2P, sender: SENDER }),
    post('p2p/confirm', { transaction_id: P2P, sender_last4: '1234' }),
    post('p2p/cancel', { transaction_id: P2P }),
  ),
  8005: series(
    service('p2p/p2p', { 'sandbox.outcome': 'error:8005' }),
    post('p2p/recipient_card', { external_transaction_id: 'order-2026-001110' }),
    post('p2p/confirm', { external_transaction_id: 'order-2026-001110' }),
  ),
  8006: series(
    having(
      { ...HPP, service_id: 3001, crypto: { asset: 'USDT-TRC20' } },
      { sandbox: { outcome: 'error:8006' } },
    ),
    post('transaction/get_crypto_address', { external_transaction_id: 'e-1' }),
  ),
  9001: forced(9001),
  9002: forced(9002),
  9003: forced(9003),
  9004: forced(9004),
  9005: forced(9005),
  9006: forced(9006),
  ...partner(),
};

/** Messages of Binance Pay get responses of their own form. */
function partner(): Record<number, Recipe> {
  const headers = {
    'content-type': 'application/json',
    'binancepay-timestamp': '1768478400000',
    'binancepay-nonce': 'a'.repeat(32),
    'binancepay-certificate-sn': 'b'.repeat(64),
    'binancepay-signature': 'c'.repeat(40),
  };
  return {
    8101: notify('7Kq2mV9xTbR4', {}, '{}'),
    8102: notify('7Kq2mV9xTbR4', headers, '{"bizType":"OTHER"}'),
    8103: notify('nobody', headers, '{}'),
  };
}
