import { z } from 'zod';
import { cardNumber, type Infer, inlineText, jsonObject, slug } from './common';
import { serviceMethodSchema } from './service';

/** An object whose id the pages use; the sandbox makes it when a request first names it. */
export type SandboxObject = Infer<typeof sandboxObject>;
const sandboxObject = z.strictObject({
  id: z.string().regex(/^[a-z]{2,3}_[0-9A-Z]+$/, 'an id is a prefix and capitals'),
  kind: z.enum(['transaction', 'token', 'report', 'page', 'template', 'invoice', 'quote']),
  /** What it is, for the reader. */
  about: inlineText,
  /** Example it is made from: `transaction_create hpp` (operation and key) or `blik/payin_h2h` (service). */
  like: z.string().optional(),
  /** Fields of the request that replace those of the example; `null` removes one. */
  change: jsonObject.optional(),
  /** Number of the card that pays it. */
  card: cardNumber.optional(),
  /** A token: id of the transaction it comes from. */
  of: z.string().optional(),
  /** The status it begins with, where it has one. */
  status: slug.optional(),
});

/** `sandbox.yaml`: what the sandbox contains from the start. */
export type Sandbox = Infer<typeof sandboxSchema>;
export const sandboxSchema = z.strictObject({
  objects: z.array(sandboxObject),
  /** Services beyond the registry, by the id of their method; each gets its key as its id. */
  services: z
    .record(slug, serviceMethodSchema)
    .transform((methods) => Object.entries(methods).map(([id, method]) => ({ ...method, id }))),
  /** How to get errors on purpose. */
  errors: z.array(
    z.strictObject({
      codes: z.array(z.number().int()).min(1),
      how: inlineText,
      /** The sandbox cannot give them; `how` says why. */
      never: z.boolean().optional(),
    }),
  ),
});
