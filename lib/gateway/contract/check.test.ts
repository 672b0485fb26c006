import { describe, expect, it } from 'vitest';
import { checkContract } from './check';
import { computeCard } from './checks/test-cards';
import { loadContract } from './load';
import { operationsOf } from './openapi/operations';
import type { Contract } from './types';

const contract = loadContract();
const messages = (changed: Contract) => checkContract(changed).map(({ message }) => message);

/** The contract with one value of its raw data replaced; what is not on the way to it stays the same. */
function changed(keys: readonly (string | number)[], value: unknown): Contract {
  const copy = replaced(contract, keys, value) as Contract;
  return keys[0] === 'openapi' ? { ...copy, operations: operationsOf(copy.openapi) } : copy;
}

function replaced(
  whole: unknown,
  [key, ...inner]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  const copy: unknown = Array.isArray(whole) ? [...whole] : { ...Object(whole) };
  Reflect.set(Object(copy), key, replaced(Reflect.get(Object(whole), key), inner, value));
  return copy;
}

describe('checkContract', () => {
  it('finds nothing wrong with the data of this site', () => {
    expect(checkContract(contract)).toEqual([]);
  });

  it('finds an error code that no table knows, with its place in the file', () => {
    const [problem] = checkContract(
      changed(['openapi', 'paths', '/v1/account/info', 'get', 'x-errors', 0], 4444),
    );
    expect(problem?.file).toBe('content/_contract/openapi.yaml');
    expect(problem?.line).toBeGreaterThan(20);
    expect(problem?.message).toMatch(/error 4444 is not in errors.yaml/);
  });

  it('warns of an error that nobody can get', () => {
    const codes = contract.errors?.codes ?? [];
    const [problem] = checkContract(
      changed(['errors', 'codes', codes.length], {
        ...codes.at(-1),
        code: 9999,
        slug: 'unheard_of',
      }),
    );
    expect(problem).toMatchObject({ file: 'content/_contract/errors.yaml', level: 'warning' });
    expect(problem?.message).toMatch(/error 9999 is named by no operation/);
  });

  it('finds advice for an operation that does not return the error', () => {
    const index = contract.errors?.codes.findIndex(({ code }) => code === 4008) ?? -1;
    const [problem] = checkContract(
      changed(['errors', 'codes', index, 'actions'], { service_list: 'Wait.' }),
    );
    expect(problem?.file).toBe('content/_contract/errors.yaml');
    expect(problem?.message).toMatch(/^operation "service_list" does not return error 4008/);
  });

  it('finds an error that the sandbox does not explain, explains twice, or does not have', () => {
    const rows = (codes: readonly number[]) =>
      messages(changed(['sandbox', 'errors', 0, 'codes'], codes));
    const [first = 0, second = 0, ...others] = contract.sandbox?.errors[0]?.codes ?? [];
    expect(rows([second, ...others])).toEqual([
      `sandbox.yaml does not say how to get error ${first} — add it to a row of "errors" there`,
    ]);
    expect(rows([first, first, second, ...others])).toEqual([`error ${first} is in two rows`]);
    expect(rows([first, second, ...others, 4444])).toEqual(['error 4444 is not in errors.yaml']);
  });

  it('finds an event without a webhook and a webhook without an event', () => {
    expect(messages(changed(['callbacks', 'events', 0, 'type'], 'transaction.waiting'))).toEqual(
      expect.arrayContaining([
        '"transaction.waiting" has no entry in `webhooks` of openapi.yaml',
        '"transaction.pending" is not an event in callbacks.yaml',
      ]),
    );
  });

  it('finds an example of an event that has another status than the event', () => {
    const data = (type: string) => [
      ...['openapi', 'webhooks', type, 'post', 'requestBody', 'content', 'application/json'],
      ...['examples', 'sample', 'value', 'data', 'status'],
    ];
    expect(messages(changed(data('payment_page.transaction'), 'success'))).toContain(
      'the example of payment_page.transaction has the status success, not created',
    );
    expect(messages(changed(data('transaction.expired'), 'failed'))).toContain(
      'the example of transaction.expired has the status failed, not expired',
    );
  });

  it('finds a failure in a state whose status has no failure', () => {
    const index = contract.failures?.codes.findIndex(({ code }) => code === 213) ?? -1;
    expect(messages(changed(['failures', 'codes', index, 'state'], 'completed'))).toContain(
      '"completed" is a state of "success", which has no failure — name a state of a failure',
    );
  });

  it('finds a failure that holds money and lets the customer pay again', () => {
    const index = contract.failures?.codes.findIndex(({ code }) => code === 504) ?? -1;
    expect(messages(changed(['failures', 'codes', index, 'retry'], 'new_data'))).toContain(
      'failure 504 holds money or forbids another payment — its retry is unknown_wait',
    );
  });

  it('finds a pause before an attempt that nobody should make', () => {
    const index = contract.failures?.codes.findIndex(({ code }) => code === 101) ?? -1;
    expect(messages(changed(['failures', 'codes', index, 'retry'], 'never'))).toContain(
      'failure 101 has a pause and the retry never — remove the pause, or write later',
    );
  });

  it('finds an advice that says something else than the retry of its failure', () => {
    const at = (code: number) =>
      contract.failures?.codes.findIndex((row) => row.code === code) ?? -1;
    expect(messages(changed(['failures', 'codes', at(405), 'retry'], 'never'))).toContain(
      'failure 405 is never, and its advice allows the payment again — write new_data or later, or other advice',
    );
    expect(
      messages(changed(['failures', 'codes', at(202), 'action'], '`later` is enough.')),
    ).toContain('failure 202 is never, and its advice speaks of later — correct one');
    expect(messages(changed(['failures', 'codes', at(209), 'action'], 'Pay less now.'))).toContain(
      'failure 209 has a pause of 24 h, and its advice allows a payment immediately — correct one',
    );
  });

  it('finds an advice and a pause of a service that its failure does not have', () => {
    const service = contract.services.findIndex(({ id }) => id === 'spei');
    const path = ['services', service, 'variants', 'payin_h2h', 'failures'];
    const row = { code: 202, action: 'Let the customer pay again.' };
    expect(messages(changed(path, [row]))).toContain(
      'failure 202 is never, and its advice allows the payment again — write new_data or later, or other advice',
    );
    expect(messages(changed(path, [{ code: 202, retryAfter: '24 h' }]))).toContain(
      'failure 202 is never and has a pause here — remove it',
    );
  });

  it('finds an error whose action and header differ', () => {
    const index = contract.errors?.codes.findIndex(({ code }) => code === 9001) ?? -1;
    expect(messages(changed(['errors', 'codes', index, 'action'], 'Wait.'))).toContain(
      'error 9001 has the header Retry-After, and its action does not name it — add it',
    );
    expect(messages(changed(['errors', 'codes', index, 'retryAfter'], false))).toContain(
      'error 9001 has no header Retry-After — remove it from the action, or write retryAfter: true',
    );
  });

  it('finds a state whose own advice cannot fit the retries of its failures', () => {
    const index = contract.states?.codes.findIndex(({ code }) => code === 705) ?? -1;
    expect(messages(changed(['states', 'codes', index, 'action'], 'Ask again.'))).toContain(
      'beneficiary_invalid has failures of new_data, never, other_method — send the reader to `failure.retry`',
    );
  });

  it('finds an operation without examples', () => {
    const post = ['openapi', 'paths', '/v1/invoice/delete', 'post'];
    const silent = changed([...post, 'requestBody', 'content', 'application/json', 'examples'], {});
    expect(messages(silent)).toEqual([
      'invoice_delete has no example — add one to its request or to its response',
    ]);
  });

  it('finds an operation that shows no error', () => {
    const get = ['openapi', 'paths', '/v1/account/info', 'get', 'responses', '422', 'content'];
    expect(messages(changed([...get, 'application/json', 'examples'], {}))).toContain(
      'account_info has no example of an error — add one to a response of 400 or more',
    );
  });

  it('finds a path parameter without a value', () => {
    const name = ['openapi', 'components', 'parameters', 'PageId', 'example'];
    expect(messages(changed(name, undefined))).toContain(
      '/v1/invoicing/page/{page_id}: a path parameter has no value in the example "page"',
    );
  });

  it('finds a parameter whose example it would refuse', () => {
    const name = ['openapi', 'components', 'parameters', 'Limit', 'example'];
    expect(messages(changed(name, 500))).toContain('parameter "limit": the example is above 100');
  });

  it('finds an example that breaks its schema', () => {
    const body = ['requestBody', 'content', 'application/json', 'examples', 'hpp', 'value'];
    const broken = changed(['openapi', 'paths', '/v1/transaction/create', 'post', ...body], {
      service_id: '1001',
    });
    expect(messages(broken)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/lacks the required field "amount"/),
        expect.stringMatching(/service_id is string/),
      ]),
    );
  });

  it('finds a state that does not go with its status, and an amount with too many decimals', () => {
    const data = { status: 'failed', status_code: 50, amount: '1.234', currency: 'EUR' };
    const webhook = ['openapi', 'webhooks', 'transaction.failed', 'post', 'requestBody', 'content'];
    const sample = [...webhook, 'application/json', 'examples', 'sample', 'value'];
    expect(messages(changed(sample, { type: 'transaction.failed', data }))).toEqual(
      expect.arrayContaining([
        'example "sample": data.status_code 50 is not the code of failed',
        'example "sample": data.amount 1.234 has 3 decimals, EUR has 2',
      ]),
    );
  });

  it('finds an answer that leaves decimals of a crypto amount out', () => {
    const binance = contract.services.findIndex(({ id }) => id === 'binance');
    const answer = ['services', binance, 'variants', 'payin', 'example', 'response', 'data'];
    expect(messages(changed([...answer, 'amount'], '25.00'))).toEqual([
      'response: data.amount 25.00 has 2 decimals, USDT has 6',
    ]);
  });

  it('finds a check whose answer breaks its schema', () => {
    const binance = contract.services.findIndex(({ id }) => id === 'binance');
    const answer = ['services', binance, 'variants', 'validate', 'dryRun', 'response', 'data'];
    expect(messages(changed([...answer, 'valid'], 'yes'))).toEqual([
      expect.stringMatching(/^response: valid is string/),
    ]);
  });

  it('finds a transition to nowhere and a callback that does not fit', () => {
    expect(messages(changed(['lifecycle', 'transitions', 1, 'to'], 'lost'))).toEqual(
      expect.arrayContaining([
        '"lost" is not one of the statuses above',
        'a change to lost sends transaction.lost',
      ]),
    );
  });

  it('finds a failure that a service invents', () => {
    const blik = contract.services.findIndex(({ id }) => id === 'blik');
    const at = ['services', blik, 'variants', 'payin_h2h', 'failures', 0, 'code'];
    expect(messages(changed(at, 999))).toEqual(['failure 999 is not in failure_reasons.yaml']);
  });

  it('finds a service that takes a currency the API refuses', () => {
    const binance = contract.services.findIndex(({ id }) => id === 'binance');
    const list = changed(['services', binance, 'currencies'], ['USDT', 'USDC', 'DAI']);
    expect(messages(list)).toEqual([
      'DAI is not a currency code: the API refuses it with 2011 — correct it, or add it to _reference',
    ]);
  });

  it('finds an example in a currency that the API refuses', () => {
    const binance = contract.services.findIndex(({ id }) => id === 'binance');
    const request = ['services', binance, 'variants', 'payin', 'example', 'request', 'currency'];
    expect(messages(changed(request, 'DAI'))).toContain(
      'request: currency DAI is not a currency code: the API refuses it with 2011',
    );
  });

  it('finds another try after a decline where only the hosted page has one', () => {
    const card = contract.services.findIndex(({ id }) => id === 'card');
    const at = ['services', card, 'variants', 'acquiring_h2h', 'statuses', 0];
    expect(
      messages(changed(at, { status: 'pending', state: 'declined_can_retry', when: 'again' })),
    ).toEqual([
      '"declined_can_retry" belongs to the flow hpp, and this service has h2h — remove the row',
    ]);
  });

  it('finds a card number that does not follow the rule', () => {
    const at = ['testCards', 'declines', 0, 'cards', 'visa'];
    expect(messages(changed(at, '4000000100001018'))).toEqual([
      '4000000100001018 must be 4000000100001017',
    ]);
  });
});

describe('computeCard', () => {
  it('builds a sandbox number from brand, 3-D Secure digit and failure', () => {
    const cards = contract.testCards;
    expect(cards && computeCard(cards, 'visa', 0, 102)).toBe('4000000100001025');
    expect(cards && computeCard(cards, 'mastercard', 8, 0)).toBe('5555558100000004');
  });
});
