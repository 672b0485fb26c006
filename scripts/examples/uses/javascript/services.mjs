import assert from 'node:assert/strict';
import { signedHeaders } from './gateway.mjs';
import { offers, serviceCache } from './services.mjs';

const path = '/v1/service/list';
const statuses = [];
const services = serviceCache(async (headers) => {
  const response = await fetch(`${process.env.GATEWAY_URL}${path}`, {
    headers: { ...signedHeaders('GET', path), ...headers },
  });
  statuses.push(response.status);
  return response;
});
const first = await services(0);
assert.deepEqual(await services(3_600_000), first);
assert.deepEqual(statuses, [200, 304]);
const found = offers(first, { country: 'PL', currency: 'PLN', amount: '149.90' }, 2);
assert.ok(found.length > 0 && found.every(({ direction }) => direction === 'payin'));
