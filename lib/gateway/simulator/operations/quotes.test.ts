import { expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import type { JsonObject } from '../../contract/types';
import { bench, freshKey } from '../testing/bench';
import { at } from '../wire/json';

it('lets one transaction use a quote, and repeats of its request', async () => {
  const request = loadContract()
    .services.flatMap(({ variants }) => Object.values(variants))
    .find(({ route }) => route === '/services/moneygram/payout')?.example?.request;
  const gateway = bench();
  const query = `service_id=${request?.service_id}&amount=${request?.amount}&currency=${request?.currency}`;
  const quote = await gateway.send(
    'GET',
    `/v1/transaction/currency_rate?${query}&target_currency=MXN`,
  );
  const body: JsonObject = {
    ...request,
    rate_id: quote.data.rate_id ?? null,
  };
  const create = (id: string) =>
    gateway.send('POST', '/v1/transaction/create', { ...body, external_transaction_id: id });
  const [id, another] = [freshKey(), freshKey()];
  const first = await create(id);
  expect([first.status, at(first.data, 'rate.rate_id')]).toEqual([201, at(quote.data, 'rate_id')]);
  const again = await create(id);
  expect(at(again.data, 'transaction_id')).toBe(at(first.data, 'transaction_id'));
  const other = await create(another);
  expect([other.status, other.error.code, other.error.param]).toEqual([409, 3116, 'rate_id']);
});
