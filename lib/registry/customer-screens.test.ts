import { expect, it } from 'vitest';
import { loadContract } from '../gateway/contract/load';
import { checkCustomerScreenPages } from './customer-screens';

const contract = loadContract();
const call = { name: 'CustomerScreens', attributes: {}, heading: -1, line: 7, column: 3 };
const faults = (service: string | undefined, isCalled: boolean) =>
  checkCustomerScreenPages(
    [
      {
        file: 'content/x.mdx',
        frontmatter: { title: 'X', description: 'X', ...(service && { service }) },
        calls: isCalled ? [call] : [],
      },
    ],
    contract,
  ).map(({ line, message }) => `${line} ${message.replace(/ — .*/, '')}`);

it('finds screens that no page shows, and tags that show nothing', () => {
  expect(faults('blik/payin_h2h', false)).toEqual([
    '1 _services has screens of the customer for blik/payin_h2h',
  ]);
  expect(faults('pix/payout', true)).toEqual(['7 <CustomerScreens /> has nothing to draw']);
});

it('accepts screens with their tag, and pages with neither', () => {
  expect([
    ...faults('blik/payin_h2h', true),
    ...faults('pix/payout', false),
    ...faults(undefined, false),
  ]).toEqual([]);
});
