import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';

/** `versions.yaml`: the dated versions of the API, the oldest first. */
export type Versions = Infer<typeof versionsSchema>;
export const versionsSchema = z.strictObject({
  versions: z
    .array(z.strictObject({ date: isoDate, changes: z.array(inlineText).min(1) }))
    .min(1)
    .refine(
      (versions) =>
        versions.every(({ date }, at) => at === 0 || date > (versions[at - 1]?.date ?? '')),
      'the oldest version comes first, and no date twice',
    ),
});
