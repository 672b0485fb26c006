import { expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { callbackToolData } from '../tools/callback';
import { explainGet } from './explain-get';

const data = callbackToolData(loadContract());
if (!data) throw new Error('The contract has no worked callback.');
const { address, vector } = data;
const at = (changed: { address?: string; secret?: string } = {}) =>
  explainGet({ address, secret: vector.secret, now: Number(vector.timestamp) + 6, ...changed });

it('computes the signature of the worked example, whatever parameters of one’s own are in it', async () => {
  const { given, computed, age, cause } = await at({
    address: `GET ${address.replace('?', '?shop=a&')}#top`,
  });
  expect(given).toEqual([computed]);
  expect([age, cause]).toEqual([6, undefined]);
});

it.each([['twice encoded', address.replace('149.90', '149%252E90'), /encoded twice/]])(
  'names the change: %s',
  async (_, changed, what) => {
    expect((await at({ address: changed })).cause).toMatch(what);
  },
);

it('names no cause for a changed amount or another secret', async () => {
  expect((await at({ address: address.replace('149.90', '249.90') })).cause).toBeUndefined();
  expect(await at({ secret: 'gw_sandbox_secret_a' })).toMatchObject({
    keyBytes: undefined,
    computed: undefined,
    cause: undefined,
  });
});
