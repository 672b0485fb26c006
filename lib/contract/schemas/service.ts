import { z } from 'zod';
import type { Fact, Sequence, ServiceField, ServiceMethod, ServiceVariant } from '../types';
import { inlineText, isoDate, json, jsonObject, need, slug } from './common';

const fact: z.ZodType<Fact> = z.strictObject({
  value: inlineText,
  certainty: z.enum(['scheme', 'provider', 'own', 'uncertain']),
  source: z.string().optional(),
  asOf: isoDate.optional(),
});

const availability = {
  status: z.enum(['active', 'limited', 'suspended', 'archived']),
  statusNote: fact.optional(),
};

const fieldName = z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'a field name is a dot path');

const field: z.ZodType<ServiceField> = z.strictObject({
  name: fieldName,
  label: z.string(),
  type: z.string(),
  need,
  when: inlineText.optional(),
  with: fieldName.optional(),
  without: fieldName.optional(),
  rule: inlineText,
  pattern: z.string().optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  enum: z.array(z.strictObject({ value: z.string(), label: inlineText })).optional(),
  validator: slug.optional(),
  example: json,
  badExample: z.string().optional(),
  sensitive: z.boolean().optional(),
  step: z.enum(['create', 'pay', 'update']).optional(),
  side: z.enum(['payer', 'recipient', 'order', 'device']),
});

const sequence: z.ZodType<Sequence> = z.strictObject({
  title: z.string(),
  description: z.string(),
  actors: z.array(z.strictObject({ id: slug, label: z.string() })).min(2),
  messages: z.array(
    z.strictObject({
      from: slug,
      to: slug,
      label: z.string(),
      kind: z.enum(['call', 'answer', 'action', 'callback']),
      code: z.boolean().optional(),
      wait: z
        .strictObject({
          at: slug,
          label: z.string(),
          until: z.number().int().positive().optional(),
        })
        .optional(),
    }),
  ),
  caption: inlineText.optional(),
});

const clocks = z.strictObject({
  title: z.string(),
  description: z.string(),
  bars: z
    .array(
      z.strictObject({
        label: z.string(),
        from: z.number().nonnegative(),
        to: z.number().positive(),
        atMost: z.number().positive().optional(),
        end: z.string(),
        tone: z.enum(['wait', 'plain']),
      }),
    )
    .min(1),
  marks: z.array(z.strictObject({ at: z.number().nonnegative(), label: z.string() })).optional(),
  caption: inlineText.optional(),
});

const variant: z.ZodType<ServiceVariant> = z.strictObject({
  route: z.string().startsWith('/services/'),
  kind: z.enum(['payin_hpp', 'payin_h2h', 'payout', 'validate', 'core', 'guide']),
  label: z.string(),
  serviceId: z.number().int().optional(),
  availability: z.strictObject(availability).optional(),
  regulation: z.array(fact).optional(),
  direction: z.enum(['payin', 'payout', 'transfer', 'tokenization']),
  flow: z.enum(['hpp', 'h2h', 'direct']),
  flows: z.array(
    z.enum([
      'form',
      'redirect',
      'qr',
      'deeplink',
      'push',
      'otp',
      'voucher',
      'instructions',
      'code',
      'payout',
    ]),
  ),
  flowText: inlineText,
  amount: fact,
  confirmation: z.strictObject({
    mode: z.enum(['sync', 'async']),
    typical: fact,
    timeout: fact.optional(),
  }),
  expiry: fact.optional(),
  refund: z.strictObject({
    kind: z.enum(['none', 'full', 'partial', 'new_payout']),
    text: fact.optional(),
  }),
  disputes: z.strictObject({ kind: z.enum(['no', 'yes', 'claims']), text: fact.optional() }),
  recurring: z.strictObject({
    kind: z.enum(['no', 'token', 'mandate', 'agreement']),
    text: fact.optional(),
  }),
  cancel: z.boolean(),
  validate: z.boolean(),
  facts: z.array(z.strictObject({ label: z.string(), fact })).optional(),
  steps: z.array(inlineText).min(1),
  sequence: sequence.optional(),
  clocks: clocks.optional(),
  fields: z.array(field),
  returns: z
    .array(z.strictObject({ name: z.string(), meaning: inlineText, example: json }))
    .optional(),
  nextActions: z.array(slug),
  example: z
    .strictObject({ request: jsonObject, response: jsonObject, callback: jsonObject })
    .optional(),
  otherRequests: z.array(z.strictObject({ label: z.string(), request: jsonObject })).optional(),
  dryRun: z.strictObject({ request: jsonObject, response: jsonObject }).optional(),
  statuses: z.array(z.strictObject({ status: slug, state: slug.optional(), when: inlineText })),
  failures: z.array(
    z.strictObject({ code: z.number().int(), when: inlineText, action: inlineText.optional() }),
  ),
  tests: z.array(
    z.strictObject({
      input: inlineText,
      outcome: inlineText,
      status: slug.optional(),
      failure: z.number().int().optional(),
    }),
  ),
});

/** Schema of one file of `_services`; the id is the file's name. */
export const serviceMethodSchema: z.ZodType<Omit<ServiceMethod, 'id'>> = z.strictObject({
  name: z.string(),
  group: slug,
  summary: inlineText,
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'a country is an ISO alpha-2 code')),
  currencies: z.array(z.string().regex(/^[A-Z0-9-]{3,20}$/, 'a currency is an upper-case code')),
  decimals: z.record(z.string(), z.number().int().nonnegative()),
  ...availability,
  regulation: z.array(fact).optional(),
  variants: z.record(slug, variant),
  sources: z.array(
    z.strictObject({ title: z.string(), url: z.string().optional(), read: isoDate }),
  ),
});
