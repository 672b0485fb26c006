import { expect, it } from 'vitest';
import type { JsonObject } from '../../contract/types';
import { bench, freshKey } from '../testing/bench';

const gateway = bench();

const faultOf = async (callback: string, customer: JsonObject = {}) => {
  const { error } = await gateway.send('POST', '/v1/transaction/create', {
    service_id: 1001,
    external_transaction_id: freshKey(),
    amount: '10.00',
    currency: 'EUR',
    customer: { ip: '198.51.100.40', ...customer },
    urls: { callback },
  });
  return error.code;
};

it.each([
  { callback: 'https://100.64.0.1/cb', code: 2014 },
  { callback: 'https://ip6-localhost/cb', code: 2014 },
  { callback: 'https://[::1]/cb', code: 2014 },
  { callback: 'http://shop.example/cb', code: 2014 },
  { callback: 'https://[2606:4700::1111]/cb', code: undefined },
  { callback: 'https://10.example.com/cb', code: undefined },
  { callback: 'https://localhost-shop.example/cb', code: undefined },
])('gives $code for callbacks to $callback', async ({ callback, code }) => {
  expect(await faultOf(callback)).toBe(code);
});

it.each([
  { country: 'AQ', code: undefined },
  { country: 'ZZ', code: 2012 },
  { country: 'UK', code: 2012 },
])(
  'gives $code for the country $country, by the table of ISO 3166-1',
  async ({ country, code }) => {
    expect(await faultOf('https://shop.example/cb', { country })).toBe(code);
  },
);
