import type { SentRequest } from '../request/page';

/** Raised when the form of a scenario changes; an older one is still read. */
export const SCENARIO_FORMAT = 1;

/** How callbacks travel. */
export const DELIVERIES = ['deliver', 'lose', 'repeat', 'swap'] as const;
export type DeliveryMode = (typeof DELIVERIES)[number];

/** One thing that the reader, the customer or the bank does. */
export type Step =
  /** The request of the scenario is sent, once more when it was sent before. */
  | { readonly do: 'send' }
  /** A customer, a bank or you act: an id of `acts.ts`, with what is typed or chosen. */
  | { readonly do: 'act'; readonly act: string; readonly value?: string }
  /** The clock moves forward. */
  | { readonly do: 'wait'; readonly seconds: number }
  /** The callbacks of the next step are delivered, lost, or repeated; or the first of them changes places. */
  | { readonly do: 'callbacks'; readonly mode: DeliveryMode };

/** All that is needed to play a story again: the same scenario gives the same ids, times and signatures. */
export interface Scenario {
  readonly format: number;
  readonly operation: string;
  readonly request: SentRequest;
  readonly steps: readonly Step[];
}
