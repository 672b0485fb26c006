/** What an integrator has to see once, on the page that describes it. */
export interface Task {
  readonly name: string;
  /** Route of the page whose request it begins with. */
  readonly route: string;
  /** Fields of the request that are typed differently, by the dot path. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What is done: `send`, an act of `acts.ts` with its value, a jump of the clock, a way of the next callback. */
  readonly steps: readonly TaskStep[];
  readonly status?: string;
  readonly state?: string;
  /** Code of the reason why the payment failed. */
  readonly failure?: number;
  /** Code of the error that the request returns instead. */
  readonly error?: number;
  /** Types of callbacks that arrive, in their order; others may be between them. */
  readonly callbacks?: readonly string[];
  /** What a right endpoint does with the last callback. */
  readonly advice?: string;
  readonly invoice?: string;
  /** A column of the report row, and its value. */
  readonly column?: readonly [name: string, value: string];
}

export type TaskStep =
  | 'send'
  | 'next'
  | 'expiry'
  | readonly ['act', id: string, value?: string]
  | readonly ['callbacks', 'lose' | 'repeat' | 'swap']
  | readonly ['wait', seconds: number];

const FORM = '/services/acquiring_form';
const CARD = '/services/acquiring_h2h';

export const TASKS: readonly Task[] = [
  {
    name: 'a first payment',
    route: FORM,
    steps: ['send', ['act', 'open'], ['act', 'approve'], ['wait', 60]],
    ...{ status: 'success', state: 'completed' },
    callbacks: ['transaction.pending', 'transaction.success'],
    advice: 'then fulfill the order',
  },
  {
    name: 'a declined card',
    route: CARD,
    typed: { 'card.number': '4000000100001017' },
    steps: ['send', ['wait', 60]],
    status: 'failed',
    callbacks: ['transaction.failed'],
  },
  {
    name: 'a card with 3-D Secure',
    route: CARD,
    typed: { 'card.number': '4000002100000007' },
    steps: ['send', ['act', 'approve'], ['wait', 60]],
    status: 'success',
    callbacks: ['transaction.pending', 'transaction.success'],
  },
  {
    name: 'a BLIK code that expires',
    route: '/services/blik/payin_h2h',
    typed: { 'fields.blik_code': '777308' },
    steps: ['send', 'expiry'],
    ...{ status: 'expired', state: 'payment_not_received' },
    callbacks: ['transaction.expired'],
  },
  {
    name: 'a partial refund',
    route: FORM,
    steps: ['send', ['act', 'approve'], ['act', 'refund', '50.00'], ['wait', 60]],
    status: 'partially_refunded',
    callbacks: ['transaction.success', 'refund.succeeded'],
  },
  {
    name: 'a refund that the bank refuses',
    route: FORM,
    steps: ['send', ['act', 'approve'], ['act', 'refund_fails', '50.00'], ['wait', 600]],
    status: 'success',
    callbacks: ['transaction.success', 'refund.failed'],
  },
  {
    name: 'a payout to a wrong account',
    route: '/services/ukraine/iban/payout',
    typed: { 'recipient.iban': 'UA213223130000026007233566002' },
    steps: ['send'],
    error: 6002,
  },
  {
    name: 'a callback that comes twice',
    route: FORM,
    steps: ['send', ['act', 'open'], ['callbacks', 'repeat'], ['act', 'approve'], ['wait', 600]],
    status: 'success',
    callbacks: ['transaction.success', 'transaction.success'],
    advice: 'A duplicate',
  },
  {
    name: 'a callback that a newer one overtakes',
    route: FORM,
    steps: ['send', ['callbacks', 'swap'], ['act', 'open'], ['act', 'approve']],
    status: 'success',
    callbacks: ['transaction.success', 'transaction.pending'],
    advice: 'An older version',
  },
  {
    name: 'crypto that is underpaid',
    route: '/services/cryptofiat/payin_h2h',
    steps: ['send', ['act', 'address'], ['act', 'underpay'], 'expiry'],
    ...{ status: 'failed', state: 'rejected_by_provider', failure: 403 },
    callbacks: ['transaction.pending', 'transaction.failed'],
  },
  {
    name: 'crypto whose rest comes before the expiry',
    route: '/services/cryptofiat/payin_hpp',
    steps: ['send', ['act', 'underpay'], ['wait', 60], ['act', 'rest'], ['wait', 60]],
    ...{ status: 'success', state: 'completed' },
    callbacks: ['transaction.success'],
  },
  {
    name: 'crypto of which a little is missing',
    route: '/services/cryptofiat/payin_h2h',
    steps: ['send', ['act', 'address'], ['act', 'less'], ['wait', 60]],
    ...{ status: 'success', state: 'completed_amount_differs' },
    callbacks: ['transaction.success'],
  },
  {
    name: 'a transfer that comes late',
    route: '/services/spei/payin_h2h',
    steps: ['send', 'expiry', ['act', 'late'], ['wait', 60]],
    ...{ status: 'success', state: 'completed_late' },
    callbacks: ['transaction.expired', 'transaction.success'],
  },
  {
    name: 'a transfer that comes late and is refused',
    route: '/services/oxxo/payin_h2h',
    steps: ['send', 'expiry', ['act', 'late_refused'], ['wait', 60]],
    ...{ status: 'failed', state: 'rejected_by_provider', failure: 407 },
    callbacks: ['transaction.expired', 'transaction.failed'],
  },
  {
    name: 'an invoice that is paid late',
    route: '/services/invoicing/api/invoice_create',
    steps: ['send', 'expiry', ['act', 'pay_invoice'], ['act', 'approve'], ['wait', 60]],
    status: 'success',
    invoice: 'paid',
    callbacks: ['invoice.overdue', 'transaction.success', 'invoice.paid'],
  },
  {
    name: 'a report',
    route: FORM,
    steps: ['send', ['act', 'approve'], ['wait', 60], ['act', 'report']],
    status: 'success',
    callbacks: ['transaction.success', 'report.ready'],
    column: ['status', 'success'],
  },
];
