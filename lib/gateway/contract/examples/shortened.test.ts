import { expect, it } from 'vitest';
import { payloadOf } from '../callbacks';
import { loadContract } from '../load';
import { isShortTransaction } from './shortened';

const { openapi, services } = loadContract();

it('takes the payload of an event for whole, and the same without a field for shortened', () => {
  const body = payloadOf({ openapi }, 'transaction.success') ?? null;
  expect(isShortTransaction(openapi, body)).toBe(false);
  const { version: _, ...data } = Object(Object(body).data);
  expect(isShortTransaction(openapi, { ...Object(body), data })).toBe(true);
});

it('finds out for every payment method, and none lacks the fields that name the payment', () => {
  for (const { example } of services.flatMap(({ variants }) => Object.values(variants))) {
    for (const body of example ? [example.response, example.callback] : []) {
      if (isShortTransaction(openapi, body)) expect(body.data).toHaveProperty('transaction_id');
    }
  }
});
