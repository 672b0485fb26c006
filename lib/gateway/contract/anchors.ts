/** The pages that explain the codes of the contract; every code links to its own row there. */
export const REFERENCE = {
  statuses: '/reference/transaction_statuses',
  states: '/reference/state_codes',
  errors: '/reference/api_error_codes',
  failures: '/reference/failure_reason_codes',
  retries: '/reference/failure_reason_codes#may-it-be-tried-again',
  currencies: '/reference/currency_codes',
  testCards: '/reference/test_cards',
} as const;

/**
 * The ids of everything the contract prints: tables, search results, links and responses of the API use these. A row
 * of a status, a currency, a country, a language or a bank list is called by its own code.
 */
export const ANCHOR = {
  /** `e1004` */
  error: (code: number) => `e${code}`,
  /** `f102` */
  failure: (code: number) => `f${code}`,
  /** `s203` */
  state: (code: number) => `s${code}`,
  /** `event-transaction-success` */
  event: (type: string) => `event-${type.replaceAll('.', '-')}`,
  /** `header-idempotency-key` */
  header: (name: string) => `header-${name.toLowerCase()}`,
  /** `permission-card_data`: a permission of an API key */
  permission: (id: string) => `permission-${id}`,
  /** `column-wallet_delta`: columns of a report file, by the first of those that belong together */
  column: (name: string) => `column-${name}`,
  /** `return-gw_sign`: a parameter of a return URL */
  returned: (name: string) => `return-${name}`,
  /** `type-blik-code-777123`: a value to type in the sandbox */
  input: (kind: string, value: string) =>
    `type-${kind.toLowerCase().replaceAll(' ', '-')}-${value}`,
  /** `card-4242424242424242`: a row of test cards, by the first of them */
  card: (number: string) => `card-${number}`,
  /** `mistake-4`: a signing mistake, by its number */
  mistake: (number: number) => `mistake-${number}`,
  /** `limit-page_size` */
  limit: (id: string) => `limit-${id}`,
  /** A field that a payment method adds: `field-customer-document`. */
  serviceField: (name: string) => `field-${wordsOf(name)}`,
  /**
   * A field of an operation: `p-customer-address-line1`, `r-items-id`.
   * @param prefix `p` for requests and `r` for responses; `p-page_update` for a further operation of a page
   */
  field: (prefix: string, path: string) => `${prefix}-${wordsOf(path.replaceAll('[]', ''))}`,
} as const;

const wordsOf = (name: string): string => name.replace(/[^\w-]+/g, '-');
