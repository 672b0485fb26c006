import assert from 'node:assert/strict';
import { gateway } from './gateway.mjs';
import { walletToken } from './wallet-token.mjs';

const body = {
  transaction_id: 'trx_01KF0GK3Q7WZ5M2N8R4T6V9XYB',
  wallet_token: walletToken('{"signature":"MEUCIQ"}'),
};
const { data } = await gateway('POST', '/v1/transaction/pay', {
  body,
  headers: { 'Idempotency-Key': 'wallet-token-0001' },
});
assert.equal(data.status, 'success');
