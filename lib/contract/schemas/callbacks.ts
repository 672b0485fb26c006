import { z } from 'zod';
import type { Callbacks } from '../types';
import { count, inlineText, json, slug } from './common';

/** Schema of `callbacks.yaml`. */
export const callbacksSchema: z.ZodType<Callbacks> = z.strictObject({
  delivery: z.array(z.strictObject({ label: z.string(), value: inlineText })),
  attempts: z.array(
    z.strictObject({
      attempt: count,
      delay: z.string(),
      atSeconds: z.number().int().nonnegative(),
    }),
  ),
  jitter: z.number().min(0).max(100),
  headers: z.array(
    z.strictObject({
      name: z.string(),
      format: inlineText,
      meaning: inlineText,
      example: z.string(),
    }),
  ),
  envelope: z.array(z.strictObject({ name: z.string(), type: z.string(), meaning: inlineText })),
  events: z.array(
    z.strictObject({
      type: z.string().regex(/^[a-z_]+\.[a-z_]+$/, 'an event type is "area.event"'),
      area: z.enum([
        'transaction',
        'refund',
        'token',
        'chargeback',
        'report',
        'invoice',
        'page',
        'test',
      ]),
      when: inlineText,
      optIn: z.boolean().optional(),
    }),
  ),
  examples: z.array(
    z.strictObject({ id: slug, title: z.string(), description: inlineText.optional(), body: json }),
  ),
});
