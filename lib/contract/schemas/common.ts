import { z } from 'zod';
import { inlineFault } from '../inline';
import type { Json, JsonObject } from '../types';

/** A sentence or more, with `code` and [links](/route) as its only markup. */
export const inlineText = z
  .string()
  .min(1, 'empty text')
  .superRefine((text, context) => {
    const fault = inlineFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

export const slug = z.string().regex(/^[a-z][a-z0-9_]*$/, 'a slug is lower case with underscores');

export const need = z.enum(['required', 'conditional', 'optional']);

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written in quotes as "2026-01-15"');

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), jsonObject]),
);

export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json);

export const count = z.number().int().positive();

export const cardNumber = z
  .string()
  .regex(/^\d{12,19}$/, 'a card number is 12 to 19 digits in quotes');
