import assert from 'node:assert/strict';
import { splitEfectyCode } from './efecty-slip.js';
import { gateway } from './gateway.mjs';

const { data: services } = await gateway('GET', '/v1/service/list', {
  query: { currency: 'COP', limit: 100 },
});
assert.ok(services.length > 0);
assert.deepEqual(splitEfectyCode('110757 123456789'), { convenio: '110757', pin: '123456789' });
