import assert from 'node:assert/strict';
import { confirm, holds } from './confirm.mjs';
import { gateway } from './gateway.mjs';

const query = { service_id: 5802, amount: '200.00', currency: 'USD', target_currency: 'MXN' };
const fetchQuote = () => gateway('GET', '/v1/transaction/currency_rate', { query });
const create = (body) => gateway('POST', '/v1/transaction/create', { body });
const body = {
  service_id: 5802,
  external_transaction_id: 'confirm-1',
  amount: '200.00',
  currency: 'USD',
  recipient: { first_name: 'Jane', last_name: 'Doe', country: 'MX' },
};
const { data: shown } = await fetchQuote();
assert.ok(holds(shown, Date.parse(shown.created_at)));
const sent = await confirm({
  shown,
  body,
  nowMs: Date.parse(shown.created_at),
  fetchQuote,
  create,
});
assert.equal(sent.step, 'created');
assert.equal(sent.answer.data.rate.rate_id, shown.rate_id);
const late = await confirm({ shown, body, nowMs: Date.now() + 3_600_000, fetchQuote, create });
assert.equal(late.step, 'retry');
