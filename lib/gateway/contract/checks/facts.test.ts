import { expect, it } from 'vitest';
import { loadContract } from '../load';
import { checkFacts } from './facts';

const contract = loadContract();
const { permissions } = contract;
if (!permissions) throw new Error('The permissions of this site are missing.');

it('finds a permission of keys that no operation asks for, and one for an operation that is not there', () => {
  const keys = permissions.keys.map((key) => {
    if (key.id === 'card_data') return { ...key, with: undefined };
    return key.id === 'moto' && key.with
      ? { ...key, with: { ...key.with, operations: ['transaction_dial'] } }
      : key;
  });
  const messages = checkFacts({ ...contract, permissions: { ...permissions, keys } });
  expect(messages.map(({ message }) => message)).toEqual([
    'no operation asks for "card_data" — add "with", or remove it',
    'openapi.yaml has no operation "transaction_dial"',
  ]);
});
