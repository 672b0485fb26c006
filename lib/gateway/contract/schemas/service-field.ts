import { z } from 'zod';
import { type Infer, inlineText, json, need, pattern, slug } from './common';

const fieldName = z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'a field name is a dot path');

/** A field of a request that belongs to one payment method. */
export type ServiceField = Infer<typeof serviceField>;
export const serviceField = z.strictObject({
  /** Dot path in the body of `transaction_create`: `fields.blik_code`, `recipient.pix_key`. */
  name: fieldName,
  label: z.string(),
  /** As `fields[].type` of the service's passport: string, email, phone, card_number, enum, … */
  type: z.string(),
  need,
  when: inlineText.optional(),
  /** The same for programs: needed when the request has this other field. */
  with: fieldName.optional(),
  /** Needed when the request does not have this other field. */
  without: fieldName.optional(),
  /** The rule in words. */
  rule: inlineText,
  pattern: pattern.optional(),
  /** Patterns by the value of another field, such as an id by its kind. */
  patternBy: z
    .strictObject({ field: fieldName, patterns: z.record(z.string(), pattern) })
    .optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  enum: z.array(z.strictObject({ value: z.string(), label: inlineText })).optional(),
  /** Id of a check-digit or format rule: `cpf`, `blik_code`, `card_pan`. */
  validator: slug.optional(),
  example: json,
  /** A value that must be rejected; the page's checker offers it. */
  badExample: z.string().optional(),
  sensitive: z.boolean().optional(),
  /** Call that accepts it; without it, `create`. */
  step: z.enum(['create', 'pay', 'update']).optional(),
  side: z.enum(['payer', 'recipient', 'order', 'device']),
});
