import { z } from 'zod';
import type { DataFile } from '../../base/source/data-file';
import { blockSchema, markSchema } from './screen-block-schema';

const mark = markSchema;
const text = z.string().min(1);

/**
 * One calculation the page explains: `is` is the sum, its share of `over`, the product of `of`, or the day that is
 * `days` after the day `from`.
 */
const formula = z.strictObject({
  name: text,
  /** Formulas of a group are printed together: `<Formulas screen="final_report" group="fees" />`. */
  group: text.optional(),
  /** The rule in words. */
  rule: text,
  /** The figure that has to come out. */
  is: text,
  /** Figures to add; a leading `-` subtracts one. */
  sum: z.array(text).optional(),
  /** Divide the sum by the sum of these, in percent. */
  over: z.array(text).optional(),
  /** Multiply these; a figure that ends in `%` counts as hundredths. */
  of: z.array(text).optional(),
  from: text.optional(),
  days: text.optional(),
});

const readout = z
  .strictObject({
    where: text.optional().describe('Where it is, if the place of the window does not say it.'),
    api: z.array(text).describe('Ids of the operations that do the same; none: no operation does.'),
    note: text
      .optional()
      .describe('What the operations leave to the cabinet, or the other way round.'),
  })
  .describe(
    'What `<CabinetFacts>` says of the screen: `api` lists the operations that do the same.',
  );

/** A table of worked numbers: a journal entry, a calendar. Cells name figures as everything else does. */
const example = z.strictObject({
  label: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(z.string())).min(1),
  /** Every amount in it is the sum of its column. */
  total: z.array(z.string()).optional(),
});

/** A fee of the figures, as `tariffs.yaml` makes it: a share of `amount` and a fixed part for each of `count`. */
const charge = z.strictObject({
  fee: text,
  service: z.number().int(),
  currency: text,
  amount: text,
  count: text.optional(),
});

/** One screen of the cabinet. */
const screenSchema = z.strictObject({
  title: text,
  /** The screen in words, for those who cannot see it. */
  description: text,
  caption: z.string().optional(),
  /** Numbers and days of the example, as strings; `{name}` prints one anywhere in the file. */
  figures: z
    .record(
      z.string(),
      z.string().regex(/^(-?\d+(\.\d+)?%?|\d{4}-\d\d-\d\d)$/, 'use a decimal string or a day'),
    )
    .optional(),
  formulas: z.array(formula).optional(),
  charges: z.array(charge).optional(),
  examples: z.record(z.string(), example).optional(),
  readout,
  /** The transaction that is open on the screen. */
  subject: z.strictObject({ status: text, state: z.number().int().optional() }).optional(),
  /** The service whose form is drawn: every field that it requires is there, and holds a valid value. */
  form: z.number().int().optional(),
  /** The frame around it; absent for screens before sign-in. */
  window: z
    .strictObject({
      section: text,
      page: z.string().optional(),
      environment: z.enum(['live', 'sandbox']),
      point: text,
      marks: z
        .strictObject({
          menu: mark,
          environment: mark,
          point: mark,
          search: mark,
          bell: mark,
          user: mark,
        })
        .optional(),
    })
    .optional(),
  body: z.array(blockSchema).min(1),
  side: z
    .strictObject({ title: z.string().optional(), mark, blocks: z.array(blockSchema).min(1) })
    .optional(),
  legend: z.array(z.strictObject({ mark: text, name: text, text })).min(1),
});

/** What all screens share. */
const cabinetSchema = z.strictObject({
  title: text,
  environments: z.strictObject({ live: text, sandbox: text }),
  search: text,
  user: text,
  menu: z.array(z.strictObject({ label: text, pages: z.array(text).optional() })).min(1),
  /** Names of the interface that no drawing shows and a guide may still say. */
  names: z.array(text).default([]),
});

export const SCREENS: DataFile<ScreenFile> = {
  files: '_site/screens/*.yaml',
  schema: screenSchema,
};
export const CABINET: DataFile<CabinetFile> = {
  files: '_site/screens/_cabinet.yaml',
  schema: cabinetSchema,
};

export type ScreenFile = z.infer<typeof screenSchema>;
export type CabinetFile = z.infer<typeof cabinetSchema>;
export type ScreenFormula = z.infer<typeof formula>;
export type ScreenExample = z.infer<typeof example>;
