import { expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { bench } from '../testing/bench';
import { at } from '../wire/json';

const contract = loadContract();
const codes = [...new Set(contract.services.flatMap(({ currencies }) => currencies))].sort();

/** `currency/rates` takes this many targets (`to` in openapi.yaml). */
const TARGETS = 50;

it('quotes a rate for every currency that a service takes', async () => {
  const gateway = bench();
  for (let from = 0; from < codes.length; from += TARGETS) {
    const part = codes.slice(from, from + TARGETS);
    const { status, data } = await gateway.send('GET', `/v1/currency/rates?to=${part.join(',')}`);
    expect([status, Array.isArray(data.rates) && data.rates.map((rate) => at(rate, 'to'))]).toEqual(
      [200, part],
    );
  }
});

it('has closing rates of past days only', async () => {
  const gateway = bench();
  const past = await gateway.send('GET', '/v1/currency/rates?to=PLN&date=2026-01-14');
  expect(past.status).toBe(200);
  const today = await gateway.send('GET', '/v1/currency/rates?to=PLN&date=2026-01-15');
  expect([today.status, today.error.code]).toEqual([422, 2017]);
});

it('takes a balance at a provider without a network, and no asset on a chain without one', async () => {
  const gateway = bench();
  const balances = (contract.cryptoCodes?.balances ?? []).map(({ code }) => code);
  expect(balances.length).toBeGreaterThan(0);
  const known = await gateway.send('GET', `/v1/currency/rates?to=${balances.join(',')}`);
  expect(known.status).toBe(200);
  const { status, error } = await gateway.send('GET', '/v1/currency/rates?to=DAI');
  expect([status, error.code, at(error.details, '0')]).toEqual([422, 2011, undefined]);
  expect(error.details).toMatchObject([{ did_you_mean: 'DAI-ERC20' }]);
});

it('refuses a balance of another provider with the error of the service', async () => {
  const { error } = await bench().send('POST', '/v1/transaction/create', {
    service_id: 1001,
    external_transaction_id: 'other-provider',
    amount: '10.00',
    currency: 'USDT',
    customer: { ip: '198.51.100.23', email: 'jane@example.com' },
  });
  expect(error.code).toBe(4004);
});
