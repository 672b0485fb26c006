import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import {
  commonErrorsOf,
  errorsOf,
  operationById,
  operationsOf,
  permissionText,
  repeatText,
} from './operations';

const contract = loadContract();

describe('operationById', () => {
  it('finds an operation with what the head of its page prints', () => {
    expect(operationById(contract, 'transaction_create')).toMatchObject({
      verb: 'POST',
      path: '/v1/transaction/create',
      page: '/api/transaction_create',
      permissions: ['payin', 'payout'],
      rate: 'transaction_write',
      idempotency: { kind: 'external_id', key: 'external_transaction_id' },
    });
  });

  it('puts creation before replay', () => {
    expect(
      operationById(contract, 'transaction_create')?.success.map(({ status }) => status),
    ).toEqual([201, 200]);
  });

  it('knows every method of the API, each with its page', () => {
    expect(contract.operations).toHaveLength(42);
    const pages = new Set(contract.operations.map(({ page }) => page));
    expect([...pages].filter((page) => page.startsWith('/api/'))).toHaveLength(28);
    expect(pages.size).toBe(38);
  });

  it('has no operations without a document', () => {
    expect(operationsOf(undefined)).toEqual([]);
  });
});

describe('errors of an operation', () => {
  it('are those it names, in the order of the table', () => {
    const operation = operationById(contract, 'account_info');
    expect(operation && errorsOf(contract, operation).map(({ slug }) => slug)).toEqual([
      'unknown_currency',
      'wallet_not_found',
    ]);
  });

  it('have the advice for this operation where the general one does not fit', () => {
    const adviceOf = (id: string) => {
      const operation = operationById(contract, id);
      return operation && errorsOf(contract, operation).find(({ code }) => code === 4008)?.action;
    };
    expect(adviceOf('account_info')).toMatch(/^Repeat the request without `currency`/);
    expect(adviceOf('transaction_create')).toMatch(/^Use another currency or wallet/);
  });

  it('stand apart from the common ones', () => {
    const operation = operationById(contract, 'account_info');
    expect(operation && commonErrorsOf(contract, operation).map(({ code }) => code)).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 2001, 2002, 2003, 2004,
      2005, 2006, 2019, 2020, 2021, 9001, 9002, 9003, 9004, 9005,
    ]);
  });

  it.each([
    ['page_create', false],
    ['template_list', false],
    ['token', true],
    ['revoke_token', true],
  ])('of %s name those of a signature: %s', (id, isSigned) => {
    const operation = operationById(contract, id);
    const codes = operation ? commonErrorsOf(contract, operation).map(({ code }) => code) : [];
    expect(codes).toContain(1002);
    expect([1003, 1004, 1005].map((code) => codes.includes(code))).toEqual(Array(3).fill(isSigned));
  });

  it('of a call that any key may send lack the permission', () => {
    const operation = operationById(contract, 'api_methods');
    const codes = operation ? commonErrorsOf(contract, operation).map(({ code }) => code) : [];
    expect(codes).toContain(1008);
    expect(codes).not.toContain(1009);
  });

  it('of a partner, who sends no key, are only its own', () => {
    const notify = operationById(contract, 'binance_pay_notify');
    expect(notify && commonErrorsOf(contract, notify)).toEqual([]);
    expect(notify && permissionText(notify)).toBe('none; the partner signs the request');
    const methods = operationById(contract, 'api_methods');
    expect(methods && permissionText(methods)).toBe('any key');
  });
});

it('says in words what identifies a repeated call', () => {
  const textOf = (id: string) => {
    const operation = operationById(contract, id);
    return operation && repeatText(operation);
  };
  expect(textOf('binance_pay_notify')).toBe('yes, with the same `bizIdStr` and `bizStatus`');
  expect(textOf('transaction_update')).toBe('yes, if you send `Idempotency-Key` and repeat it');
  expect(textOf('transaction_find')).toBe('yes, it changes nothing');
});
