import { expect, it } from 'vitest';
import { redirectsSchema } from './schemas';

it.each(['//abc', 'abc', '/a b'])('%s is no old address that can redirect', (from) => {
  expect(redirectsSchema.safeParse([{ from, to: '/faq' }]).success).toBe(false);
});

it('takes old addresses with dots, dashes and folders', () => {
  const redirects = [{ from: '/old/pay-in_v1.2', to: '/faq' }];
  expect(redirectsSchema.parse(redirects)).toEqual(redirects);
});
