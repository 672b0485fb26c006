import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { bench, freshKey } from '../testing/bench';

/** Endings of the sandbox that play one state, and that state. */
const ENDINGS = {
  amount_differs: 'completed_amount_differs',
  authorization_expired: 'authorization_expired',
} as const;

const variants = loadContract().services.flatMap((method) =>
  Object.entries(method.variants).map(([key, variant]) => ({
    key: `${method.id}/${key}`,
    variant,
  })),
);

describe.each(Object.entries(ENDINGS))('the outcome %s', (outcome, state) => {
  const [played, stated] = [
    variants.filter(({ variant }) =>
      variant.tests.some(({ input }) => input.includes(`\`${outcome}\``)),
    ),
    variants.filter(({ variant }) => variant.statuses.some((row) => row.state === state)),
  ].map((list = []) => list.map(({ key }) => key));

  it('is in the test data of every page that names its state, and of no other', () => {
    expect(stated).not.toEqual([]);
    expect(played).toEqual(stated);
  });

  it.each(played ?? [])('leads %s to that state', async (key) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const gateway = bench();
    const made = await gateway.send('POST', '/v1/transaction/create', {
      ...request,
      external_transaction_id: freshKey(),
      sandbox: { outcome },
    });
    const id = String(made.data.transaction_id);
    if (key.startsWith('cryptofiat')) {
      await gateway.send('POST', '/v1/transaction/get_crypto_address', { transaction_id: id });
    }
    gateway.wait(10);
    const { data } = await gateway.send('GET', `/v1/transaction/find?transaction_id=${id}`);
    expect(data.state).toBe(state);
    if (outcome === 'amount_differs') {
      expect(Number(data.paid_amount)).toBeCloseTo(Number(data.amount) * 0.9, 1);
    }
  });
});

describe('what the payer is asked for', () => {
  const create = async (key: string, change: object) => {
    const request = variants.find((each) => each.key === key)?.variant.example?.request;
    const { data } = await bench().send('POST', '/v1/transaction/create', {
      ...request,
      ...change,
      external_transaction_id: freshKey(),
    });
    return data.next_action;
  };

  it('is a message to answer where Beeline sends no code', async () => {
    expect(await create('beeline/payin_h2h', {})).toMatchObject({ type: 'otp' });
    expect(await create('beeline/payin_h2h', { currency: 'UZS' })).toMatchObject({
      type: 'app_confirmation',
    });
  });

  it('names no message for a code that the customer makes', async () => {
    expect(await create('mobile_money_ci/payin_h2h', {})).not.toHaveProperty('delivery');
    expect(await create('beeline/payin_h2h', {})).toHaveProperty('delivery', 'sms');
  });
});
