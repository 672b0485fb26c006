import type { Contract, Field, Operation, Service } from '@/lib/gateway/contract/types';

const document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  servers: [{ url: 'https://api.test.example' }],
  paths: {},
  components: {
    schemas: { Transaction: { type: 'object', required: ['status', 'version'] } },
  },
} satisfies Operation['document'];

/** An operation with everything its page shows. */
export const operation: Operation = {
  id: 'transaction_create',
  verb: 'POST',
  path: '/v1/transaction/create',
  summary: 'Create a transaction',
  description: 'Starts a movement of money.',
  tag: 'Transactions',
  page: '/api/transaction_create',
  permissions: ['payin', 'payout'],
  auth: 'gw1',
  rate: 'write',
  idempotency: { kind: 'external_id', key: 'external_transaction_id' },
  success: [
    { status: 201, description: 'A new transaction.' },
    { status: 200, description: 'The same one again.' },
  ],
  errorCodes: [2010],
  mistakes: [],
  sandbox: undefined,
  related: [],
  source: {
    operationId: 'transaction_create',
    summary: 'Create a transaction',
    description: '',
    responses: {},
    'x-page': '/api/transaction_create',
    'x-permission': ['payin', 'payout'],
    'x-idempotency': { kind: 'external_id', key: 'external_transaction_id' },
    'x-errors': [2010],
  },
  document,
};

/** A contract of a few rows, so that a test says all it needs to know. */
export const contract: Contract = {
  openapi: document,
  operations: [operation],
  errors: {
    groups: [{ from: 1000, to: 1999, title: 'Authentication' }],
    codes: [
      {
        code: 1003,
        slug: 'invalid_signature',
        type: 'auth_error',
        http: 401,
        retry: 'no',
        meaning: 'The signature does not match.',
        action: 'Compare the `string to sign`.',
        common: true,
      },
      {
        code: 2010,
        slug: 'amount_precision',
        type: 'validation_error',
        http: 422,
        retry: 'no',
        meaning: 'Too many decimals.',
        action: 'Round before sending; see [currencies](/reference/currency_codes).',
      },
    ],
  },
  failures: {
    groups: [{ from: 300, to: 399, title: 'Wallets' }],
    retries: {
      never: 'n',
      later: 'l',
      new_data: 'd',
      step_up: 's',
      other_method: 'o',
      unknown_wait: 'u',
      none: '-',
    },
    codes: [
      {
        code: 306,
        slug: 'code_invalid',
        state: 'rejected_by_provider',
        meaning: 'The code is invalid.',
        retry: 'new_data',
        customerMessage: 'The code is wrong.',
      },
      {
        code: 311,
        slug: 'wallet_limit_exceeded',
        state: 'rejected_by_provider',
        meaning: 'Daily cap.',
        retry: 'later',
        retryAfter: '24 h',
        action: 'Offer a smaller amount.',
      },
    ],
  },
  states: {
    codes: [
      {
        code: 206,
        slug: 'awaiting_app_confirmation',
        status: 'pending',
        from: ['created', 'pending'],
        meaning: 'Push in the app.',
        actor: 'customer',
        customer: 'A push.',
        action: 'Ask the customer to open the app.',
        time: 'Until `expires_at`',
        escalate: { after: 'one day has passed', to: 'support' },
      },
    ],
  },
  lifecycle: {
    statuses: [
      {
        code: 20,
        slug: 'pending',
        final: 'no',
        money: 'none',
        meaning: 'Waiting for the customer.',
        action: 'Do not ship.',
      },
      {
        code: 50,
        slug: 'success',
        final: 'fulfilment',
        money: 'moved',
        meaning: 'Credited.',
        action: 'Fulfil.',
      },
    ],
    transitions: [
      {
        from: ['pending'],
        to: 'success',
        trigger: 'Approved.',
        callback: 'transaction.success',
        only: 'payins',
      },
    ],
    refunds: {
      statuses: [
        { slug: 'processing', final: false, meaning: 'On its way.', action: 'Wait.' },
        { slug: 'success', final: true, meaning: 'Went back.', action: 'Tell the customer.' },
      ],
      transitions: [
        { from: [], to: 'processing', trigger: 'Accepted.' },
        { from: ['processing'], to: 'success', trigger: 'Confirmed.', callback: 'refund.succeeded' },
      ],
    },
    calls: ['transaction_create'],
    allowed: [
      {
        status: 'pending',
        calls: { transaction_create: { states: ['awaiting_app_confirmation'], note: '`extra` only' } },
      },
    ],
    rules: [],
  },
  limits: {
    groups: [
      {
        id: 'rates',
        title: 'Request rates',
        limits: [
          {
            id: 'write',
            label: '`transaction/create`',
            values: { sustained: { number: 20, per: 'second' }, burst: { number: 60 } },
            value: '20 per second',
            burst: '60',
            error: 2010,
          },
        ],
      },
    ],
  },
  permissions: {
    roles: [
      { id: 'owner', name: 'Owner', secondFactor: 'mandatory' },
      { id: 'viewer', name: 'Viewer', secondFactor: 'recommended' },
    ],
    permissions: [
      {
        id: 'payout',
        label: 'Create a payout',
        areas: ['payout'],
        roles: { owner: { grant: 'full' } },
      },
      {
        id: 'reports',
        label: 'Reports',
        areas: ['reporting'],
        roles: { owner: { grant: 'full' }, viewer: { grant: 'limited', note: 'own only' } },
      },
    ],
    keys: [{ id: 'payin', meaning: 'Collect money.' }],
    sensitive: [],
  },
  signing: undefined,
  environments: {
    environments: [
      {
        id: 'sandbox',
        name: 'Sandbox',
        apiHost: 'https://api.sandbox.test.example',
        pageHost: 'https://pay.test.example',
        keyPrefix: 'key_',
        secretPrefix: 's_',
      },
    ],
    cabinetHost: '',
    docsHost: '',
    rows: [],
    same: [],
    different: [],
  },
  reports: undefined,
  sandbox: undefined,
  versions: undefined,
  tariffs: undefined,
  callbacks: undefined,
  services: [],
  currencyOverlay: undefined,
  countryOverlay: undefined,
  languageOverlay: undefined,
  cryptoCodes: undefined,
  banks: [],
  testCards: undefined,
};

/** Fields with children, an enum in words and an enum in values. */
export const fields: readonly Field[] = [
  {
    name: 'amount',
    path: 'amount',
    in: 'body',
    type: 'decimal string',
    nullable: false,
    need: 'required',
    description: 'How much.',
    rules: [{ label: 'Length', value: '1–20' }],
    example: '149.90',
    group: 'Money and identity',
  },
  {
    name: 'customer',
    path: 'customer',
    in: 'body',
    type: 'object',
    nullable: false,
    need: 'conditional',
    when: 'payins',
    description: 'The payer.',
    rules: [],
    group: 'People',
    children: [
      {
        name: 'ip',
        path: 'customer.ip',
        in: 'body',
        type: 'string',
        nullable: true,
        need: 'optional',
        description: 'Where from.',
        rules: [],
        example: '198.51.100.23',
      },
    ],
  },
  {
    name: 'capture',
    path: 'capture',
    in: 'body',
    type: 'enum',
    nullable: false,
    need: 'optional',
    description: 'When to take the money.',
    rules: [],
    group: 'Money and identity',
    enum: [
      { value: 'auto', description: 'At once.', isDefault: true },
      { value: 'manual', description: 'Hold first.' },
    ],
  },
];

const own = { certainty: 'own' } as const;

/** One service page with every kind of fact. */
export const service: Service = {
  key: 'blik/payin_h2h',
  method: {
    id: 'blik',
    name: 'BLIK',
    group: 'Europe',
    summary: 'Codes of six digits.',
    countries: ['PL'],
    currencies: ['PLN'],
    decimals: { PLN: 2 },
    status: 'active',
    variants: {},
    sources: [],
  },
  variant: {
    route: '/services/blik/payin_h2h',
    kind: 'payin_h2h',
    label: 'Payin, host to host',
    serviceId: 2001,
    direction: 'payin',
    flow: 'h2h',
    flows: ['code', 'push'],
    flowText: 'code, then push',
    amount: { value: '0.01–50,000 PLN', certainty: 'scheme' },
    confirmation: { mode: 'async', typical: { value: 'under a minute', ...own } },
    expiry: { value: '45 s', certainty: 'provider' },
    refund: { kind: 'partial', text: { value: 'up to 13 months', certainty: 'scheme' } },
    disputes: { kind: 'claims' },
    recurring: { kind: 'agreement' },
    cancel: true,
    validate: false,
    steps: ['Opens the bank app.', 'Types the `code`.'],
    fields: [
      {
        name: 'fields.blik_code',
        label: 'BLIK code',
        type: 'string',
        need: 'required',
        rule: 'Six digits.',
        pattern: '^\\d{6}$',
        example: '012345',
        side: 'payer',
      },
    ],
    nextActions: ['app_confirmation'],
    example: {
      request: { amount: '149.90', fields: { blik_code: '012345' } },
      response: { data: { status: 'pending' } },
      callback: { type: 'transaction.success', data: { status: 'success' } },
    },
    statuses: [
      { status: 'pending', state: 'awaiting_app_confirmation', when: 'The push waits.' },
      { status: 'success', when: 'The bank has paid.' },
    ],
    failures: [
      { code: 306, when: 'Typed wrong.', action: 'Ask for a new code.' },
      { code: 311, when: 'Over the cap.' },
    ],
    tests: [{ input: 'Code `777123`', outcome: 'Approved after 3 s', status: 'success' }],
  },
  siblings: [
    {
      key: 'blik/payin_h2h',
      route: '/services/blik/payin_h2h',
      label: 'Payin, host to host',
      kind: 'payin_h2h',
      isCurrent: true,
    },
    {
      key: 'blik/payin_hpp',
      route: '/services/blik/payin_hpp',
      label: 'Payin, hosted page',
      kind: 'payin_hpp',
      isCurrent: false,
    },
  ],
};
