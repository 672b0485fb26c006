import { z } from 'zod';
import { count, type Infer, inlineText, need, pattern } from './common';

const id = z.string().regex(/^[a-z][a-z0-9_-]*$/, 'an id is lower case');
const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits');

/** A worked request: every intermediate value. Tests recompute them. */
export type RequestVector = Infer<typeof requestVector>;
const requestVector = z.strictObject({
  id,
  kind: z.literal('request'),
  title: z.string(),
  /** Id of its row in a table, if it is not its own; links of readers lead there. */
  anchor: z.string().optional(),
  /** The mistake that this vector finds. */
  catches: inlineText.optional(),
  keyId: z.string(),
  secret: z.string(),
  timestamp: z.string().regex(/^\d+$/),
  nonce: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string().startsWith('/'),
  /** Names and values, in the order in which they are sent. */
  query: z.array(z.tuple([z.string(), z.string()])),
  canonicalQuery: z.string(),
  body: z.string(),
  bodyBytes: z.number().int().nonnegative(),
  bodySha256: hex,
  /** Length of the string to sign, in bytes. */
  stringBytes: count,
  /** 64 lower-case hex digits, without `v1=`. */
  signature: hex,
});

/** A signed text that is no request: return URL, GET callback, payment form. */
const textVector = z.strictObject({
  id,
  kind: z.literal('text'),
  title: z.string(),
  /** `secret`: the API secret as it is; `callback`: the base64-decoded part after `whsec_`. */
  key: z.enum(['secret', 'callback']),
  secret: z.string(),
  stringToSign: z.string(),
  signature: hex,
});

/** A callback with its three headers. */
export type CallbackVector = Infer<typeof callbackVector>;
const callbackVector = z.strictObject({
  id,
  kind: z.literal('callback'),
  title: z.string(),
  secret: z.string().startsWith('whsec_'),
  webhookId: z.string(),
  timestamp: z.string().regex(/^\d+$/),
  body: z.string(),
  bodyBytes: count,
  /** The whole header: `v1,…`. */
  signature: z.string().startsWith('v1,'),
});

export type SigningVector = Infer<typeof signingVector>;
const signingVector = z.discriminatedUnion('kind', [requestVector, textVector, callbackVector]);

/** `signing.yaml`. */
export type Signing = Infer<typeof signingSchema>;
export const signingSchema = z.strictObject({
  headers: z.array(
    z.strictObject({
      name: z.string(),
      need,
      /** Set when `need` is `conditional`. */
      when: inlineText.optional(),
      format: inlineText,
      pattern: pattern.optional(),
      example: z.string().optional(),
    }),
  ),
  /** The lines of the string to sign. */
  parts: z.array(z.strictObject({ line: count, name: z.string(), text: inlineText })),
  /** The checks of the server, in the order in which they are made. */
  checks: z.array(
    z.strictObject({
      step: count,
      check: inlineText,
      errors: z.array(z.number().int()).min(1),
      detail: inlineText.optional(),
    }),
  ),
  vectors: z.array(signingVector),
  /** Known mistakes, in the order of the page: the workbench names each by its position. */
  mistakes: z.array(
    z.strictObject({
      mistake: inlineText,
      /** The error that the gateway returns, of `errors.yaml`. */
      error: z.number().int(),
      /** Which requests fail; absent when the error says it. */
      when: inlineText.optional(),
      remedy: inlineText,
    }),
  ),
  /** The form that a browser posts to the hosted page. */
  form: z.strictObject({
    /** Where the browser posts it, on the host of the hosted page. */
    path: z.string().startsWith('/'),
    fields: z.array(
      z.strictObject({
        /** Full stops between the names of a nested field. */
        name: z.string(),
        need,
        meaning: inlineText,
        example: z.string(),
      }),
    ),
    /** How a form is refused, by codes of `errors.yaml`. */
    errors: z.array(z.strictObject({ code: z.number().int(), meaning: inlineText })),
  }),
  /** Parameters that the gateway adds to a return URL. */
  returnParameters: z.array(
    z.strictObject({
      name: z.string(),
      meaning: inlineText,
      example: z.string(),
      signed: z.boolean(),
    }),
  ),
});
