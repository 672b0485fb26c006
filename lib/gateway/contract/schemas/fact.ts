import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';

/** A statement about a payment method, and how sure it is. */
export type Fact = Infer<typeof fact>;
export const fact = z
  .strictObject({
    value: inlineText.describe('What is true, in words.'),
    certainty: z
      .enum(['scheme', 'provider', 'own', 'uncertain'])
      .describe(
        '`scheme`: a public rule of a scheme, brand, country or regulator. `provider`: a figure that payment providers publish for their own product; pages print it as typical. `own`: our decision. `uncertain`: not confirmed, and not printed (see `factText`).',
      ),
    source: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The scheme, brand or authority that says so, by a name that a reader can find. A `provider` fact has none: pages name no other provider.',
      ),
    asOf: isoDate
      .optional()
      .describe('The day on which a person compared the fact with its source.'),
  })
  .superRefine(({ certainty, source, asOf }, context) => {
    if (certainty !== 'scheme' && certainty !== 'provider') return;
    const issue = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (certainty === 'scheme' && source === undefined) {
      issue('source', 'name the publication that says so');
    }
    if (certainty === 'provider' && source !== undefined) {
      issue('source', 'leave it out: no other provider is named');
    }
    if (asOf === undefined) issue('asOf', 'give the day on which the source was read');
  });
