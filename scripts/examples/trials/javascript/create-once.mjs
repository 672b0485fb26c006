import { createOnce } from './create-once.mjs';
import { gateway } from './gateway.mjs';

// Time is fast; what the program asks to wait is compared with the table of the pages.
const pauses = process.env.RETRY_PAUSES.split(',').map(Number);
const waited = [];
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (run, ms, ...rest) => {
  if (!new Error().stack.includes('/create-once.mjs')) return later(run, ms, ...rest); // a timer of fetch
  waited.push(ms / 1000);
  return later(run, 0);
};
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
const came = await createOnce(send, body).then(
  (made) => made?.status ?? 'unknown',
  (error) => `throws ${error.code ?? error}`,
);
const kinds = waited.map((seconds, index) => {
  if (seconds === 7) return 'as told';
  const usual = pauses[index];
  return seconds >= usual / 2 && seconds <= usual * 1.5 ? 'as listed' : `${seconds} s`;
});
console.log([came, ...new Set(kinds)].join(', waits '));
