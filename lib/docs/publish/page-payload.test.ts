import { expect, it } from 'vitest';
import { payloadOf } from './page-payload';

it('finds the payload of a page', () => {
  const script = '<script defer="" data-framework="/docs/faq.txt#1x2y 94553 /docs/_next/a.js">';
  expect(payloadOf(script)).toEqual({ address: '/docs/faq.txt', mark: '1x2y' });
  expect(payloadOf('<script defer="" src="/docs/boot/boot.1.js">')).toBeUndefined();
});
