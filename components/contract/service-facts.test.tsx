import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadContract } from '@/lib/contract/load';
import { serviceByKey } from '@/lib/contract/service';
import { ServiceFacts } from './service-facts';

// The sprite of icons is written by the build; a test needs none.
vi.mock('@/components/icon/icon', () => ({ Icon: () => null }));

const contract = loadContract();
const keys = contract.services.flatMap(({ id, variants }) =>
  Object.keys(variants).map((variant) => `${id}/${variant}`),
);

describe('the facts of every service', () => {
  it('have a label of their own each', () => {
    const doubled = keys.flatMap((key) => {
      const service = serviceByKey(contract, key);
      if (!service) throw new Error(`no service ${key}`);
      const markup = renderToStaticMarkup(<ServiceFacts service={service} />);
      const labels = [...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label);
      return labels
        .filter((label, index) => labels.indexOf(label) !== index)
        .map((label) => `${key}: ${label}`);
    });
    expect(keys.length).toBeGreaterThan(100);
    expect(doubled).toEqual([]);
  });
});
