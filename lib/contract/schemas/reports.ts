import { z } from 'zod';
import type { ReportFacts } from '../types';
import { inlineText, slug } from './common';

/** Schema of `reports.yaml`. */
export const reportsSchema: z.ZodType<ReportFacts> = z.strictObject({
  columns: z.array(
    z.strictObject({
      names: z.array(z.string().regex(/^[a-z0-9_]+(?:\.\*)?$/)).min(1),
      meaning: inlineText,
      filled: inlineText,
      types: z.array(slug).min(1),
      usual: z.array(slug),
    }),
  ),
  operations: z.array(z.strictObject({ id: slug, meaning: inlineText })),
});
