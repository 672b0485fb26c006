import { expect, it } from 'vitest';
import { loadContract } from '../load';
import type { Contract, ServiceField } from '../types';
import { checkIdentifiers } from './identifiers';

const contract = loadContract();

/** The contract with the first field that has a validator changed. */
function withField(change: Partial<ServiceField>): Contract {
  const services = contract.services.filter(({ id }) => id === 'blik');
  return {
    ...contract,
    services: services.map((method) => ({
      ...method,
      variants: Object.fromEntries(
        Object.entries(method.variants).map(([key, variant]) => [
          key,
          {
            ...variant,
            fields: variant.fields.map((field) =>
              field.validator === 'blik_code' ? { ...field, ...change } : field,
            ),
          },
        ]),
      ),
    })),
  };
}

const messages = (change: Partial<ServiceField>) =>
  checkIdentifiers(withField(change)).map(({ message }) => message);

it('finds nothing wrong with the fields of this site', () => {
  expect(checkIdentifiers(contract)).toEqual([]);
});

it('finds a validator that does not exist, with its place', () => {
  const [finding] = checkIdentifiers(withField({ validator: 'blick_code' }));
  expect(finding).toMatchObject({
    file: '_services/blik.yaml',
    path: ['variants', 'payin_h2h', 'fields', 0, 'validator'],
    message: 'fields.blik_code: there is no validator "blick_code" — did you mean "blik_code"?',
  });
});

it('finds an example that fails and a bad example that passes', () => {
  expect(messages({ example: '77712' })[0]).toMatch(/^fields.blik_code: A BLIK code has 6 digits/);
  expect(messages({ badExample: '777123' })).toEqual([
    'fields.blik_code: blik_code finds nothing wrong with "777123"',
  ]);
});
