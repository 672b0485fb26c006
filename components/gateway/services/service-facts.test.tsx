import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { availabilityOf, serviceOf } from '@/lib/gateway/contract/services';
import { ServiceFacts } from './service-facts';

const contract = loadContract();
const factsOf = (key: string): string => {
  const service = serviceOf(contract, key);
  if (!service) throw new Error(`no service ${key}`);
  return renderToStaticMarkup(<ServiceFacts contract={contract} service={service} />);
};
/** The labels of the strip, in its order; places have three, and payouts their own last one. */
const STRIP = [
  ['Amount'],
  ['Country, currency', 'Country', 'Currency'],
  ['Settlement'],
  ['Activation'],
  ['Refund window'],
  ['Chargebacks'],
  ['Restricted sectors'],
  ['Customer needs', 'Recipient needs'],
];
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

  it('begin with the strip, in one order, without blanks', () => {
    const faults = keys.flatMap((key) => {
      const rows = [...factsOf(key).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
        .map(([, label = '', value = '']) => ({ label, value }))
        .filter(({ label }) => label !== 'Availability');
      const places = rows.map(({ label }) => STRIP.findIndex((names) => names.includes(label)));
      const strip = places.filter((place) => place >= 0);
      const isFirst = places.slice(0, strip.length).every((place) => place >= 0);
      const isOrdered = strip.every(
        (place, index) => index === 0 || place > (strip[index - 1] ?? 0),
      );
      const isFull = rows.every(({ value }) => value !== '');
      return isFirst && isOrdered && isFull ? [] : [key];
    });
    expect(faults).toEqual([]);
  });

  it('say what the payer needs wherever a payin is open', () => {
    const silent = contract.services.flatMap((method) =>
      Object.entries(method.variants)
        .filter(([, { direction }]) => direction !== 'payout')
        .filter(([, variant]) => availabilityOf(method, variant).status !== 'archived')
        .filter(([, { needs }]) => needs === undefined)
        .map(([name]) => `${method.id}/${name}`),
    );
    expect(silent).toEqual(['settlepay/payin']);
  });

  it('name fields that the two operations return', () => {
    const named = new Set(
      keys.flatMap((key) => {
        const rows =
          factsOf(key)
            .match(/(<dt>Your (amount|co|cu)|to change the time).*?<\/dd>/g)
            ?.join() ?? '';
        return [...rows.matchAll(/<code>(\w+)<\/code>/g)].map(([, name = '']) => name);
      }),
    );
    const schemas = JSON.stringify(contract.openapi?.components?.schemas?.Service);
    const summary = JSON.stringify(contract.openapi?.components?.schemas?.ServiceSummary);
    expect([...named].sort()).toEqual(['countries', 'currencies', 'expires_in', 'limits']);
    for (const name of named) expect(schemas + summary).toContain(`"${name}":`);
  });

  it('say in which states a payout can be canceled, of those that its table of statuses has', () => {
    expect(factsOf('pix/payout')).toContain(
      'only in the states <code>queued</code> and <code>awaiting_balance</code>',
    );
  });

  it('give a long value the whole width, and only that', () => {
    const papara = factsOf('papara/payin_hpp');
    expect(papara).toMatch(/<div class="wide"><dt>Availability/);
    expect(papara).toMatch(/<div><dt>Flow/);
    expect(factsOf('pix/pix_payin_hpp')).toMatch(/<div class="wide"><dt>Chargebacks/);
    expect(factsOf('blik/payin_hpp')).toMatch(/<div><dt>Chargebacks/);
  });

  it('offer another time to pay unless the bank, the app or the invoice decides', () => {
    const fixed = keys.filter((key) => {
      const facts = factsOf(key);
      return facts.includes('<dt>Time to pay') && !facts.includes('expires_in');
    });
    expect(fixed).toEqual(['boleto/payin_hpp', 'boleto/payin_h2h', 'invoicing/invoicing_service']);
  });

  it('keep a number and its unit in one line', () => {
    expect(factsOf('blik/payin_hpp')).toContain('<dd>30\u00a0min for the page');
  });
});
