import { z } from 'zod';
import { type Infer, inlineText, isoDate } from './common';
import { alpha2, listSource, uniqueCodes } from './list-rules';

/** One bank of a country. */
export type Bank = Infer<typeof bank>;
const bank = z.strictObject({
  /** Always text: leading zeros count. */
  code: z.string().regex(/^\d+$/, 'a bank code is digits in quotes'),
  name: z.string().min(1),
  short: z.string().optional(),
  bic: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'a BIC has 8 or 11 characters')
    .optional(),
  /** Brazil: eight digits for Pix. */
  ispb: z
    .string()
    .regex(/^\d{8}$/, 'an ISPB is eight digits in quotes')
    .optional(),
  /** Brazil: how the institution takes part in Pix. */
  pix: z.enum(['direct', 'indirect']).optional(),
  /** Widely used: a long list may show these first. */
  main: z.boolean().optional(),
  /** `unconfirmed`: not offered unless the service lists it. */
  status: z.enum(['renamed', 'merged', 'closed', 'unconfirmed']).optional(),
  note: inlineText.optional(),
});

/** One file of `_reference/banks`: what the code of a country is, and the banks that may be published. */
export type BankList = Infer<typeof bankListSchema>;
export const bankListSchema = z
  .strictObject({
    country: alpha2,
    /** Name of the code: "MFO". */
    code: z.string(),
    /** Absent if no code is in public use. */
    issuer: z.string().optional(),
    digits: z.number().int().positive().optional(),
    /** Position of the code in an account number. */
    where: inlineText.optional(),
    rule: inlineText,
    published: z.enum(['all', 'part', 'none']),
    /** What is not published and why, or what to take care of. */
    why: inlineText.optional(),
    source: listSource.optional(),
    checkedOn: isoDate,
    banks: z.array(bank).superRefine(uniqueCodes),
  })
  .superRefine(({ published, banks, source, why, rule, digits }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if ((published === 'none') !== (banks.length === 0)) {
      issue(['banks'], 'a list that is published has banks, one that is not has none');
    }
    if (published !== 'none' && !source) issue(['source'], 'a published list names its source');
    if (published !== 'all' && !why) issue(['why'], 'say what is left out and why');
    if (published === 'all') {
      for (const { path, text } of textsOf({ rule, why, banks })) {
        if (/\bservices?\b/.test(text)) issue(path, REFERS_TO_SERVICE);
      }
    }
    for (const [index, { code, status, note }] of banks.entries()) {
      if (status !== undefined && note === undefined) {
        issue(
          ['banks', index, 'status'],
          `${code} is ${status} — add a note that says its new name, or what to send instead`,
        );
      }
      if (digits !== undefined && code.length !== digits) {
        issue(['banks', index, 'code'], `a code has ${digits} digits here`);
      }
    }
  });

/** A service whose country has a complete list names this list instead of the banks: `values_ref`. */
const REFERS_TO_SERVICE =
  'refers to the service, which refers to this complete list — say which code to send, or that the bank is not offered';

interface TextOfList {
  readonly path: (string | number)[];
  readonly text: string;
}

interface Texts {
  readonly rule: string;
  readonly why: string | undefined;
  readonly banks: readonly { readonly note?: string | undefined }[];
}

const textsOf = ({ rule, why = '', banks }: Texts): TextOfList[] => [
  { path: ['rule'], text: rule },
  { path: ['why'], text: why },
  ...banks.map(({ note = '' }, index) => ({ path: ['banks', index, 'note'], text: note })),
];
