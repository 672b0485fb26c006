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
  /** A payout in this state has not left the gateway, so it can be canceled. */
  cancelable: z.literal(true).optional(),
  meaning: inlineText,
  /** Whose move it is. */
  actor: z.enum(['you', 'customer', 'gateway', 'provider', 'network', 'nobody']),
  /** The only flow of services that has it; absent where any flow can have it. */
  flow: z.enum(['hpp']).optional(),
});

/** `state_codes.yaml`. */
export type StateCodes = Infer<typeof stateCodesSchema>;
export const stateCodesSchema = z.strictObject({ codes: z.array(stateCode) });
