import { readFileSync } from 'node:fs';
import { verifyCallback } from './gateway.mjs';

const { log } = console;
console.log = () => undefined; // the lines of the page have been compared
const { applyTransaction } = await import('./apply-transaction.mjs');
const orders = new Map();
const did = {
  fulfill: 'fulfill',
  'review the amount': 'review',
  'review the order': 'review',
  'fulfill and review the amount': 'fulfill review',
  'adjust the order': 'nothing',
  ignore: 'nothing',
  note: 'nothing',
};
for (const line of readFileSync(process.env.DELIVERIES, 'utf8').trim().split('\n')) {
  const [name, amount, currency, id, timestamp, signature, base64, ...rest] = line.split('\t');
  const [point, capture] = rest.slice(-2);
  const rawBody = Buffer.from(base64, 'base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  let result = 'refused';
  if (verifyCallback(rawBody, headers)) {
    const { data } = JSON.parse(rawBody);
    const fresh = {
      point_id: Number(point),
      amount,
      currency,
      capture: capture === 'none' ? null : capture,
      version: 0,
      status: 'created',
      fulfilled: false,
    };
    const order = orders.get(data.external_transaction_id) ?? fresh;
    orders.set(data.external_transaction_id, order);
    // The function is given a row of the shop, and the shop has none for a payment that it did not create.
    const isOfShop = !/^(inv|pg|cab)_/.test(data.external_transaction_id);
    try {
      const next = isOfShop ? applyTransaction(order, data) : 'ignore';
      result = did[next] ?? next;
    } catch {}
  }
  log(`${name}\t${result}`);
}
