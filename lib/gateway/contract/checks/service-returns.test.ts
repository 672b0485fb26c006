import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import type { ServiceMethod } from '../types';
import { checkReturns } from './service-returns';

const contract = loadContract();
const codi = contract.services.find(({ id }) => id === 'codi');
if (!codi) throw new Error('no CoDi');

const withVariant = (change: object): ServiceMethod => ({
  ...codi,
  variants: { payin_h2h: { ...codi.variants.payin_h2h, ...change } as never },
});

describe('checkReturns', () => {
  it('accepts what the example or a further action has', () => {
    expect(checkReturns(contract, codi)).toEqual([]);
  });

  it('reports a returned field that no example shows', () => {
    expect(checkReturns(contract, withVariant({ otherActions: [] }))).toMatchObject([
      {
        path: ['variants', 'payin_h2h', 'returns', 3],
        message: expect.stringMatching(/^next_action\.push_sent is in no response/),
      },
    ]);
  });

  it('reports a payment of another amount than the customer was shown', () => {
    const p2p = contract.services.find(({ id }) => id === 'p2p');
    if (!p2p) throw new Error('no P2P');
    expect(checkReturns(contract, p2p)).toEqual([]);
    const wrong = structuredClone(p2p);
    Object.assign(wrong.variants.p2p?.example?.callback.data ?? {}, { paid_amount: '1500.00' });
    expect(checkReturns(contract, wrong)).toMatchObject([
      { message: expect.stringMatching(/is 1500.00, and the customer is shown 1500.37/) },
    ]);
  });

  it('holds a further action to the contract', () => {
    const otherActions = [
      { label: 'x', nextAction: { type: 'app_confirmation', push_sent: 'yes' } },
    ];
    expect(checkReturns(contract, withVariant({ otherActions }))).toMatchObject([
      { path: ['variants', 'payin_h2h', 'otherActions', 0, 'nextAction', 'push_sent'] },
    ]);
  });
});
