import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import type { ServiceMethod, ServiceVariant } from '../types';
import { checkServiceTests } from './service-tests';

const contract = loadContract();

/** What the check says of a method whose variant was changed. */
function faultsOf(id: string, key: string, change: (variant: ServiceVariant) => object) {
  const method = contract.services.find((candidate) => candidate.id === id) as ServiceMethod;
  const variant = method.variants[key] as ServiceVariant;
  const variants = { ...method.variants, [key]: { ...variant, ...change(variant) } };
  return checkServiceTests(contract, { ...method, variants });
}

const without = (code: number) => (variant: ServiceVariant) => ({
  failures: variant.failures.filter((failure) => failure.code !== code),
  tests: variant.tests.filter(({ failure }) => failure !== code),
});

describe('the tests of a service', () => {
  it('end only in failures that the page explains', () => {
    const [first, ...others] = faultsOf('papara', 'payout', ({ failures }) => ({
      failures: failures.filter(({ code }) => code !== 203),
    }));
    expect(first?.message).toBe(
      'the failures of this service lack 203, in which this test ends — add it',
    );
    expect(first?.path.slice(0, 3)).toEqual(['variants', 'payout', 'tests']);
    expect(others).toEqual([]);
  });

  it.each([
    [136, 137],
    [137, 136],
  ])('end the last attempt for a one-time code in both ways: without %i', (missing, other) => {
    expect(
      faultsOf('mobile_money_gh', 'payin_h2h', without(missing)).map(({ message }) => message),
    ).toEqual([
      `a one-time code that ends a payment with ${other} can also end it with ${missing} — add it`,
    ]);
  });

  it('need neither where no code is asked for', () => {
    expect(faultsOf('papara', 'payin_hpp', (variant) => variant)).toEqual([]);
  });

  it('obey this on every page', () => {
    expect(contract.services.flatMap((method) => checkServiceTests(contract, method))).toEqual([]);
  });
});
