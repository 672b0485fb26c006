import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { serviceOf } from '@/lib/gateway/contract/services';
import { ServiceFacts } from './service-facts';

// The sprite of icons is written by the build; a test needs none.
vi.mock('@/components/base/icon/icon', () => ({ Icon: () => null }));

const contract = loadContract();
const factsOf = (key: string): string => {
  const service = serviceOf(contract, key);
  if (!service) throw new Error(`no service ${key}`);
  return renderToStaticMarkup(<ServiceFacts contract={contract} service={service} />);
};
const keys = contract.services.flatMap(({ id, variants }) =>
  Object.keys(variants).map((variant) => `${id}/${variant}`),
);

describe('the facts of every service', () => {
  it('have a label of their own each', () => {
    const doubled = keys.flatMap((key) => {
      const labels = [...factsOf(key).matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label);
      return labels
        .filter((label, index) => labels.indexOf(label) !== index)
        .map((label) => `${key}: ${label}`);
    });
    expect(keys.length).toBeGreaterThan(100);
    expect(doubled).toEqual([]);
  });

  it('name fields that the two operations return', () => {
    const named = new Set(
      keys.flatMap((key) => {
        const [, row = ''] = factsOf(key).split('<dt>Configured for your point</dt>');
        return [...row.matchAll(/<code>(\w+)<\/code>/g)].map(([, name = '']) => name);
      }),
    );
    const schemas = JSON.stringify(contract.openapi?.components?.schemas?.Service);
    const summary = JSON.stringify(contract.openapi?.components?.schemas?.ServiceSummary);
    expect([...named].sort()).toEqual(['countries', 'currencies', 'expires_in', 'limits']);
    for (const name of named) expect(schemas + summary).toContain(`"${name}":`);
  });

  it('give a long value the whole width, and only that', () => {
    const papara = factsOf('papara/payin_hpp');
    expect(papara).toMatch(/<div class="wide"><dt>Availability/);
    expect(papara).toMatch(/<div><dt>Flow/);
  });

  it('keep a number and its unit in one line', () => {
    expect(factsOf('blik/payin_hpp')).toContain('<dd>30\u00a0min for the page');
  });
});
