import { describe, expect, it } from 'vitest';
import { parseYaml } from '../base/source/yaml';
import { parseSource } from '../docs/content/source';
import { checkContract } from '../gateway/contract/check';
import { loadContract } from '../gateway/contract/load';
import { serviceMethodSchema } from '../gateway/contract/schemas/service';
import { GATEWAY_DIALECT } from './facts';
import { newMethod } from './new-method';

const contract = loadContract();
const kind = newMethod(contract);
const answers = { id: 'new_way', name: 'New Way', group: 'wallets', countries: 'PL, DE' };

describe('a new payment method', () => {
  it.each([
    ['payin_hpp', 'PLN'],
    ['payin_h2h', 'JPY'],
    ['payout', 'KWD'],
    ['payin_hpp, payin_h2h, payout', 'EUR'],
  ])(
    'with %s in %s agrees with the contract, and has no id of another page',
    (variants, currency) => {
      const { files } = kind.make({ ...answers, variants, currency });
      const text = files.get('_services/new_way.yaml') ?? '';
      const method = { ...parseYaml(text, 'new_way.yaml', serviceMethodSchema), id: 'new_way' };
      const more = { ...contract, services: [...contract.services, method] };
      expect(checkContract(more)).toEqual([]);
      expect(Object.keys(method.variants)).toEqual(variants.split(', '));
    },
  );

  it('has a page for each variant, and leaves nothing unsaid that the check would let pass', () => {
    const { files, routes } = kind.make({
      ...answers,
      variants: 'payin_hpp,payout',
      currency: 'PLN',
    });
    expect(routes).toEqual(['/services/new_way/payin_hpp', '/services/new_way/payout']);
    expect([...files.keys()].slice(1)).toEqual([
      'services/new_way/payin_hpp.mdx',
      'services/new_way/payout.mdx',
    ]);
    const page = files.get('services/new_way/payin_hpp.mdx') ?? '';
    expect(page).toContain('title: "New Way: payin (HPP)"\n');
    expect(page).toContain('service: new_way/payin_hpp\n');
    expect(parseSource(page, 'a.mdx', GATEWAY_DIALECT.dialect).problems).toMatchObject([
      { line: 3, column: 15, message: '"TODO" is left over — do it, or remove the note' },
    ]);
    expect(files.get('_services/new_way.yaml')).toMatch(/summary: "?TODO/);
  });

  it('asks for the recipient where the merchant pays', () => {
    const { files } = kind.make({ ...answers, variants: 'payout', currency: 'PLN' });
    const page = files.get('services/new_way/payout.mdx') ?? '';
    expect(page).toContain('## What the recipient does \\{#what-the-customer-does}\n');
    expect([...files.values()].join()).not.toMatch(/customer (?:pays|does)/);
  });

  it.each([
    ['id', 'blik', '_services/blik.yaml already exists — edit it, or choose another id'],
    ['id', 'New', '"New" is not an id — use a-z, 0-9 and "_"'],
    ['group', 'walets', '"walets" is not a group — did you mean "wallets"?'],
    ['variants', 'payin_hpp,payot', '"payot" is not a variant — did you mean "payout"?'],
    ['countries', 'PL, XQ', /^"XQ" is not a country — /],
    ['currency', 'PLZ', /^"PLZ" is not a currency — /],
  ])('is refused with the %s %s', (name, answer, fault) => {
    const question = kind.questions.find((each) => each.name === name);
    expect(question?.fault?.(answer)).toMatch(fault);
    expect(
      question?.fault?.(question.example === 'blik' ? 'other' : question.example),
    ).toBeUndefined();
  });
});
