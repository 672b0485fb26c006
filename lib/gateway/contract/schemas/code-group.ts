import { z } from 'zod';
import { type Infer, inlineText } from './common';

/** Heading of a run of codes: `1xxx`, `2xx`. */
export type CodeGroup = Infer<typeof codeGroup>;
export const codeGroup = z.strictObject({
  /** First code of the group: 1000, 200. */
  from: z.number().int(),
  /** Last code of the group: 1999, 299. */
  to: z.number().int(),
  title: z.string(),
  description: inlineText.optional(),
});
