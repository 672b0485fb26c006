import assert from 'node:assert/strict';
import { gateway } from './gateway.mjs';
import { collect } from './generic-form.mjs';

const { data } = await gateway('GET', '/v1/service/5001');
const values = {
  'recipient.account_number': '0123456785',
  'recipient.bank_code': '058',
  'recipient.full_name': 'Ada Obi',
};
const { request, faults } = collect(data.fields, values, 'create');
assert.deepEqual(faults, {});
const body = {
  service_id: 5001,
  external_transaction_id: 'form-1',
  amount: '25000.00',
  currency: 'NGN',
  ...request,
};
assert.equal((await gateway('POST', '/v1/transaction/create', { body })).data.status, 'processing');
assert.deepEqual(Object.keys(collect(data.fields, {}, 'create').request), []);
assert.notDeepEqual(collect(data.fields, {}, 'create').faults, {});

const field = (name, type) => ({ name, type, required: true, step: 'create' });
const typed = [field('fields.age', 'integer'), field('fields.resident', 'boolean')];
assert.deepEqual(collect(typed, { 'fields.age': '41', 'fields.resident': 'false' }, 'create'), {
  request: { fields: { age: 41, resident: false } },
  faults: {},
});
assert.deepEqual(collect(typed, { 'fields.age': 'x', 'fields.resident': 'x' }, 'create').faults, {
  'fields.age': 'format',
  'fields.resident': 'format',
});
