import assert from 'node:assert/strict';
import { gateway } from './gateway.mjs';
import { requisites } from './requisites.mjs';

const order = {
  service_id: 1110,
  external_transaction_id: 'requisites-1',
  amount: '1500.00',
  currency: 'UAH',
};
const { data: created } = await gateway('POST', '/v1/transaction/create', {
  body: { ...order, customer: { ip: '198.51.100.61' }, p2p: { method: 'card_ua_any' } },
});
assert.deepEqual(requisites(created, Date.now()), { show: false, reason: 'not_waiting' });
const { data } = await gateway('POST', '/v1/p2p/recipient_card', {
  body: { transaction_id: created.transaction_id, sender: { card_last4: '1234' } },
});
const shown = requisites(data, Date.now());
assert.ok(shown.show && shown.secondsLeft > 0 && shown.isOddAmount);
assert.equal(requisites(data, Date.now() + 3_600_000).reason, 'expired');
