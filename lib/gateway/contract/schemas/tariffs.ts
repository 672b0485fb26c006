import { z } from 'zod';
import type { Infer } from './common';

const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'a tariff is a decimal number in quotes');

/** What one service costs in one currency. */
export type Tariff = Infer<typeof tariff>;
const tariff = z.strictObject({
  /** `service_id` of the examples. */
  service: z.number().int().positive(),
  currency: z.string(),
  /** Percent of the amount: "1.80". */
  percent: decimal,
  /** Added to each payment, in the currency. */
  fixed: decimal,
  /** Who bears it: the merchant as `fee`, the customer as `customer_fee`. */
  payer: z.enum(['merchant', 'payer']),
  /** For a refund that succeeded, in the currency. */
  refund: decimal.optional(),
  /** For a dispute, in the currency. */
  chargeback: decimal.optional(),
  /** Percent of a payment that is held back, and the days until it is released. */
  reserve: z.strictObject({ percent: decimal, days: z.number().int().positive() }).optional(),
});

/** `tariffs.yaml`. */
export type Tariffs = Infer<typeof tariffsSchema>;
export const tariffsSchema = z.strictObject({ tariffs: z.array(tariff) });
