import { describe, expect, it } from 'vitest';
import type { ServiceField } from '@/lib/gateway/contract/types';
import { checkIdentifier } from '@/lib/gateway/identifiers';
import { targetsOfFields, targetsOfList } from './targets';

const field = (more: Partial<ServiceField>): ServiceField => ({
  name: 'customer.document',
  label: 'Document',
  type: 'string',
  need: 'required',
  rule: 'Digits.',
  example: '52998224725',
  side: 'payer',
  ...more,
});

describe('targetsOfFields', () => {
  it('takes the fields with a validator, and a bad value of the validator where the field has none', () => {
    const targets = targetsOfFields([
      field({ name: 'customer.ip' }),
      field({ validator: 'cpf' }),
      field({ name: 'x', validator: 'cpf', badExample: '1' }),
    ]);
    expect(targets.map(({ label, good, bad }) => [label, good, bad])).toEqual([
      ['customer.document', '52998224725', '52998224724'],
      ['x', '52998224725', '1'],
    ]);
  });

  it('asks for the bank only where the account depends on it', () => {
    const bank = field({ name: 'recipient.bank_code', example: '058' });
    const account = field({ name: 'recipient.account_number', validator: 'nuban' });
    const [nuban, cpf] = targetsOfFields([bank, account, field({ validator: 'cpf' })]);
    expect(nuban?.bank).toEqual({ label: 'recipient.bank_code', example: '058' });
    expect(cpf?.bank).toBeUndefined();
  });

  it('names a validator that does not exist', () => {
    expect(() => targetsOfFields([field({ validator: 'nope' })])).toThrow(
      'field customer.document names validator "nope"',
    );
  });
});

describe('targetsOfList', () => {
  it('reads ids and gives names and examples, the bank of a NUBAN included', () => {
    const [iban, nuban] = targetsOfList('iban, nuban');
    expect(iban?.label).toBe('IBAN');
    expect(nuban?.bank?.example).toBe('011');
    const verdict = checkIdentifier('nuban', nuban?.good ?? '', { bankCode: nuban?.bank?.example });
    expect(verdict).toMatchObject({ ok: true, parts: { bank: '011' } });
  });

  it('names an id that does not exist', () => {
    expect(() => targetsOfList('iban, nope')).toThrow('<Checker> names validator "nope"');
  });
});
