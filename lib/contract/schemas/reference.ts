import { z } from 'zod';
import type {
  BankList,
  CountryOverlay,
  CryptoCodes,
  CurrencyOverlay,
  LanguageOverlay,
  TestCards,
} from '../types';
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

const alpha2 = z.string().regex(/^[A-Z]{2}$/, 'a country is an ISO alpha-2 code');
const language = z.string().regex(/^[a-z]{2}$/, 'a language is two lower-case letters');
const callingCode = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'a calling code is one to three digits in quotes');

const listSource = z.strictObject({
  title: z.string(),
  license: z.string().optional(),
  url: z.url().optional(),
  listDate: isoDate.optional(),
});

/** Schema of `country_overlay.yaml`. */
export const countryOverlaySchema: z.ZodType<CountryOverlay> = z.strictObject({
  asOf: isoDate,
  mistaken: z.array(z.strictObject({ code: alpha2, use: alpha2, note: inlineText })),
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
    codes: z.record(alpha2, callingCode),
  }),
});

/** Schema of `language_overlay.yaml`. */
export const languageOverlaySchema: z.ZodType<LanguageOverlay> = z.strictObject({
  asOf: isoDate,
  mistaken: z.array(z.strictObject({ code: language, use: language, note: inlineText })),
});

const decimals = z.number().int().min(0).max(18);

/** Schema of `crypto_codes.yaml`. */
export const cryptoCodesSchema: z.ZodType<CryptoCodes> = z.strictObject({
  assets: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z0-9]{2,6}(-[A-Z0-9]{2,8})?$/, 'such as BTC or USDT-TRC20'),
        asset: z.string(),
        network: z.string().regex(/^[a-z][a-z-]*$/),
        standard: z.enum(['native', 'ERC-20', 'BEP-20', 'TRC-20', 'SPL', 'jetton']),
        onChainDecimals: decimals,
        precision: decimals,
        confirmations: z.union([z.number().int().positive(), z.literal('finalized')]),
        memo: z.enum(['none', 'comment', 'tag', 'memo']),
        pattern: z.string().startsWith('^').endsWith('$'),
        chainId: z.number().int().positive().optional(),
      }),
    )
    .superRefine(uniqueCodes),
  balances: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z0-9]{2,6}$/, 'such as USDT, without a network'),
        asset: z.string(),
        precision: decimals,
      }),
    )
    .superRefine(uniqueCodes),
});

/** Schema of a file of `banks`. */
export const bankListSchema: z.ZodType<BankList> = z
  .strictObject({
    country: alpha2,
    code: z.string(),
    issuer: z.string(),
    digits: z.number().int().positive().optional(),
    where: inlineText.optional(),
    rule: inlineText,
    published: z.enum(['all', 'part', 'none']),
    why: inlineText.optional(),
    source: listSource.optional(),
    checkedOn: isoDate,
    banks: z
      .array(
        z.strictObject({
          code: z.string().regex(/^\d+$/, 'a bank code is digits in quotes'),
          name: z.string().min(1),
          short: z.string().optional(),
          bic: z
            .string()
            .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'a BIC has 8 or 11 characters')
            .optional(),
          ispb: z
            .string()
            .regex(/^\d{8}$/, 'an ISPB is eight digits in quotes')
            .optional(),
          pix: z.enum(['direct', 'indirect']).optional(),
          main: z.boolean().optional(),
          status: z.enum(['renamed', 'merged', 'closed', 'check']).optional(),
          note: inlineText.optional(),
        }),
      )
      .superRefine(uniqueCodes),
  })
  .superRefine(({ published, banks, source, why, digits }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if ((published === 'none') !== (banks.length === 0)) {
      issue(['banks'], 'a list that is published has banks, one that is not has none');
    }
    if (published !== 'none' && !source) issue(['source'], 'a published list names its source');
    if (published !== 'all' && !why) issue(['why'], 'say what is left out and why');
    for (const [index, bank] of banks.entries()) {
      if (digits !== undefined && bank.code.length !== digits) {
        issue(['banks', index, 'code'], `a code has ${digits} digits here`);
      }
    }
  });

/** No code twice in one list. */
function uniqueCodes(rows: readonly { readonly code: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { code: own }] of rows.entries()) {
    if (seen.has(own)) {
      context.addIssue({ code: 'custom', path: [index, 'code'], message: `${own} stands twice` });
    }
    seen.add(own);
  }
}
