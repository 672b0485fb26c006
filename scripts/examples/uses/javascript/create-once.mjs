import assert from 'node:assert/strict';
import { createOnce } from './create-once.mjs';
import { gateway } from './gateway.mjs';

const body = {
  service_id: 1001,
  external_transaction_id: 'once-1',
  amount: '149.90',
  currency: 'EUR',
  description: 'Order',
  customer: { ip: '198.51.100.23' },
  urls: { success: 'https://shop.example/ok', fail: 'https://shop.example/no' },
};
const send = (request) => gateway('POST', '/v1/transaction/create', { body: request });
const made = await createOnce(send, body);
assert.equal(made.external_transaction_id, 'once-1');
assert.equal((await createOnce(send, body)).transaction_id, made.transaction_id);
await assert.rejects(createOnce(send, { ...body, amount: '1.00' }), { code: 3101 });
