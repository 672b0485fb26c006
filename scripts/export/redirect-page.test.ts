import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page';

const html = redirectPage({
  route: '/card_payout',
  target: '/services/card_payout',
  canonical: 'https://docs.gateway.example/services/card_payout',
  language: 'en',
  texts: { moved: 'This page has moved', movedHelp: 'Go to its new address' },
});

it('keeps query and hash, and the way back', () => {
  expect(html).toContain('location.replace("/services/card_payout"+location.search+location.hash)');
});

it('sends on without scripts and shows a link', () => {
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/services/card_payout"/>');
  expect(html).toContain('<a href="/services/card_payout">');
});

it('says where it belongs, so that it is kept for offline reading', () => {
  expect(html).toContain('<main data-route="/card_payout">');
});

it('is not indexed and names the new address', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(
    '<link rel="canonical" href="https://docs.gateway.example/services/card_payout"/>',
  );
});

it('runs no script its policy does not name', () => {
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(html).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});
