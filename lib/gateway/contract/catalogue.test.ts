import { describe, expect, it } from 'vitest';
import { CAPABILITIES, catalogueRows, PER_POINT_TAG, valuesOf } from './catalogue';
import { loadContract } from './load';
import type { ServiceMethod, ServiceVariant } from './types';

const own = { value: 'x', certainty: 'own' } as const;

const variant: ServiceVariant = {
  route: '/services/zed/payin_hpp',
  kind: 'payin_hpp',
  label: 'Payin, hosted page',
  direction: 'payin',
  flow: 'hpp',
  flows: ['redirect'],
  flowText: 'a page',
  amount: own,
  confirmation: { mode: 'async', typical: own },
  refund: { kind: 'partial', text: own },
  disputes: { kind: 'no' },
  recurring: { kind: 'no' },
  cancel: true,
  validate: false,
  steps: [],
  fields: [],
  nextActions: [],
  statuses: [],
  failures: [],
  tests: [],
};

const method = (over: Partial<ServiceMethod>): ServiceMethod => ({
  id: 'zed',
  name: 'Zed',
  group: 'instant_payments',
  summary: 'A method.',
  countries: ['PL'],
  currencies: ['PLN'],
  decimals: {},
  status: 'active',
  variants: { payin_hpp: variant },
  sources: [],
  ...over,
});

describe('catalogueRows', () => {
  it('names page, method, places and abilities of each variant', () => {
    expect(catalogueRows([method({})])).toEqual([
      {
        key: 'zed/payin_hpp',
        route: '/services/zed/payin_hpp',
        method: 'Zed',
        label: 'Payin, hosted page',
        status: 'active',
        direction: 'payin',
        flow: 'hpp',
        countries: ['PL'],
        currencies: ['PLN'],
        capabilities: ['partial refund', 'cancel'],
        tags: ['payin', 'hpp', 'PL', 'PLN', 'refund', 'partial', 'cancel'],
      },
    ]);
  });

  it('puts methods of fixed countries first and lets any choice fit the others', () => {
    const rows = catalogueRows([
      method({ id: 'any', name: 'Any', countries: [], currencies: [] }),
      method({}),
    ]);
    expect(rows.map((row) => row.method)).toEqual(['Zed', 'Any']);
    expect(rows[1]?.tags).toContain(PER_POINT_TAG.country);
    expect(rows[1]?.tags).toContain(PER_POINT_TAG.currency);
  });

  it('does not count a payout back to the payer as a refund', () => {
    const [row] = catalogueRows([
      method({ variants: { payin_hpp: { ...variant, refund: { kind: 'new_payout' } } } }),
    ]);
    expect(row?.capabilities).toEqual(['refund by payout', 'cancel']);
    expect(row?.tags).not.toContain('refund');
  });
});

describe('the catalogue of this repository', () => {
  const contract = loadContract();
  const rows = catalogueRows(contract.services);

  it('has every variant of every method once', () => {
    const keys = contract.services.flatMap(({ id, variants }) =>
      Object.keys(variants).map((name) => `${id}/${name}`),
    );
    expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it('has a service for every choice of a capability', () => {
    const tags = new Set(valuesOf(rows, (row) => row.tags));
    expect(CAPABILITIES.filter(({ tag }) => !tags.has(tag))).toEqual([]);
  });
});
