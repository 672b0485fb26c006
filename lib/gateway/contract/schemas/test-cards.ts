import { z } from 'zod';
import { cardNumber, type Infer, inlineText, slug } from './common';

const byBrand = z.record(slug, cardNumber);

/** Whether the sandbox approves a card: always, if the service accepts its brand, or never (error 5005). */
const accepted = z.enum(['always', 'by_service', 'never']);

/** `test_cards.yaml`. */
export type TestCards = Infer<typeof testCardsSchema>;
export const testCardsSchema = z.strictObject({
  /** Brand id → first six digits of the computed numbers. */
  bins: z.record(slug, z.string().regex(/^\d{6}$/)),
  /** Digits 8–12 of the computed numbers. */
  filler: z.string().regex(/^\d{5}$/),
  /** What the sandbox does with a card of `public`, by its `accepted`. */
  publicResults: z.record(accepted, inlineText),
  public: z.array(
    z.strictObject({
      brand: z.string(),
      /** Digits only. */
      number: cardNumber,
      /** "any 3 digits". */
      cvv: z.string(),
      accepted,
      /** What else there is to know of this number. */
      note: inlineText.optional(),
    }),
  ),
  /** 3-D Secure behavior chosen by the seventh digit. */
  threeDs: z.array(
    z.strictObject({
      digit: z.number().int().min(0).max(9),
      behavior: inlineText,
      /** Whether the customer is asked; absent when the card takes no part in 3-D Secure. */
      flow: z.enum(['frictionless', 'challenge']).optional(),
      /** `transStatus` when it ends well, or by itself; a row of `threeDsResults`. */
      status: z.string().length(1).optional(),
      failure: z.number().int().optional(),
      /** Brand id → approved card with this digit. */
      cards: byBrand,
    }),
  ),
  /** What `method_details.card.three_ds` says by the status of the authentication. */
  threeDsResults: z.array(
    z.strictObject({
      status: z.string().length(1),
      meaning: inlineText,
      /** Two digits of the sandbox; `null` without an authentication. */
      eci: z
        .string()
        .regex(/^\d{2}$/)
        .nullable(),
      liabilityShift: z.boolean(),
    }),
  ),
  declines: z.array(
    z.strictObject({
      /** Code of `failure_reasons.yaml`. */
      failure: z.number().int(),
      /** How long the payment stays `processing` before it fails. */
      seconds: z.number().int().positive().optional(),
      /** A soft decline: the payment continues with a challenge. */
      challenge: z.literal(true).optional(),
      note: inlineText.optional(),
      cards: byBrand,
    }),
  ),
  /** Values to type in the sandbox instead of real codes. */
  inputs: z.array(
    z.strictObject({
      /** What is typed, and what this value stands for. */
      input: z.enum(['otp', 'lookup', 'blik', 'cvv', 'postal_code']),
      means: z.enum(['right', 'wrong', 'expired']),
      /** Code of `failure_reasons.yaml` that it ends in. */
      failure: z.number().int().optional(),
      kind: z.string(),
      value: z.string(),
      result: inlineText,
      /** `avs_result` of a postal code. */
      avs: z.string().optional(),
    }),
  ),
  rules: z.array(inlineText),
});
