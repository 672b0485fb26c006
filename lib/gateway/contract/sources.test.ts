import { describe, expect, it } from 'vitest';
import { loadContract } from './load';
import { fact } from './schemas/fact';
import { serviceOf } from './services';
import { sourcesOf } from './sources';
import type { Service } from './types';

const contract = loadContract();
const find = (key: string): Service => {
  const service = serviceOf(contract, key);
  if (!service) throw new Error(`no service ${key}`);
  return service;
};

describe('sourcesOf', () => {
  it('names each publication once, on its latest day, the latest day first, and no other provider', () => {
    const { method, variant } = find('blik/payin_hpp');
    const { refundWindow: _, ...rest } = variant;
    const scheme = (source: string, asOf: string) =>
      ({ value: 'x', certainty: 'scheme', source, asOf }) as const;
    const facts = [
      { label: 'A', fact: scheme('Old', '2026-01-01') },
      { label: 'B', fact: scheme('Both', '2026-01-01') },
      { label: 'C', fact: scheme('Both', '2026-02-01') },
    ];
    const bare: Service['variant'] = {
      ...rest,
      facts,
      amount: { value: 'x', certainty: 'provider', asOf: '2026-01-01' },
      confirmation: { mode: 'async', typical: { value: 'x', certainty: 'own' } },
      refund: { kind: 'none' },
      disputes: { kind: 'no' },
      recurring: { kind: 'no' },
      regulation: [],
    };
    expect(sourcesOf({ method: { ...method, status: 'active' }, variant: bare })).toEqual([
      { asOf: '2026-02-01', sources: ['Both'] },
      { asOf: '2026-01-01', sources: ['Old'] },
    ]);
  });

  it('leaves out what is not printed', () => {
    for (const method of contract.services) {
      for (const variant of Object.values(method.variants)) {
        const named = sourcesOf({ method, variant }).flatMap(({ sources }) => sources);
        expect(named.join()).not.toMatch(
          /not confirmed|several providers|one provider|by the press/,
        );
      }
    }
  });
});

describe('a fact', () => {
  const problems = (given: object) =>
    fact.safeParse({ value: '120 s', ...given }).error?.issues.map(({ message }) => message);

  it('of a scheme needs a source and a day', () => {
    expect(problems({ certainty: 'scheme' })).toEqual([
      'name the publication that says so',
      'give the day on which the source was read',
    ]);
    const known = { certainty: 'scheme', source: 'BLIK rules', asOf: '2026-11-22' };
    expect(problems(known)).toBeUndefined();
  });

  it('of other providers needs a day and names none of them', () => {
    expect(problems({ certainty: 'provider', source: 'a provider' })).toEqual([
      'leave it out: no other provider is named',
      'give the day on which the source was read',
    ]);
    expect(problems({ certainty: 'provider', asOf: '2026-11-22' })).toBeUndefined();
  });

  it('that the gateway decides, or that is not confirmed, needs neither', () => {
    expect(problems({ certainty: 'own' })).toBeUndefined();
    expect(problems({ certainty: 'uncertain' })).toBeUndefined();
  });
});
