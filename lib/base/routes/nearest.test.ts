import { expect, it } from 'vitest';
import { nearestRoutes } from './nearest';

const ROUTES = [
  '/faq',
  '/callbacks',
  '/callbacks_get',
  '/api/transaction_create',
  '/services/blik/payin_hpp',
  '/services/pix/payout',
];
const near = (path: string) => nearestRoutes(path, ROUTES, 3);

it('finds a page by a mistyped path', () => {
  expect(near('/calbacks')[0]).toBe('/callbacks');
  expect(near('/api/transaction_craete')[0]).toBe('/api/transaction_create');
});

it('finds a page by words of its path in another order or place', () => {
  expect(near('/blik/hpp')[0]).toBe('/services/blik/payin_hpp');
  expect(near('/transaction/create.html')[0]).toBe('/api/transaction_create');
});

it('offers nothing when nothing is near, however long the path', () => {
  expect(near('/wp-admin/setup')).toEqual([]);
  expect(near(`/${'x'.repeat(100_000)}`)).toEqual([]);
});
