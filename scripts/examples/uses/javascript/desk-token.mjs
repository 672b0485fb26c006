import assert from 'node:assert/strict';
import { tokenHolder } from './desk-token.mjs';
import { gateway } from './gateway.mjs';

let asked = 0;
let now = Date.now();
const ask = async () => {
  asked += 1;
  const body = { scopes: ['pages:read'], ttl: 900 };
  return (await gateway('POST', '/v1/invoicing/token', { body })).data;
};
const token = tokenHolder(ask, () => now);
const headers = { Authorization: `Bearer ${await token()}` };
assert.ok(Array.isArray((await gateway('GET', '/v1/invoicing/pages', { headers })).data));
await token();
assert.equal(asked, 1);
now += 900_000;
await token();
assert.equal(asked, 2);
