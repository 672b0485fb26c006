import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import { operationById } from '../openapi/operations';
import { examplesOf } from './examples';

const contract = loadContract();

const examples = (id: string) => {
  const operation = operationById(contract, id);
  return operation ? examplesOf(contract, operation) : [];
};

describe('examplesOf', () => {
  it('pairs each request with its answers, the usual one first', () => {
    const [hosted] = examples('transaction_create');
    expect(hosted?.title).toBe('Hosted page');
    expect(hosted?.responses.map(({ status }) => status)).toEqual([201, 200, 409, 422]);
  });

  it('has a 201 for every scenario of create', () => {
    expect(examples('transaction_create').map((item) => item.responses[0]?.status)).toEqual([
      201, 201, 201, 201, 201, 201,
    ]);
  });

  it('prints the header that marks a replay', () => {
    const replay = examples('transaction_create')[0]?.responses[1];
    expect(replay?.headers['Gateway-Idempotent-Replay']).toBe('true');
  });

  it('makes the scenarios of a read from its answers and puts the query in the later ones', () => {
    const [all, one] = examples('account_info');
    expect(all).toMatchObject({ title: 'All wallets', body: undefined, query: [] });
    expect(one?.query).toEqual([['currency', 'EUR']]);
  });

  it('does not repeat the status in a title that begins with it', () => {
    const titles = examples('transaction_create').flatMap(({ responses }) =>
      responses.map(({ title }) => title),
    );
    expect(titles).toContain('409 Duplicate id');
  });

  it('gives each scenario its own query', () => {
    const [byId, byExternalId, list] = examples('transaction_find');
    expect(byId?.query).toEqual([['transaction_id', 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ']]);
    expect(byExternalId?.query).toEqual([
      ['external_transaction_id', 'order-2026-000124'],
      ['include', 'history'],
    ]);
    expect(list?.query.map(([name]) => name)).toEqual([
      'status',
      'direction',
      'created_from',
      'created_to',
    ]);
  });

  it('fills in the path, with the value of the scenario or the one for all', () => {
    expect(examples('service_service_id').map(({ path }) => path)).toEqual([
      '/v1/service/5001',
      '/v1/service/1002',
    ]);
    expect(examples('page_update')[0]?.path).toBe('/v1/invoicing/page/pg_01KF0HC5N2');
  });

  it('keeps a file and a redirect apart', () => {
    const [file, redirect] = examples('report_download');
    expect(file?.responses[0]).toMatchObject({ status: 200 });
    expect(file?.responses[0]?.body).toMatch(/^transaction_id,/);
    expect(redirect?.responses[0]?.headers.Location).toMatch(/^https:/);
  });

  it('takes the headers of a partner from the document', () => {
    expect(examples('binance_pay_notify')[0]?.headers.map(([name]) => name)).toEqual([
      'BinancePay-Timestamp',
      'BinancePay-Nonce',
      'BinancePay-Certificate-SN',
      'BinancePay-Signature',
    ]);
  });

  it('has scenarios for every operation, each with a successful answer', () => {
    for (const operation of contract.operations) {
      const scenarios = examplesOf(contract, operation);
      expect(scenarios.length, operation.id).toBeGreaterThan(0);
      for (const { key, responses } of scenarios) {
        expect(responses[0]?.status, `${operation.id} ${key}`).toBeLessThan(400);
      }
    }
  });
});
