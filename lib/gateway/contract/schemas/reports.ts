import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** `reports.yaml`. */
export type ReportFacts = Infer<typeof reportsSchema>;
export const reportsSchema = z.strictObject({
  /** Columns of a report file that belong together. */
  columns: z.array(
    z.strictObject({
      /** As in the first line of the file; `extra.*` is any key of `extra`. */
      names: z.array(z.string().regex(/^[a-z0-9_]+(?:\.\*)?$/)).min(1),
      meaning: inlineText,
      /** Which rows have a value here. */
      filled: inlineText,
      /** Values of `type` whose reports know these columns. */
      types: z.array(slug).min(1),
      /** Values of `type` whose reports hold them when the request names no columns. */
      usual: z.array(slug),
    }),
  ),
  /** What a row can be: the values of the column `operation`. */
  operations: z.array(z.strictObject({ id: slug, meaning: inlineText })),
});
