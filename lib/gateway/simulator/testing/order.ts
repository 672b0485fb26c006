import type { JsonObject } from '../../contract/types';

/** A test card that is approved without a challenge. For tests. */
export const card = {
  number: '4000000100000001',
  expiry_month: '12',
  expiry_year: '2030',
  cvv: '123',
  holder: 'JANE DOE',
};

/** What a browser shows for 3-D Secure. For tests. */
export const BROWSER: JsonObject = {
  user_agent: 'Mozilla/5.0',
  accept_header: 'text/html',
  language: 'en-GB',
  java_enabled: false,
  javascript_enabled: true,
  color_depth: 24,
  screen_height: 1080,
  screen_width: 1920,
  timezone_offset: -60,
  ip: '198.51.100.23',
};

/** A card payment on a page of your own, whose card is still to come. For tests. */
export const cardOrder = (id: string): JsonObject => ({
  service_id: 1002,
  external_transaction_id: id,
  amount: '149.90',
  currency: 'EUR',
  customer: { ip: '198.51.100.23', email: 'jane@example.com' },
  browser: BROWSER,
  urls: {
    success: 'https://shop.example/ok?order=7',
    three_ds_return: 'https://shop.example/3ds',
  },
});
