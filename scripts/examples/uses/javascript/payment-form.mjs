import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { signForm } from './payment-form.mjs';

const secret = process.env.GATEWAY_SECRET;
const expected = createHmac('sha256', secret)
  .update('PAYMENT-PAGE\namount=1.00&note=a%20b%2A')
  .digest('hex');
assert.equal(signForm({ note: 'a b*', amount: '1.00' }, secret), expected);
