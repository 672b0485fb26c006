import { confirm } from './confirm.mjs';
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
const nowMs = Date.parse(shown.created_at);
const came = await confirm({ shown, body, nowMs, fetchQuote, create });
console.log([came.step, came.error?.code].filter(Boolean).join(' '));
