import assert from 'node:assert/strict';
import { gateway } from './gateway.mjs';
import { answerToChallenge } from './three-ds-return.mjs';

const browser = {
  user_agent: 'Mozilla/5.0',
  accept_header: 'text/html',
  language: 'en-GB',
  java_enabled: false,
  javascript_enabled: true,
  color_depth: 24,
  screen_height: 1080,
  screen_width: 1920,
  timezone_offset: -60,
  ip: '198.51.100.23',
};
const card = {
  number: '4000002100000007',
  expiry_month: '12',
  expiry_year: '2030',
  cvv: '123',
  holder: 'JANE DOE',
};
const { data } = await gateway('POST', '/v1/transaction/create', {
  body: {
    service_id: 1002,
    external_transaction_id: 'challenge-1',
    amount: '149.90',
    currency: 'EUR',
    description: 'Order',
    customer: { ip: '198.51.100.23' },
    urls: { three_ds_return: 'https://shop.example/pay/3ds' },
    card,
    browser,
  },
});
assert.equal(data.next_action.type, 'three_ds_challenge');
// The row as it was stored before the create request: no callback has brought a version yet.
const attempt = { externalTransactionId: 'challenge-1', version: 0 };
const cres = Buffer.from('{"transStatus":"Y"}').toString('base64url');
const body = answerToChallenge(new Map([['cres', cres]]), attempt);
assert.equal((await gateway('POST', '/v1/transaction/update', { body })).data.status, 'success');
assert.throws(() => answerToChallenge(new Map(), attempt), /no cres/);
