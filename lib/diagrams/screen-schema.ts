import { z } from 'zod';

/** A word the legend refers to; every mark has one legend entry and the other way round. */
const mark = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case letters, digits and hyphens')
  .optional();
const text = z.string().min(1);
/** A dial before a word: how much, or how it ended. */
const dial = z.enum(['empty', 'half', 'full', 'check', 'cross', 'minus', 'bang']);

const cell = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    mono: z.boolean().optional(),
    /** A transaction status: its dial and its colour. */
    status: z.string().optional(),
    dial: dial.optional(),
  }),
]);

const control = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('search'), label: text, mark }),
  z.strictObject({ kind: z.literal('select'), label: text, mark }),
  z.strictObject({ kind: z.literal('chip'), label: text, mark }),
  z.strictObject({ kind: z.literal('button'), label: text, primary: z.boolean().optional(), mark }),
]);

const block = z.discriminatedUnion('kind', [
  /** Name of the screen, with buttons at the right end. */
  z.strictObject({
    kind: z.literal('heading'),
    title: text,
    note: z.string().optional(),
    buttons: z
      .array(z.strictObject({ label: text, primary: z.boolean().optional(), mark }))
      .optional(),
    mark,
  }),
  z.strictObject({ kind: z.literal('tabs'), items: z.array(text).min(1), current: text, mark }),
  z.strictObject({ kind: z.literal('toolbar'), controls: z.array(control).min(1) }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z
      .array(z.strictObject({ label: z.string(), width: z.number().positive().optional(), mark }))
      .min(1),
    rows: z.array(z.array(cell)),
    /** Number of the selected row, from 1. */
    current: z.number().int().positive().optional(),
    mark,
  }),
  z.strictObject({
    kind: z.literal('fields'),
    columns: z.number().int().min(1).max(3).optional(),
    items: z.array(
      z.strictObject({
        label: text,
        value: z.string(),
        unit: z.string().optional(),
        select: z.boolean().optional(),
        mono: z.boolean().optional(),
        /** What stands under the field. */
        hint: z.string().optional(),
        mark,
      }),
    ),
  }),
  /** Label and value, without a frame: the facts of a side card. */
  z.strictObject({
    kind: z.literal('facts'),
    items: z.array(z.strictObject({ label: text, value: cell, mark })),
  }),
  /** Switches and check boxes. */
  z.strictObject({
    kind: z.literal('options'),
    items: z.array(z.strictObject({ label: text, on: z.boolean(), mark })),
  }),
  /** Small cards with one number each. */
  z.strictObject({
    kind: z.literal('numbers'),
    items: z.array(z.strictObject({ label: text, value: text, note: z.string().optional(), mark })),
  }),
  /** A column chart of invented values. */
  z.strictObject({
    kind: z.literal('chart'),
    label: text,
    values: z.array(z.number().nonnegative()).min(2),
    mark,
  }),
  z.strictObject({
    kind: z.literal('buttons'),
    items: z.array(z.strictObject({ label: text, primary: z.boolean().optional(), mark })),
  }),
  z.strictObject({ kind: z.literal('text'), text, strong: z.boolean().optional(), mark }),
  /** What happened, one line a step. */
  z.strictObject({
    kind: z.literal('timeline'),
    items: z.array(z.strictObject({ label: cell, note: z.string().optional() })),
    mark,
  }),
]);

/** `content/_site/screens/<name>.yaml`: one screen of the cabinet. */
export const screenSchema = z.strictObject({
  title: text,
  /** The screen in words, for those who cannot see it. */
  description: text,
  caption: z.string().optional(),
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
  body: z.array(block).min(1),
  side: z
    .strictObject({ title: z.string().optional(), mark, blocks: z.array(block).min(1) })
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
});

export type ScreenFile = z.infer<typeof screenSchema>;
export type CabinetFile = z.infer<typeof cabinetSchema>;
export type ScreenBlock = z.infer<typeof block>;
/** One kind of block. */
export type BlockOf<K extends ScreenBlock['kind']> = Extract<ScreenBlock, { kind: K }>;
export type ScreenCell = z.infer<typeof cell>;
export type ScreenControl = z.infer<typeof control>;
