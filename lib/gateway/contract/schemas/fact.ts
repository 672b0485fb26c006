import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';

/** A statement about a payment method, and how sure it is. */
export type Fact = Infer<typeof fact>;
export const fact = z
  .strictObject({
    value: inlineText,
    /**
     * `scheme`: a public rule of a scheme, brand, country or regulator. `provider`: a figure that payment providers
     * publish for their own product; pages print it as typical. `own`: our decision. `uncertain`: not confirmed, and
     * not printed (see `factText`).
     */
    certainty: z.enum(['scheme', 'provider', 'own', 'uncertain']),
    /** A name that a reader can find. Pages name the source of a `scheme` fact, and call those of `provider` facts providers. */
    source: z.string().min(1).optional(),
    /** The day on which somebody compared the fact with its source. */
    asOf: isoDate.optional(),
  })
  .superRefine(({ certainty, source, asOf }, context) => {
    if (certainty !== 'scheme' && certainty !== 'provider') return;
    const issue = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (source === undefined) issue('source', 'name the publication that says so');
    if (asOf === undefined) issue('asOf', 'give the day on which the source was read');
  });
