import type { InlineText } from './common';

/** `fulfilment`: final for fulfilment, though a later business event may still change it. */
export type Finality = 'no' | 'fulfilment' | 'yes';

/** One of the twelve transaction statuses. */
export interface Status {
  readonly code: number;
  readonly slug: string;
  readonly final: Finality;
  /** Who has to act before the payment is decided; absent once it is. */
  readonly awaits?: 'customer' | 'provider' | 'merchant' | undefined;
  /** What happened to the money, in one or two words: "none", "held", "moved". */
  readonly money: string;
  readonly meaning: InlineText;
  readonly action: InlineText;
}

/** One row of the transition table; several `from` share trigger and callback. */
export interface Transition {
  /** Slugs; empty means the transaction comes into being. */
  readonly from: readonly string[];
  readonly to: string;
  readonly trigger: InlineText;
  /** Event type, absent when no callback is sent. */
  readonly callback?: string | undefined;
  /** "payouts", "preauthorizations": where the edge exists only there. */
  readonly only?: InlineText | undefined;
  /** Drawn as an exception: rare, against the usual direction. */
  readonly exception?: boolean | undefined;
}

export type Allowance = 'yes' | 'limited' | 'no';

/** What one call may do in one status. */
export interface AllowedCall {
  readonly allowed: Allowance;
  readonly note?: InlineText | undefined;
}

/** Which operation may be called in which status. */
export interface AllowedRow {
  readonly status: string;
  /** By operationId; a call that is not named is not allowed. */
  readonly calls: Readonly<Record<string, AllowedCall>>;
}

/** One status of a refund. */
export interface RefundStatus {
  readonly slug: string;
  readonly final: boolean;
  readonly meaning: InlineText;
  readonly action: InlineText;
}

/** The life of a refund, an object next to its transaction. */
export interface RefundLifecycle {
  readonly statuses: readonly RefundStatus[];
  /** `callback` is an event of the area `refund`. */
  readonly transitions: readonly Pick<Transition, 'from' | 'to' | 'trigger' | 'callback'>[];
}

/** `lifecycle.yaml`. */
export interface Lifecycle {
  readonly statuses: readonly Status[];
  readonly transitions: readonly Transition[];
  readonly refunds: RefundLifecycle;
  /** Columns of the allowed-calls matrix: operationIds. */
  readonly calls: readonly string[];
  readonly allowed: readonly AllowedRow[];
  readonly rules: readonly InlineText[];
}
