import { z } from 'zod';
import type { Signing } from '../types';
import { count, inlineText, need } from './common';

const id = z.string().regex(/^[a-z][a-z0-9_-]*$/, 'an id is lower case');
const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits');

const requestVector = z.strictObject({
  id,
  kind: z.literal('request'),
  title: z.string(),
  catches: inlineText.optional(),
  keyId: z.string(),
  secret: z.string(),
  timestamp: z.string().regex(/^\d+$/),
  nonce: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string().startsWith('/'),
  query: z.array(z.tuple([z.string(), z.string()])),
  canonicalQuery: z.string(),
  body: z.string(),
  bodyBytes: z.number().int().nonnegative(),
  bodySha256: hex,
  stringBytes: count,
  signature: hex,
});

const textVector = z.strictObject({
  id,
  kind: z.literal('text'),
  title: z.string(),
  key: z.enum(['secret', 'callback']),
  secret: z.string(),
  stringToSign: z.string(),
  signature: hex,
});

const callbackVector = z.strictObject({
  id,
  kind: z.literal('callback'),
  title: z.string(),
  secret: z.string().startsWith('whsec_'),
  webhookId: z.string(),
  timestamp: z.string().regex(/^\d+$/),
  body: z.string(),
  bodyBytes: count,
  signature: z.string().startsWith('v1,'),
});

/** Schema of `signing.yaml`. */
export const signingSchema: z.ZodType<Signing> = z.strictObject({
  headers: z.array(
    z.strictObject({
      name: z.string(),
      need,
      when: inlineText.optional(),
      format: inlineText,
      pattern: z.string().optional(),
      example: z.string().optional(),
    }),
  ),
  parts: z.array(z.strictObject({ line: count, name: z.string(), text: inlineText })),
  checks: z.array(
    z.strictObject({
      step: count,
      check: inlineText,
      errors: z.array(z.number().int()).min(1),
      detail: inlineText.optional(),
    }),
  ),
  vectors: z.array(z.discriminatedUnion('kind', [requestVector, textVector, callbackVector])),
  mistakes: z.array(z.strictObject({ mistake: inlineText, symptom: inlineText })),
  returnParameters: z.array(
    z.strictObject({
      name: z.string(),
      meaning: inlineText,
      example: z.string(),
      signed: z.boolean(),
    }),
  ),
});
