import { z } from 'zod';
import { type Infer, inlineText, json, need, pattern } from './common';

/** One constraint, ready to print: label "Length", value "1–64". */
export type Rule = Infer<typeof rule>;
const rule = z.strictObject({
  label: z.string(),
  value: z.string(),
  /** The value is typed by a machine (a pattern, a literal) and is in code font. */
  code: z.boolean().optional(),
});

/** The part of JSON Schema 2020-12 that the document uses. */
export type Schema = Infer<typeof schema>;
export const schema = z.strictObject({
  $ref: z.string().startsWith('#/components/schemas/').optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  title: z.string().optional(),
  description: inlineText.optional(),
  format: z.string().optional(),
  enum: z.array(json).optional(),
  const: json.optional(),
  default: json.optional(),
  examples: z.array(json).optional(),
  pattern: pattern.optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().int().optional(),
  maxItems: z.number().int().optional(),
  uniqueItems: z.boolean().optional(),
  minProperties: z.number().int().optional(),
  maxProperties: z.number().int().optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  required: z.array(z.string()).optional(),
  get additionalProperties() {
    return z.union([z.boolean(), schema]).optional();
  },
  /** `false` next to `allOf`: a field that no part names is unknown. */
  unevaluatedProperties: z.literal(false).optional(),
  get propertyNames() {
    return schema.optional();
  },
  get items() {
    return schema.optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get allOf() {
    return z.array(schema).optional();
  },
  deprecated: z.boolean().optional(),
  /** `conditional` where `x-when` says when the field is required; `required` comes from the parent's list. */
  'x-need': need.optional(),
  /** Condition in words: "payins", "payouts and transfers". */
  'x-when': inlineText.optional(),
  /** Values may be added at any time: an unknown one is treated as `x-unknown` says, else as if the field were absent. */
  'x-open-enum': z.boolean().optional(),
  /** What to do with a value of an open list that the reader's code does not know. */
  'x-unknown': inlineText.optional(),
  /** A sentence per enum value. */
  'x-enum-descriptions': z.record(z.string(), inlineText).optional(),
  /** Never log the value. */
  'x-sensitive': z.boolean().optional(),
  /** Heading under which the request table lists the field. */
  'x-group': z.string().optional(),
  /** Constraints that JSON Schema cannot express, one line each. */
  'x-rules': z.array(rule).optional(),
});
