import { z } from 'zod';
import { codeGroup } from './code-group';
import { type Infer, inlineText, slug } from './common';

/**
 * What to do with the payment instrument after a failure; `none` where no retry question arises.
 * `never` = not this instrument again; `new_data` = after a correction; `step_up` = with 3-D Secure.
 */
export const failureRetry = z.enum([
  'never',
  'later',
  'new_data',
  'step_up',
  'other_method',
  'unknown_wait',
  'none',
]);

/** Why a payment failed. */
export type FailureReason = Infer<typeof failureReason>;
const failureReason = z.strictObject({
  code: z.number().int().min(100).max(999),
  slug,
  /** Slug of the state in which a transaction with this failure ends. */
  state: slug,
  meaning: inlineText,
  retry: failureRetry,
  /** With `later`: not sooner than, "24 h". The API sends it in seconds. */
  retryAfter: z
    .string()
    .regex(/^\d+ (min|h|days)$/, 'a pause is a number and min, h or days')
    .optional(),
  /** English text for the customer; absent where the customer gets no text from the gateway. */
  customerMessage: z.string().optional(),
  action: inlineText.optional(),
  /** What to do after a failed payout, where `action` is only for payments. */
  payoutAction: inlineText.optional(),
  /** Where it comes from: ISO 8583 response codes or a 3-D Secure status. */
  network: z.string().optional(),
});

/** `failure_reasons.yaml`. */
export type FailureReasons = Infer<typeof failureReasonsSchema>;
export const failureReasonsSchema = z.strictObject({
  groups: z.array(codeGroup),
  /** A sentence per kind of retry. */
  retries: z.record(failureRetry, inlineText),
  codes: z.array(failureReason),
});
