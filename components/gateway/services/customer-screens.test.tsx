import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { serviceOf } from '@/lib/gateway/contract/services';
import { CustomerScreens } from './customer-screens';

const contract = loadContract();
function markupOf(key: string): string {
  const service = serviceOf(contract, key);
  if (!service) throw new Error(`no service ${key}`);
  return renderToStaticMarkup(<CustomerScreens contract={contract} service={service} />);
}
const textOf = (markup: string) => markup.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '');

it('says at each screen what the system of the merchant receives', () => {
  const text = textOf(markupOf('blik/payin_hpp'));
  expect(text).toContain('receives the callback transaction.pending: pending page_opened');
  expect(text).toContain(
    'The response to transaction/find contains: pending awaiting_app_confirmation',
  );
  expect(text).toContain('receives the callback transaction.success: success completed');
  expect(textOf(markupOf('blik/payin_h2h'))).toContain('sends you nothing at this step');
  expect(textOf(markupOf('blik/payin_h2h'))).toContain(
    'receives the response: pending awaiting_app_confirmation',
  );
});

it('draws with classes only, and tells each screen in words', () => {
  const markup = markupOf('upi/intent');
  const drawings = markup.match(/<svg class="dia".*?<\/svg>/g) ?? [];
  expect(drawings).toHaveLength(3);
  expect(drawings.join('')).not.toMatch(
    /<(image|script|style|foreignObject)| (style|fill|stroke|href)=/,
  );
  expect(markup).toContain('<desc');
  expect(markup).toContain('To: store@examplebank, Amount: 499.00 INR, Note: Order 1001');
});

it('shows nothing for a service without screens', () => {
  expect(markupOf('pix/payout')).toBe('');
});
