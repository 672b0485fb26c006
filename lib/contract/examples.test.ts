import { describe, expect, it } from 'vitest';
import { examplesOf } from './examples';
import { loadContract } from './load';
import { operationById } from './operations';

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
      201, 201, 201, 201, 201,
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
});
