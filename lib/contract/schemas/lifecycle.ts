import { z } from 'zod';
import type { Lifecycle } from '../types';
import { inlineText, slug } from './common';

/** Schema of `lifecycle.yaml`. */
export const lifecycleSchema: z.ZodType<Lifecycle> = z.strictObject({
  statuses: z.array(
    z.strictObject({
      code: z.number().int().min(10).max(99),
      slug,
      final: z.enum(['no', 'fulfilment', 'yes']),
      awaits: z.enum(['customer', 'provider', 'merchant']).optional(),
      money: z.string(),
      meaning: inlineText,
      action: inlineText,
    }),
  ),
  transitions: z.array(
    z.strictObject({
      from: z.array(slug),
      to: slug,
      trigger: inlineText,
      callback: z.string().optional(),
      only: inlineText.optional(),
      exception: z.boolean().optional(),
    }),
  ),
  refunds: z.strictObject({
    statuses: z.array(
      z.strictObject({ slug, final: z.boolean(), meaning: inlineText, action: inlineText }),
    ),
    transitions: z.array(
      z.strictObject({
        from: z.array(slug),
        to: slug,
        trigger: inlineText,
        callback: z.string().optional(),
      }),
    ),
  }),
  calls: z.array(slug),
  allowed: z.array(
    z.strictObject({
      status: slug,
      calls: z.record(
        slug,
        z.strictObject({
          allowed: z.enum(['yes', 'limited', 'no']),
          note: inlineText.optional(),
        }),
      ),
    }),
  ),
  rules: z.array(inlineText),
});
