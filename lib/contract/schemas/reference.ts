import { z } from 'zod';
import type { CurrencyOverlay, TestCards } from '../types';
import { cardNumber, inlineText, isoDate, slug } from './common';

const code = z.string().regex(/^[A-Z]{3}$/, 'a currency code is three capital letters');

/** Schema of `currency_overlay.yaml`. */
export const currencyOverlaySchema: z.ZodType<CurrencyOverlay> = z.strictObject({
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
  historic: z.array(
    z.strictObject({
      code,
      name: z.string().optional(),
      until: isoDate,
      replacedBy: code.optional(),
    }),
  ),
  hide: z.array(code),
});

const byBrand = z.record(slug, cardNumber);

/** Schema of `test_cards.yaml`. */
export const testCardsSchema: z.ZodType<TestCards> = z.strictObject({
  bins: z.record(slug, z.string().regex(/^\d{6}$/)),
  filler: z.string().regex(/^\d{5}$/),
  public: z.array(
    z.strictObject({ brand: z.string(), number: cardNumber, cvv: z.string(), result: inlineText }),
  ),
  threeDs: z.array(
    z.strictObject({
      digit: z.number().int().min(0).max(9),
      behavior: inlineText,
      failure: z.number().int().optional(),
      cards: byBrand,
    }),
  ),
  declines: z.array(
    z.strictObject({
      failure: z.number().int(),
      note: inlineText.optional(),
      cards: byBrand,
    }),
  ),
  inputs: z.array(z.strictObject({ kind: z.string(), value: z.string(), result: inlineText })),
  rules: z.array(inlineText),
});
