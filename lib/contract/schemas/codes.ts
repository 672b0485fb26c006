import { z } from 'zod';
import type { CodeGroup, ErrorCodes, FailureReasons, FailureRetry, StateCodes } from '../types';
import { inlineText, slug } from './common';

const group: z.ZodType<CodeGroup> = z.strictObject({
  from: z.number().int(),
  to: z.number().int(),
  title: z.string(),
  description: inlineText.optional(),
});

const errorType = z.enum([
  'auth_error',
  'validation_error',
  'state_error',
  'limit_error',
  'card_error',
  'payout_error',
  'report_error',
  'partner_error',
  'rate_limit_error',
  'system_error',
]);

/** Schema of `errors.yaml`. */
export const errorCodesSchema: z.ZodType<ErrorCodes> = z.strictObject({
  groups: z.array(group),
  codes: z.array(
    z.strictObject({
      code: z.number().int().min(1000).max(9999),
      slug,
      type: errorType,
      http: z.number().int().min(400).max(599),
      retry: z.enum(['yes', 'no', 'later']),
      meaning: inlineText,
      action: inlineText,
      common: z.boolean().optional(),
    }),
  ),
});

const failureRetries = [
  'never',
  'later',
  'new_data',
  'step_up',
  'other_method',
  'unknown_wait',
  'none',
] as const satisfies readonly FailureRetry[];

/** Schema of `failure_reasons.yaml`. */
export const failureReasonsSchema: z.ZodType<FailureReasons> = z.strictObject({
  groups: z.array(group),
  retries: z.record(z.enum(failureRetries), inlineText),
  codes: z.array(
    z.strictObject({
      code: z.number().int().min(100).max(999),
      slug,
      state: slug,
      meaning: inlineText,
      retry: z.enum(failureRetries),
      retryAfter: z.string().optional(),
      customerMessage: z.string().optional(),
      action: inlineText.optional(),
      network: z.string().optional(),
    }),
  ),
});

/** Schema of `state_codes.yaml`. */
export const stateCodesSchema: z.ZodType<StateCodes> = z.strictObject({
  codes: z.array(
    z.strictObject({
      code: z.number().int().min(100).max(999),
      slug,
      status: slug,
      from: z.array(slug),
      cancelable: z.literal(true).optional(),
      meaning: inlineText,
      actor: z.enum(['you', 'customer', 'gateway', 'provider', 'network', 'nobody']),
      flow: z.enum(['hpp']).optional(),
    }),
  ),
});
