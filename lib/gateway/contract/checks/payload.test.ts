import { expect, it } from 'vitest';
import { failureAdvice } from '../failures';
import { loadContract } from '../load';
import { payloadFaults } from './payload';

const contract = loadContract();
const messages = (value: Parameters<typeof payloadFaults>[1]) =>
  payloadFaults(contract, value).map(({ path, message }) => `${path.join('.')}: ${message}`);

it('finds a field of an error that is not written with full stops', () => {
  expect(messages({ error: { code: 5003, param: 'card/expiry_year' } })).toEqual([
    'error.param: card/expiry_year is written card.expiry_year',
  ]);
  const error = { code: 2007, param: 'columns.5', message: 'columns/5 is no column.' };
  expect(messages({ error })).toEqual(['error.message: columns/5 is written columns.5']);
});

it('finds advice that is not that of the table of reasons', () => {
  const failure = { code: 102, slug: 'insufficient_funds', retry: 'never', retry_after: null };
  expect(messages({ failure })).toEqual([
    'failure.retry: of 102 is later, not never',
    'failure.retry_after: of 102 is 86400, not null',
  ]);
  expect(messages({ failure: { ...failure, retry: 'later', retry_after: 86_400 } })).toEqual([]);
});

it('finds a text for the customer in the failure of a refund', () => {
  const failure = { code: 202, slug: 'account_closed', customer_message: 'The account is closed.' };
  expect(messages({ cancellation_id: 'cnl_1', failure })).toEqual([
    'failure.customer_message: of a refund is always null',
  ]);
  expect(messages({ failure })).toEqual([]);
});

it('turns the pause of every reason into seconds', () => {
  const advice = (contract.failures?.codes ?? []).map(failureAdvice);
  expect(advice.filter(({ retry_after }) => retry_after !== null).length).toBeGreaterThan(0);
  for (const { retry, retry_after } of advice) {
    if (retry_after !== null)
      expect([retry, Number.isInteger(retry_after)]).toEqual(['later', true]);
  }
});

it('finds an object of the sandbox on the live host', () => {
  const url = 'https://pay.gateway.example/i/9cQ2Zt';
  expect(messages({ url, is_test: true })).toEqual([
    `url: ${url} is on the live host, but is_test is true`,
  ]);
  expect(messages({ url, is_test: false })).toEqual([]);
});

it('finds an example whose newest version is not the current one', () => {
  expect(messages({ latest_version: '2025-01-01' })).toEqual([
    'latest_version: 2025-01-01 is not the current version, 2026-01-15',
  ]);
});
