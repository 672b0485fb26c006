import { createHash } from 'node:crypto';
import type { JsonObject } from '../gateway/contract/types';

/** Kinds of pages that a new payment method can begin with. */
export const STUB_KINDS = ['payin_hpp', 'payin_h2h', 'payout'] as const;
export type StubKind = (typeof STUB_KINDS)[number];

export interface Stub {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly countries: readonly string[];
  readonly currency: string;
  /** Digits after the point in amounts of the currency. */
  readonly decimals: number;
  readonly variants: readonly { readonly kind: StubKind; readonly serviceId: number }[];
  /** Status and state of a payment with their numbers, as an object of the API has them. */
  readonly stateOf: (state: string) => JsonObject;
}

const LABELS: Readonly<Record<StubKind, string>> = {
  payin_hpp: 'Payin, hosted page',
  payin_h2h: 'Payin, host to host',
  payout: 'Payout',
};

/** How titles of pages name the kinds. */
export const TITLES: Readonly<Record<StubKind, string>> = {
  payin_hpp: 'payin (HPP)',
  payin_h2h: 'payin (H2H)',
  payout: 'payout',
};

/** A data file of a method that the schema accepts; what only its author knows is a TODO, which the check refuses. */
export const methodStub = (stub: Stub): JsonObject => ({
  name: stub.name,
  group: stub.group,
  summary: 'TODO: say in one sentence what the method is.',
  countries: [...stub.countries],
  currencies: [stub.currency],
  decimals: { [stub.currency]: stub.decimals },
  status: 'active',
  sources: [],
  variants: Object.fromEntries(
    stub.variants.map(({ kind, serviceId }) => [kind, variantStub(stub, kind, serviceId)]),
  ),
});

function variantStub(stub: Stub, kind: StubKind, serviceId: number): JsonObject {
  const isPayout = kind === 'payout';
  return {
    route: `/services/${stub.id}/${kind}`,
    kind,
    label: LABELS[kind],
    serviceId,
    direction: isPayout ? 'payout' : 'payin',
    flow: { payin_hpp: 'hpp', payin_h2h: 'h2h', payout: 'direct' }[kind],
    flows: [{ payin_hpp: 'redirect', payin_h2h: 'push', payout: 'payout' }[kind]],
    flowText: isPayout
      ? 'TODO: say in a few words where the money goes.'
      : 'TODO: say in a few words how the customer pays.',
    confirmation: { mode: 'async' },
    ...(isPayout ? {} : { timeToPay: { number: MINUTES_TO_PAY, unit: 'min' } }),
    refund: { kind: isPayout ? 'none' : 'full' },
    disputes: { kind: 'no' },
    recurring: { kind: 'no' },
    cancel: true,
    validate: false,
    steps: [
      `TODO: write one step for each thing that the ${isPayout ? 'recipient' : 'customer'} does.`,
    ],
    fields: isPayout ? [RECIPIENT] : [ADDRESS],
    nextActions: [{ payin_hpp: 'redirect', payin_h2h: 'app_confirmation', payout: 'none' }[kind]],
    example: exampleOf(stub, kind, serviceId),
    statuses: STATUSES[kind],
    failures: [{ code: isPayout ? 209 : 401 }, { code: 901 }],
    tests: TESTS[kind],
  };
}

const ADDRESS = {
  name: 'customer.ip',
  label: 'Address of the customer',
  type: 'string',
  need: 'required',
  rule: '{text:device_address}',
  example: '198.51.100.23',
  side: 'device',
};

const RECIPIENT = {
  name: 'recipient.full_name',
  label: 'Name of the recipient',
  type: 'string',
  need: 'required',
  rule: 'TODO: say what the bank or the wallet compares with it.',
  maxLength: 100,
  example: 'Jane Doe',
  side: 'recipient',
};

const STATUSES: Readonly<Record<StubKind, JsonObject[]>> = {
  payin_hpp: [
    { status: 'created', state: 'created', when: 'You have the address of the page.' },
    { status: 'pending', state: 'page_opened', when: 'The customer is on the page.' },
    { status: 'success', state: 'completed' },
    { status: 'failed', state: 'rejected_by_provider' },
    { status: 'expired', state: 'payment_not_received' },
  ],
  payin_h2h: [
    { status: 'pending', state: 'awaiting_app_confirmation' },
    { status: 'success', state: 'completed' },
    { status: 'failed', state: 'rejected_by_provider' },
    { status: 'expired', state: 'payment_not_received' },
  ],
  payout: [
    { status: 'processing', state: 'queued' },
    { status: 'processing', state: 'sent_to_provider' },
    { status: 'success', state: 'completed' },
    { status: 'failed', state: 'rejected_by_provider' },
  ],
};

const PAYIN_TESTS = [
  {
    input: '`sandbox.outcome` `success`',
    outcome: 'The customer pays immediately.',
    status: 'success',
  },
  {
    input: '`sandbox.outcome` `failed:401`',
    outcome: 'The customer declines.',
    status: 'failed',
    failure: 401,
  },
  {
    input: '`sandbox.outcome` `expire`',
    outcome: 'The customer does not pay in time.',
    status: 'expired',
  },
];

const TESTS: Readonly<Record<StubKind, JsonObject[]>> = {
  payin_hpp: PAYIN_TESTS,
  payin_h2h: PAYIN_TESTS,
  payout: [
    {
      input: '`sandbox.outcome` `success`',
      outcome: 'The payout is delivered immediately.',
      status: 'success',
    },
    {
      input: '`sandbox.outcome` `failed:209`',
      outcome: 'The payout is refused.',
      status: 'failed',
      failure: 209,
    },
  ],
};

const CREATED = '2026-01-15T12:00:00Z';
/** The time to pay of a new method, after which its example expires; its author writes the real one. */
const MINUTES_TO_PAY = 30;
const EXPIRES = `2026-01-15T12:${MINUTES_TO_PAY}:00Z`;
const FINAL = '2026-01-15T12:00:40Z';

/** Request, response and callback of one payment, with ids that belong to this page alone. */
function exampleOf({ id, currency, decimals, stateOf }: Stub, kind: StubKind, serviceId: number) {
  const isPayout = kind === 'payout';
  const own = (prefix: string) => `${prefix}_01KF${idOf(`${prefix}/${id}/${kind}`).slice(0, 22)}`;
  const external = `${isPayout ? 'payout' : 'order'}-${id.replaceAll('_', '-')}-${serviceId}`;
  const amount = (100).toFixed(decimals);
  const both = {
    transaction_id: own('trx'),
    external_transaction_id: external,
    service_id: serviceId,
    direction: isPayout ? 'payout' : 'payin',
  };
  return {
    request: {
      service_id: serviceId,
      external_transaction_id: external,
      amount,
      currency,
      description: isPayout ? 'Payout' : 'Order',
      ...(isPayout
        ? { recipient: { full_name: 'Jane Doe' } }
        : { customer: { ip: '198.51.100.23' } }),
      ...(kind === 'payin_hpp' ? { urls: { success: 'https://shop.example/pay/ok' } } : {}),
    },
    response: {
      data: {
        ...both,
        type: isPayout ? 'payout' : 'sale',
        ...stateOf(FIRST[kind]),
        is_final: false,
        amount,
        currency,
        next_action: nextAction(id, kind),
        is_test: true,
        version: 1,
        created_at: CREATED,
        expires_at: isPayout ? null : EXPIRES,
      },
      request_id: own('rq'),
    },
    callback: {
      type: 'transaction.success',
      timestamp: FINAL,
      data: {
        ...both,
        ...stateOf('completed'),
        is_final: true,
        amount,
        currency,
        ...(isPayout ? {} : { paid_amount: amount, paid_currency: currency }),
        provider_reference: `SBX26011500${serviceId}`,
        failure: null,
        is_test: true,
        version: 3,
        finalized_at: FINAL,
      },
    },
  };
}

const FIRST: Readonly<Record<StubKind, string>> = {
  payin_hpp: 'created',
  payin_h2h: 'awaiting_app_confirmation',
  payout: 'queued',
};

const nextAction = (id: string, kind: StubKind): JsonObject | null =>
  ({
    payin_hpp: {
      type: 'redirect',
      method: 'GET',
      url: `https://pay.sandbox.gateway.example/p/${idOf(`${id}/page`).slice(0, 10)}`,
      params: {},
      expires_at: EXPIRES,
    },
    payin_h2h: {
      type: 'app_confirmation',
      app: 'TODO: name of the app',
      deep_link: null,
      push_sent: true,
      expires_at: EXPIRES,
      fallback_url: `https://pay.sandbox.gateway.example/a/${idOf(`${id}/app`).slice(0, 10)}`,
    },
    payout: null,
  })[kind];

/** Letters and digits of Crockford's alphabet, always the same for the same name. */
const idOf = (name: string): string =>
  [...createHash('sha256').update(name).digest()]
    .map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32])
    .join('');
