import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';

/** A statement about a payment method, and how sure it is. */
export type Fact = Infer<typeof fact>;
export const fact = z.strictObject({
  value: inlineText,
  /**
   * `scheme`: a public rule of the scheme or regulator. `provider`: published by providers for their own product.
   * `own`: our decision. `uncertain`: not confirmed. Only `scheme` and `own` are printed (see `factText`).
   */
  certainty: z.enum(['scheme', 'provider', 'own', 'uncertain']),
  source: z.string().optional(),
  asOf: isoDate.optional(),
});
