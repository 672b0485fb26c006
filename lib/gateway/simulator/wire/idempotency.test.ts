import { expect, it } from 'vitest';
import { limitById } from '../../contract/limits';
import { loadContract } from '../../contract/load';
import { bench } from '../testing/bench';
import { cardOrder } from '../testing/order';

it.each(['too-short', 'x'.repeat(65)])(
  'refuses a key of a wrong length as the limits say: %s',
  async (key) => {
    const gateway = bench();
    const { data } = await gateway.send('POST', '/v1/transaction/create', cardOrder('order-1'));
    const body = { transaction_id: data.transaction_id ?? '' };
    const { error } = await gateway.send('POST', '/v1/transaction/cancel', body, {
      'idempotency-key': key,
    });
    expect([error.code, error.param]).toEqual([
      limitById(loadContract(), 'idempotency_key_length')?.error,
      'Idempotency-Key',
    ]);
  },
);
