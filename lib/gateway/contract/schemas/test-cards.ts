import { z } from 'zod';
import { cardNumber, type Infer, inlineText, slug } from './common';

const byBrand = z.record(slug, cardNumber);

/** `test_cards.yaml`. */
export type TestCards = Infer<typeof testCardsSchema>;
export const testCardsSchema = z.strictObject({
  /** Brand id → first six digits of the computed numbers. */
  bins: z.record(slug, z.string().regex(/^\d{6}$/)),
  /** Digits 8–12 of the computed numbers. */
  filler: z.string().regex(/^\d{5}$/),
  public: z.array(
    z.strictObject({
      brand: z.string(),
      /** Digits only. */
      number: cardNumber,
      /** "any 3 digits". */
      cvv: z.string(),
      result: inlineText,
    }),
  ),
  /** 3-D Secure behavior chosen by the seventh digit. */
  threeDs: z.array(
    z.strictObject({
      digit: z.number().int().min(0).max(9),
      behavior: inlineText,
      failure: z.number().int().optional(),
      /** Brand id → approved card with this digit. */
      cards: byBrand,
    }),
  ),
  declines: z.array(
    z.strictObject({
      /** Code of `failure_reasons.yaml`. */
      failure: z.number().int(),
      note: inlineText.optional(),
      cards: byBrand,
    }),
  ),
  /** Values to type in the sandbox instead of real codes. */
  inputs: z.array(z.strictObject({ kind: z.string(), value: z.string(), result: inlineText })),
  rules: z.array(inlineText),
});
