import { expect, it } from 'vitest';
import { resolveHref } from './href';

const pages = new Set(['/faq', '/guide/b', '/services/card_payout']);
const redirects = [{ from: '/services/card_credit', to: '/services/card_payout' }];
const resolve = (href: string) =>
  resolveHref(href, { route: '/guide/a', file: 'docs/guide/a.md' }, redirects, (route) =>
    pages.has(route),
  );

it('writes one spelling of a route and keeps query and hash', () => {
  expect(resolve('/faq/?lang=php#sign')).toBe('/faq?lang=php#sign');
});

it('resolves relative links with and without the ending', () => {
  expect(resolve('./b.md#x')).toBe('/guide/b#x');
  expect(resolve('b')).toBe('/guide/b');
});

it('never links to an old path', () => {
  expect(resolve('/services/card_credit/#x')).toBe('/services/card_payout#x');
  expect(resolve('/Services/Card_Credit')).toBe('/services/card_payout');
});

it('leaves hashes, files, other hosts and unknown pages alone', () => {
  for (const href of [
    '#a',
    '/openapi.yaml',
    'https://x.example/faq/',
    'mailto:a@b.example',
    '/not/written',
  ]) {
    expect(resolve(href)).toBe(href);
  }
});
