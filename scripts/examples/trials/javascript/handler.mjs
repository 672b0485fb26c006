import { readFileSync } from 'node:fs';
import { verifyCallback } from './gateway.mjs';
import { attempts, handle, jobs } from './handler.mjs';

for (const line of readFileSync(process.env.DELIVERIES, 'utf8').trim().split('\n')) {
  const [name, amount, currency, id, timestamp, signature, base64, , order, ...rest] =
    line.split('\t');
  const [point, capture] = rest.slice(-2);
  const rawBody = Buffer.from(base64, 'base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  if (!attempts.has(order))
    attempts.set(order, {
      point_id: Number(point),
      amount,
      currency,
      capture: capture === 'none' ? null : capture,
      version: 0,
      status: 'created',
    });
  const before = jobs.size;
  const code = verifyCallback(rawBody, headers) ? handle(id, JSON.parse(rawBody)) : 401;
  const [added = 'nothing'] = [...jobs.values()].slice(before);
  console.log(`${name}\t${code === 200 ? added.replace(' and ', ' ') : 'refused'}`);
}
