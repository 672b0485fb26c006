/** Where the codes of the contract are explained; every code links to its own row there. */
export const REFERENCE = {
  statuses: '/reference/transaction_statuses',
  states: '/reference/state_codes',
  errors: '/reference/api_error_codes',
  failures: '/reference/failure_reason_codes',
  currencies: '/reference/currency_codes',
  testCards: '/reference/test_cards',
} as const;

/** Ids of rows: `e1004`, `f102`, `s203`; a status row is called by its slug. */
export const ROW_ID = {
  error: (code: number) => `e${code}`,
  failure: (code: number) => `f${code}`,
  state: (code: number) => `s${code}`,
} as const;
