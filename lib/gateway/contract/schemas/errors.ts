import { z } from 'zod';
import { codeGroup } from './code-group';
import { type Infer, inlineText, slug } from './common';

/** One error of the API. */
export type ErrorCode = Infer<typeof errorCode>;
const errorCode = z.strictObject({
  code: z.number().int().min(1000).max(9999),
  slug,
  /** Coarse family of the error. */
  type: z.enum([
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
  ]),
  http: z.number().int().min(400).max(599),
  /** `later`: the same request may pass after a limit resets; `yes`: soon; `no`: only after a change. */
  retry: z.enum(['yes', 'no', 'later']),
  /** Its response has the header `Retry-After`. */
  retryAfter: z.boolean().optional(),
  meaning: inlineText,
  action: inlineText,
  /** What to do after an operation for which `action` is not the right advice, by `operationId`. */
  actions: z.record(z.string(), inlineText).optional(),
  /** Any operation may return it. */
  common: z.boolean().optional(),
});

/** `errors.yaml`. */
export type ErrorCodes = Infer<typeof errorCodesSchema>;
export const errorCodesSchema = z.strictObject({
  groups: z.array(codeGroup),
  codes: z.array(errorCode),
});
