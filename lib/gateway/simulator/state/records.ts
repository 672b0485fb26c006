import type { Json, JsonObject } from '../../contract/types';
import type { CardFacts } from '../checks/cards';
import type { CatalogService } from './catalog';

/** One change of a transaction. */
interface HistoryEntry {
  readonly version: number;
  readonly status: string;
  readonly state: string;
  readonly at: number;
  readonly source: string;
}

/** A refund, an object of its own: an entry of `cancellations`. */
export interface Refund {
  readonly id: string;
  readonly externalId: string | null;
  readonly units: bigint;
  readonly reason: string | null;
  readonly createdAt: number;
  /** The failure it will end with, if it waits; `null` = it will succeed. */
  readonly planned: number | null;
  /** A status of `refunds` in lifecycle.yaml. */
  status: 'processing' | 'success' | 'failed';
  failure: number | null;
  arn: string | null;
  version: number;
  updatedAt: number;
  /** Charged when it succeeded. */
  fee: bigint;
}

/** A transaction as the simulator keeps it; money in units of 10^-decimals. */
export interface Transaction {
  readonly id: string;
  readonly externalId: string;
  readonly service: CatalogService;
  readonly type: string;
  /** The body of create. Card numbers and codes are taken out before it is kept. */
  readonly request: JsonObject;
  /** What a repeat of create must agree with. */
  readonly identity: string;
  readonly walletId: number;
  readonly currency: string;
  readonly decimals: number;
  readonly amount: bigint;
  readonly createdAt: number;
  /** Part of the addresses of its pages. */
  readonly slug: string;
  readonly outcome: string | undefined;
  readonly delay: number;
  orderId: string | null;
  description: string | null;
  extra: JsonObject;
  status: string;
  state: string;
  version: number;
  history: HistoryEntry[];
  paid: bigint | null;
  paidCurrency: string | null;
  captured: bigint;
  refunded: bigint;
  fee: bigint | null;
  /** Charged for a dispute. */
  disputeFee: bigint;
  reserved: bigint;
  rate: JsonObject | null;
  nextAction: JsonObject | null;
  /** What the customer has to transfer, where that is not `amount`, in minor units. */
  exactAmount?: bigint;
  methodDetails: JsonObject;
  recipient: JsonObject | null;
  failure: number | null;
  token: string | null;
  cancellations: Refund[];
  /** Where a failed refund leads back to. */
  restState: string | null;
  /** What a capture that waits for the bank takes. */
  capturing: bigint;
  reference: string | null;
  card: CardFacts | null;
  /** Whether a token is wanted, and where the number goes when it is. */
  saveCard: boolean;
  fields: JsonObject;
  attemptsLeft: number;
  otpSentAt: number;
  replacements: number;
  p2pMethod: string | null;
  asset: string | null;
  giftcode: { masked: string; to: string; channel: string; count: number; sentAt: number } | null;
  updatedAt: number;
  expiresAt: number | null;
  finalizedAt: number | null;
  invoiceId: string | null;
  pageId: string | null;
  payerFields: JsonObject;
}

export interface Wallet {
  readonly id: number;
  readonly currency: string;
  readonly decimals: number;
  balance: bigint;
  reserved: bigint;
  updatedAt: number;
}

export interface Token {
  readonly id: string;
  readonly card: CardFacts;
  readonly customerId: string;
  readonly createdAt: number;
  readonly transactionId: string;
  usage: string;
  status: 'active' | 'suspended' | 'disabled';
  version: number;
}

/** Something that happens at a time. */
export interface Job {
  readonly at: number;
  readonly order: number;
  readonly kind:
    | 'outcome'
    | 'expire'
    | 'settle'
    | 'fail'
    | 'after'
    | 'refund'
    | 'capture'
    | 'void'
    | 'report'
    | 'invoice'
    | 'invoice_send';
  readonly id: string;
  /**
   * A failure code for `fail`, `capture` and `void`, a state for `after`, an id for `refund`, the planned time for
   * `invoice_send`.
   */
  readonly value?: string | undefined;
  /** Nothing happens if the object has moved on. */
  readonly version?: number | undefined;
}

export interface Attempt {
  readonly at: number;
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly error: string | null;
}

/** An event on its way to the merchant. */
export interface Delivery {
  readonly eventId: string;
  readonly type: string;
  readonly transactionId: string | null;
  readonly createdAt: number;
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly body: JsonObject;
  readonly attempts: Attempt[];
  /** When to try (again); `null` = delivered or given up. */
  nextAt: number | null;
}

export interface Report {
  readonly id: string;
  readonly request: JsonObject;
  readonly createdAt: number;
  readonly digest: string;
  status: 'queued' | 'processing' | 'ready' | 'failed' | 'expired';
  finishedAt: number | null;
  expiresAt: number | null;
  rows: number;
  file: { readonly type: string; readonly name: string; readonly bytes: Uint8Array } | null;
  sha256: string;
  totals: Json;
}

/** Records the API shows nearly as they are kept: pages, templates, invoices, list entries. */
export type Stored = Record<string, Json>;

export interface BearerToken {
  readonly id: string;
  readonly value: string;
  readonly scopes: readonly string[];
  readonly origin: string | null;
  readonly expiresAt: number;
  revoked: boolean;
}
