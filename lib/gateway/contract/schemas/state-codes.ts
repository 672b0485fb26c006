import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** A finer step within a status. */
export type StateCode = Infer<typeof stateCode>;
const stateCode = z.strictObject({
  code: z.number().int().min(100).max(999),
  slug,
  /** Slug of the status it belongs to; this, not the number, is authoritative. */
  status: slug,
  /** Slugs of the statuses in which a transaction enters it; empty = a transaction begins in it. */
  from: z.array(slug),
  meaning: inlineText,
  /** The meaning for a payout, where it differs. */
  payout: inlineText.optional(),
  /** Whose move it is. */
  actor: z.enum(['you', 'customer', 'gateway', 'provider', 'network', 'nobody']),
  /** What the customer sees meanwhile. */
  customer: inlineText,
  /** What the merchant does. */
  action: inlineText,
  /** How long it usually lasts; absent where nothing is awaited any more. */
  time: inlineText.optional(),
  /** When to ask for help, and whom. */
  escalate: z
    .strictObject({
      after: inlineText,
      to: z.enum(['support', 'your_developers', 'your_finance', 'your_staff']),
    })
    .optional(),
  /** The only flow of services that has it; absent where any flow can have it. */
  flow: z.enum(['hpp']).optional(),
  /** The failure of a transaction that stays in it too long; every service that has the state can fail so. */
  timeoutFailure: z.number().int().optional(),
});

/** `state_codes.yaml`. */
export type StateCodes = Infer<typeof stateCodesSchema>;
export const stateCodesSchema = z.strictObject({ codes: z.array(stateCode) });
