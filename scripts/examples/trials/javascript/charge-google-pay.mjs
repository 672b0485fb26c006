import { chargeGooglePay } from './charge-google-pay.mjs';

// Time is fast; how long the repeats wait is tried with create-once.mjs.
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (run, ms, ...rest) =>
  new Error().stack.includes('/create-once.mjs') ? later(run, 0) : later(run, ms, ...rest);
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
const came = await chargeGooglePay(order, sent, client).then(
  (charged) => (charged === null ? 'unknown' : 'charged'),
  (error) => `throws ${error.code ?? error}`,
);
console.log(came);
