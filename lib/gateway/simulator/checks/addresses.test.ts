import { expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { addressFault } from './addresses';

const contract = loadContract();
const tron = contract.cryptoCodes?.assets.find(({ network }) => network === 'tron');
if (!tron) throw new Error('crypto_codes.yaml has no asset of Tron');

/** The one address of the pages that is mistyped on purpose. */
const MISTYPED = contract.services
  .flatMap(({ variants }) => Object.values(variants))
  .flatMap(({ fields = [] }) => fields.map(({ badExample }) => `${badExample}`));

it('finds a mistyped letter by the checksum', () => {
  expect(addressFault('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', tron)).toBeUndefined();
  expect(addressFault('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwc', tron)).toMatch(/checksum/);
});

it('takes each address of Tron in the contract', () => {
  const { openapi, services, cryptoCodes } = contract;
  const text = JSON.stringify([openapi, services, cryptoCodes]);
  const found = [...new Set(text.match(/\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g))];
  expect(found.length).toBeGreaterThan(1);
  expect(
    found.filter((address) => addressFault(address, tron) && !MISTYPED.includes(address)),
  ).toEqual([]);
});
