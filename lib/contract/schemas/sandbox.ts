import { z } from 'zod';
import type { Sandbox } from '../types';
import { cardNumber, inlineText, jsonObject, slug } from './common';
import { serviceMethodSchema } from './service';

/** Schema of `sandbox.yaml`; a service gets its key as its id. */
export const sandboxSchema: z.ZodType<Sandbox> = z.strictObject({
  objects: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]{2,3}_[0-9A-Z]+$/, 'an id is a prefix and capitals'),
      kind: z.enum(['transaction', 'token', 'report', 'page', 'template', 'invoice', 'quote']),
      about: inlineText,
      like: z.string().optional(),
      change: jsonObject.optional(),
      card: cardNumber.optional(),
      of: z.string().optional(),
      status: slug.optional(),
    }),
  ),
  services: z
    .record(slug, serviceMethodSchema)
    .transform((methods) => Object.entries(methods).map(([id, method]) => ({ ...method, id }))),
  errors: z.array(
    z.strictObject({
      codes: z.array(z.number().int()).min(1),
      how: inlineText,
      never: z.boolean().optional(),
    }),
  ),
});
