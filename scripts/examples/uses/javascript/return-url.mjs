import assert from 'node:assert/strict';
import { verifyReturn } from './return-url.mjs';

const { GATEWAY_CALLBACK_SECRET: secret, RETURN_SIGNATURE: sign } = process.env;
const params = new URLSearchParams({
  transaction_id: 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ',
  shop: '1',
  external_transaction_id: 'order-2026-000123',
  status: 'success',
  gw_ts: '1768478406',
  gw_sign: sign,
});
assert.ok(verifyReturn(params, secret, 1768478406 + 3600));
assert.ok(!verifyReturn(params, secret, 1768478406 + 3601));
params.set('status', 'failed');
assert.ok(!verifyReturn(params, secret, 1768478406));
