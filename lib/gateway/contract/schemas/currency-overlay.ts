import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';

const code = z.string().regex(/^[A-Z]{3}$/, 'a currency code is three capital letters');

/** A currency that has ended. */
export type HistoricCurrency = Infer<typeof historicCurrency>;
const historicCurrency = z.strictObject({
  code,
  name: z.string().optional(),
  until: isoDate,
  replacedBy: code.optional(),
});

/** `currency_overlay.yaml`: what changed since the package's list. */
export type CurrencyOverlay = Infer<typeof currencyOverlaySchema>;
export const currencyOverlaySchema = z.strictObject({
  /** The day of the overlay: a row with a later date is not used yet. Not the clock, so that every build is the same. */
  asOf: isoDate,
  note: inlineText.optional(),
  add: z.array(
    z.strictObject({
      code,
      numeric: z.string().regex(/^\d{3}$/, 'a numeric code is three digits in quotes'),
      exponent: z.number().int().min(0).max(4),
      name: z.string(),
      countries: z.array(z.string()),
      since: isoDate,
    }),
  ),
  historic: z.array(historicCurrency),
  /** Metals, test codes, units of account: valid ISO codes that are not used for payments. */
  hide: z.array(code),
});
