import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';
import { alpha2, listSource, mistakenCode } from './list-rules';

const callingCode = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'a calling code is one to three digits in quotes');

/** `country_overlay.yaml`: what the package's list of countries does not contain. */
export type CountryOverlay = Infer<typeof countryOverlaySchema>;
export const countryOverlaySchema = z.strictObject({
  asOf: isoDate,
  mistaken: z.array(mistakenCode(alpha2)),
  userAssigned: z.array(
    z.strictObject({
      code: alpha2,
      name: z.string(),
      callingCode: callingCode.optional(),
      note: inlineText,
    }),
  ),
  callingCodes: z.strictObject({
    source: listSource,
    checkedOn: isoDate,
    /** Alpha-2 → digits without `+`. */
    codes: z.record(alpha2, callingCode),
  }),
});
