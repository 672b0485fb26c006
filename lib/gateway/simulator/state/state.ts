import type { Json, JsonObject } from '../../contract/types';
import type {
  BearerToken,
  Delivery,
  Job,
  Report,
  Stored,
  Token,
  Transaction,
  Wallet,
} from './records';

export type * from './records';

/** All the simulator remembers. */
export interface State {
  readonly transactions: Map<string, Transaction>;
  readonly byExternalId: Map<string, string>;
  readonly bySlug: Map<string, string>;
  readonly wallets: Map<string, Wallet>;
  readonly tokens: Map<string, Token>;
  readonly nonces: Map<string, number>;
  readonly idempotency: Map<string, { digest: string; at: number; status: number; body: Json }>;
  readonly jobs: Job[];
  readonly deliveries: Delivery[];
  readonly reports: Map<string, Report>;
  /** One-time addresses of report files. */
  readonly fileTickets: Map<string, { readonly reportId: string; readonly until: number }>;
  readonly whitelist: Map<string, Stored>;
  readonly blacklist: Map<string, Stored>;
  readonly quotes: Map<string, { fixedUntil: number; quote: JsonObject }>;
  readonly bearers: Map<string, BearerToken>;
  readonly pages: Map<string, Stored>;
  readonly templates: Map<string, Stored>;
  readonly invoices: Map<string, Stored>;
  readonly seenPartnerMessages: Set<string>;
  readonly buckets: Map<string, { tokens: number; at: number }>;
  readonly disabledUrls: Set<string>;
  /** Errors that were asked for and given. */
  readonly forced: Set<string>;
  counter: number;
}

/** The state of a new gateway. */
export const emptyState = (): State => ({
  transactions: new Map(),
  byExternalId: new Map(),
  bySlug: new Map(),
  wallets: new Map(),
  tokens: new Map(),
  nonces: new Map(),
  idempotency: new Map(),
  jobs: [],
  deliveries: [],
  reports: new Map(),
  fileTickets: new Map(),
  whitelist: new Map(),
  blacklist: new Map(),
  quotes: new Map(),
  bearers: new Map(),
  pages: new Map(),
  templates: new Map(),
  invoices: new Map(),
  seenPartnerMessages: new Set(),
  buckets: new Map(),
  disabledUrls: new Set(),
  forced: new Set(),
  counter: 0,
});
