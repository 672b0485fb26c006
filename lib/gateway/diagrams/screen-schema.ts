import { z } from 'zod';
import { blockSchema, markSchema } from './screen-block-schema';

const mark = markSchema;
const text = z.string().min(1);

/** One calculation the page explains: `is` is the sum, its share of `over`, or the product of `of`. */
const formula = z.strictObject({
  name: text,
  /** The rule in words. */
  rule: text,
  /** The figure that has to come out. */
  is: text,
  /** Figures to add; a leading `-` subtracts one. */
  sum: z.array(text).optional(),
  /** Divide the sum by the sum of these, in percent. */
  over: z.array(text).optional(),
  /** Multiply these; a figure that ends in ` %` counts as hundredths. */
  of: z.array(text).optional(),
});

/** `content/_site/screens/<name>.yaml`: one screen of the cabinet. */
export const screenSchema = z.strictObject({
  title: text,
  /** The screen in words, for those who cannot see it. */
  description: text,
  caption: z.string().optional(),
  /** Numbers of the example, as decimal strings; `{name}` prints one anywhere in the file. */
  figures: z
    .record(z.string(), z.string().regex(/^-?\d+(\.\d+)?( %)?$/, 'use a decimal string'))
    .optional(),
  formulas: z.array(formula).optional(),
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

/** `content/_site/screens/_cabinet.yaml`: what all screens share. */
export const cabinetSchema = z.strictObject({
  title: text,
  environments: z.strictObject({ live: text, sandbox: text }),
  search: text,
  user: text,
  menu: z.array(z.strictObject({ label: text, pages: z.array(text).optional() })).min(1),
  /** Names of the interface that no drawing shows and a guide may still say. */
  names: z.array(text).default([]),
});

export type ScreenFile = z.infer<typeof screenSchema>;
export type CabinetFile = z.infer<typeof cabinetSchema>;
export type ScreenFormula = z.infer<typeof formula>;
