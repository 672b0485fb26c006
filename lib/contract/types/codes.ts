import type { InlineText } from '../schemas/common';

/** Coarse family of an API error. */
export type ErrorType =
  | 'auth_error'
  | 'validation_error'
  | 'state_error'
  | 'limit_error'
  | 'card_error'
  | 'payout_error'
  | 'report_error'
  | 'partner_error'
  | 'rate_limit_error'
  | 'system_error';

/** Heading of a run of codes: `1xxx`, `2xx`. */
export interface CodeGroup {
  /** First code of the group: 1000, 200. */
  readonly from: number;
  /** Last code of the group: 1999, 299. */
  readonly to: number;
  readonly title: string;
  readonly description?: InlineText | undefined;
}

/** `later`: the same request may pass after a limit resets; `yes`: soon; `no`: only after a change. */
export type ErrorRetry = 'yes' | 'no' | 'later';

export interface ErrorCode {
  readonly code: number;
  readonly slug: string;
  readonly type: ErrorType;
  readonly http: number;
  readonly retry: ErrorRetry;
  readonly meaning: InlineText;
  readonly action: InlineText;
  /** Any operation may answer with it. */
  readonly common?: boolean | undefined;
}

/** `errors.yaml`. */
export interface ErrorCodes {
  readonly groups: readonly CodeGroup[];
  readonly codes: readonly ErrorCode[];
}

/**
 * What to do with the payment instrument after a failure; `none` where no retry question arises.
 * `never` = not this instrument again; `new_data` = after a correction; `step_up` = with 3-D Secure.
 */
export type FailureRetry =
  | 'never'
  | 'later'
  | 'new_data'
  | 'step_up'
  | 'other_method'
  | 'unknown_wait'
  | 'none';

export interface FailureReason {
  readonly code: number;
  readonly slug: string;
  /** Slug of the state that a transaction of this failure ends in. */
  readonly state: string;
  readonly meaning: InlineText;
  readonly retry: FailureRetry;
  /** With `later`: not sooner than, "24 h". */
  readonly retryAfter?: string | undefined;
  /** English text for the payer; absent where the payer gets nothing of ours. */
  readonly customerMessage?: string | undefined;
  readonly action?: InlineText | undefined;
  /** Where it comes from: ISO 8583 response codes or a 3-D Secure status. */
  readonly network?: string | undefined;
}

/** `failure_reasons.yaml`. */
export interface FailureReasons {
  readonly groups: readonly CodeGroup[];
  readonly retries: Readonly<Record<FailureRetry, InlineText>>;
  readonly codes: readonly FailureReason[];
}

/** Whose move it is. */
export type StateActor = 'you' | 'customer' | 'gateway' | 'provider' | 'network' | 'nobody';

export interface StateCode {
  readonly code: number;
  readonly slug: string;
  /** Slug of the status it belongs to; this, not the number, is authoritative. */
  readonly status: string;
  /** Slugs of the statuses in which a transaction enters it; empty = a transaction begins in it. */
  readonly from: readonly string[];
  readonly meaning: InlineText;
  readonly actor: StateActor;
  /** The only flow of services that has it; absent where any may. */
  readonly flow?: 'hpp' | undefined;
  /** A payout in this state has not left the gateway, so it can be canceled. */
  readonly cancelable?: boolean | undefined;
}

/** `state_codes.yaml`. */
export interface StateCodes {
  readonly codes: readonly StateCode[];
}
