import { loadSite } from '../../site/load';
import type { SearchPage, SearchRecord, SearchSource } from '../records';
import type { SearchContext } from '../types';

const page = (route: string, title: string, context: SearchContext, keywords = ''): SearchPage => ({
  route,
  title,
  context,
  breadcrumb: ['Docs', title],
  keywords,
  weight: 3,
});

type Part = Partial<Omit<SearchRecord, 'page'>>;

/** The page of an operation with this HTTP verb. */
const operation = (verb: string, ...args: Parameters<typeof page>): SearchPage => ({
  ...page(...args),
  verb,
});

const site: readonly (readonly [SearchPage, ...Part[]])[] = [
  [
    operation('POST', '/api/transaction_create', 'Create a transaction', 'api', 'payment, charge'),
    { ids: ['transaction_create', '/v1/transaction/create'], text: 'Starts any movement of money.' },
    { name: 'Response', anchor: 'response', text: 'The answer holds next_action and status.' },
    {
      kind: 'field',
      name: 'external_transaction_id',
      anchor: 'p-external_transaction_id',
      text: 'Your own number of the order. It is unique at the point.',
      isDefining: true,
    },
    { kind: 'field', name: 'customer.email', anchor: 'p-customer-email', ids: ['email'], text: '' },
  ],
  [
    page('/api/transaction_cancel', 'Cancel a transaction', 'api', 'refund, void'),
    { ids: ['transaction_cancel'], text: 'Takes a payment back: the whole refund or a part.' },
    { name: 'Response', anchor: 'response', text: 'The status after the refund.' },
  ],
  [
    page('/callbacks', 'Callbacks', 'callbacks', 'webhook, notification'),
    { text: 'We tell your server what happened.' },
    { name: 'Verify the signature', anchor: 'verify-the-signature', text: 'Compute HMAC of the raw body.' },
    { name: 'Response', anchor: 'response', text: 'Answer with 200.' },
  ],
  [
    page('/reference/api_error_codes', 'API error codes', 'reference'),
    { text: 'What each code means.' },
    {
      kind: 'code',
      name: '1004 timestamp_out_of_window',
      anchor: 'e1004',
      ids: ['1004', 'timestamp_out_of_window'],
      text: 'The clock of your server is wrong.',
    },
    {
      kind: 'code',
      name: '2010 amount_precision',
      anchor: 'e2010',
      ids: ['2010', 'amount_precision'],
      text: 'More decimals than the currency has.',
    },
  ],
  [
    page('/services/blik/payin_hpp', 'BLIK: payin (HPP)', 'services', 'BLIK PL Poland PLN'),
    { text: 'Takes a BLIK payment on a hosted page. Côte d’Ivoire is elsewhere.' },
    { name: 'Refunds and disputes', anchor: 'refunds-and-disputes', text: 'Refund to the bank account.' },
  ],
  [
    page('/services/blik/payin_h2h', 'BLIK: payin (H2H)', 'services', 'BLIK PL Poland PLN'),
    { text: 'Your form takes the code, host to host.' },
    { kind: 'field', name: 'fields.blik_code', anchor: 'field-fields-blik_code', ids: ['blik_code'], text: 'Six digits.' },
    { kind: 'field', name: 'external_transaction_id', anchor: 'field-external_transaction_id', text: 'Your own number.' },
    { kind: 'field', name: 'amount.precision', anchor: 'field-amount-precision', text: 'Digits.' },
  ],
  [
    page('/definition', 'Definitions', 'general', 'glossary'),
    { text: 'Words of these pages.' },
    { kind: 'term', name: 'Refund', anchor: 'refund', text: 'Money that goes back to the payer.' },
    { kind: 'term', name: 'Partial refund', anchor: 'partial-refund', ids: ['refund in part'], text: 'Less than all.' },
    { kind: 'term', name: 'Счёт', anchor: 'schet', text: 'Это русский текст о платежах и возвратах, в котором много слов.' },
  ],
  [
    page('/faq', 'FAQ', 'general'),
    { text: 'What readers ask.' },
    { name: 'I do not receive callbacks', anchor: 'no-callbacks', text: 'Look at the log.' },
  ],
  [
    page('/reference/transaction_statuses', 'Transaction statuses', 'reference'),
    { text: 'What each status means.' },
    { kind: 'code', name: 'partially_refunded', anchor: 'partially_refunded', text: 'A part is back.' },
  ],
  [page('/cabinet/general/interface', 'Interface', 'cabinet', 'merchant cabinet, menu'), { text: 'Menus.' }],
  [page('/cabinet/invoicing', 'Invoicing in cabinet', 'cabinet'), { text: 'Bills.' }],
  [page('/cabinet/menus', 'Menu, day by day', 'cabinet'), { text: 'Food.' }],
  [page('/cabinet/payout/templates', 'Payout templates', 'cabinet'), { text: 'Kept recipients.' }],
  [
    page('/cabinet/payout/create', 'Create a payout', 'cabinet'),
    { text: 'One payout.' },
    { name: 'Send a file', anchor: 'send-a-file', text: 'Many at once, in bulk, by the template of a file.' },
  ],
];

/** A site of a few pages, with our own words, with everything the engine treats in its own way. */
export const fixture: SearchSource = {
  pages: site.map(([first]) => first),
  words: loadSite().search,
  records: site.flatMap(([{ title }, own, ...parts], number) => [
    { page: number, kind: 'page' as const, anchor: '', name: title, ids: [], text: '', ...own },
    ...parts.map(
      (part): SearchRecord => ({
        page: number,
        kind: 'section',
        anchor: '',
        name: '',
        ids: [],
        text: '',
        ...part,
      }),
    ),
  ]),
};
