import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';
import { alpha2, mistakenCode } from './list-rules';

/** `country_overlay.yaml`: what the package's list of countries does not contain. */
export type CountryOverlay = Infer<typeof countryOverlaySchema>;
export const countryOverlaySchema = z.strictObject({
  asOf: isoDate,
  mistaken: z.array(mistakenCode(alpha2)),
  userAssigned: z.array(
    z.strictObject({
      code: alpha2,
      name: z.string(),
      note: inlineText,
    }),
  ),
});
