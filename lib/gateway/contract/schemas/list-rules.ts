import { z } from 'zod';
import { webAddress } from '../../../base/routes/web-address';
import { type Infer, inlineText, isoDate } from './common';

export const alpha2 = z.string().regex(/^[A-Z]{2}$/, 'a country is an ISO alpha-2 code');

/** Where a list comes from. */
export const listSource = z.strictObject({
  title: z.string(),
  license: z.string().optional(),
  url: webAddress.optional(),
  /** The publication day of the list, where the list names it. */
  listDate: isoDate.optional(),
});

/** A code that people write instead of another one. */
export type MistakenCode = Infer<ReturnType<typeof mistakenCode>>;
export const mistakenCode = (code: z.ZodString) =>
  z.strictObject({ code, use: code, note: inlineText });

/** No code twice in one list. */
export function uniqueCodes(
  rows: readonly { readonly code: string }[],
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [index, { code }] of rows.entries()) {
    if (seen.has(code)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'code'],
        message: `${code} is listed twice`,
      });
    }
    seen.add(code);
  }
}
