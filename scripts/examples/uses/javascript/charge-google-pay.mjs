import assert from 'node:assert/strict';
import { chargeGooglePay } from './charge-google-pay.mjs';
import { gateway } from './gateway.mjs';

const order = {
  serviceId: 2802,
  attempt: 'google-pay-1',
  amount: '49.90',
  currency: 'EUR',
  description: 'Order 1',
  email: 'jane@example.com',
  threeDsReturn: 'https://shop.example/pay/3ds',
  callback: 'https://shop.example/gw/callback',
};
const sent = {
  token: '{"signature":"MEUCIQ"}',
  browser: {
    language: 'en-GB',
    java_enabled: false,
    javascript_enabled: true,
    color_depth: 24,
    screen_height: 1080,
    screen_width: 1920,
    timezone_offset: -60,
  },
};
const client = { ip: '198.51.100.102', userAgent: 'Mozilla/5.0', accept: 'text/html' };
const { status, nextAction } = await chargeGooglePay(order, sent, client);
assert.equal(nextAction, null);
assert.ok(['processing', 'success'].includes(status), status);

// The order of the server was charged, once.
const { data } = await gateway('GET', '/v1/transaction/find', {
  query: { external_transaction_id: 'google-pay-1' },
});
assert.deepEqual([data.amount, data.currency, data.service_id], ['49.90', 'EUR', 2802]);
