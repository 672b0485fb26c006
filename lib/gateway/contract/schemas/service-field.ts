import { z } from 'zod';
import { type Infer, inlineText, json, need, pattern, slug } from './common';

const fieldName = z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'a field name is a dot path');

/** A field of a request that belongs to one payment method. */
export type ServiceField = Infer<typeof serviceField>;
export const serviceField = z.strictObject({
  name: fieldName.describe(
    'Dot path in the body of `transaction_create`: `fields.blik_code`, `recipient.pix_key`.',
  ),
  label: z.string().describe('Name of the field for people.'),
  type: z
    .string()
    .describe(
      "As `fields[].type` of the service's passport: string, email, phone, card_number, enum, …",
    ),
  need,
  when: inlineText.optional().describe('Of a conditional field: when it is needed.'),
  with: fieldName
    .optional()
    .describe('The same for programs: needed when the request has this other field.'),
  without: fieldName.optional().describe('Needed when the request does not have this other field.'),
  rule: inlineText.describe('The rule in words.'),
  pattern: pattern.optional().describe('Regular expression of the whole value.'),
  patternBy: z
    .strictObject({ field: fieldName, patterns: z.record(z.string(), pattern) })
    .optional()
    .describe('Patterns by the value of another field, such as an id by its kind.'),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  enum: z
    .array(z.strictObject({ value: z.string(), label: inlineText }))
    .optional()
    .describe('The only values, with what each means.'),
  validator: slug
    .optional()
    .describe('Id of a check-digit or format rule: `cpf`, `blik_code`, `card_pan`.'),
  example: json.describe('A value that is accepted; the page shows it.'),
  badExample: z
    .string()
    .optional()
    .describe("A value that must be rejected; the page's checker offers it."),
  sensitive: z.boolean().optional().describe('Logs and the cabinet hide most of the value.'),
  step: z
    .enum(['create', 'pay', 'update'])
    .optional()
    .describe('Call that accepts it; without it, `create`.'),
  side: z
    .enum(['payer', 'recipient', 'order', 'device'])
    .describe('Whom or what the field describes; the table groups by it.'),
});
