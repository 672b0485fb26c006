import type { ServiceMethod, ServiceVariant } from '../contract/types';

/** Payout by a code that the recipient redeems. */
const payout: ServiceVariant = {
  route: '/api/transaction_resend_giftcode',
  kind: 'core',
  label: 'Gift code',
  serviceId: 3020,
  direction: 'payout',
  flow: 'direct',
  flows: ['payout'],
  flowText: 'a code by e-mail or SMS',
  amount: { value: 'set per point', certainty: 'own' },
  confirmation: { mode: 'async', typical: { value: 'seconds', certainty: 'own' } },
  refund: { kind: 'none' },
  disputes: { kind: 'no' },
  recurring: { kind: 'no' },
  cancel: true,
  validate: false,
  steps: [],
  fields: [
    {
      name: 'recipient.email',
      label: 'E-mail of the recipient',
      type: 'email',
      need: 'optional',
      rule: 'The code goes there.',
      validator: 'email',
      example: 'jane@example.com',
      side: 'recipient',
    },
  ],
  nextActions: ['none'],
  statuses: [],
  failures: [],
  tests: [],
};

/**
 * The operation `transaction_resend_giftcode` needs a service that sends codes, and the registry has no page for one,
 * so the sandbox point brings its own.
 */
export const giftCodes: ServiceMethod = {
  id: 'giftcode',
  name: 'Gift codes',
  group: 'core',
  summary: 'Payouts by a code.',
  countries: [],
  currencies: [],
  decimals: {},
  status: 'active',
  variants: { payout },
  sources: [],
};
