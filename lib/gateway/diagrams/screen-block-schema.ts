import { z } from 'zod';

/** A word the legend refers to; every mark has one legend entry and the other way round. */
export const markSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case letters, digits and hyphens')
  .optional();
const mark = markSchema;
const text = z.string().min(1);
/** A dial before a word: how much, or how it ended. */
const dial = z.enum(['empty', 'half', 'full', 'check', 'cross', 'minus', 'bang']);

const cell = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    mono: z.boolean().optional(),
    /** A transaction status: its dial and its color. */
    status: z.string().optional(),
    dial: dial.optional(),
    /** In a small frame of its own: a code, a kind. */
    badge: z.boolean().optional(),
    mark,
  }),
]);

const control = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('search'), label: text, mark }),
  z.strictObject({ kind: z.literal('select'), label: text, mark }),
  z.strictObject({ kind: z.literal('chip'), label: text, mark }),
  z.strictObject({ kind: z.literal('button'), label: text, primary: z.boolean().optional(), mark }),
]);

/** When a button can be pressed; with none of these, always. Names in `covers` and `zero` are figures of the screen. */
const condition = z.strictObject({
  /** The panel around the button shows no fault, or has to show one. */
  faults: z.enum(['none', 'some']).optional(),
  /** The first amount is not above the second. */
  covers: z.tuple([text, text]).optional(),
  /** This figure is zero. */
  zero: text.optional(),
  /** The transaction of the screen has one of these statuses. */
  statuses: z.array(text).min(1).optional(),
  /** The transaction of the screen has one of these state codes. */
  states: z.array(z.number().int()).min(1).optional(),
});

const pressable = z.strictObject({
  label: text,
  primary: z.boolean().optional(),
  /** It cannot be pressed in the state that is drawn. */
  disabled: z.boolean().optional(),
  needs: condition.optional(),
  mark,
});

/** Blocks that are used alone, or inside a panel. */
const leaf = z.discriminatedUnion('kind', [
  /** Name of the screen, with buttons at the right end. */
  z.strictObject({
    kind: z.literal('heading'),
    title: text,
    note: z.string().optional(),
    buttons: z.array(pressable).optional(),
    mark,
  }),
  z.strictObject({ kind: z.literal('tabs'), items: z.array(text).min(1), current: text, mark }),
  z.strictObject({ kind: z.literal('toolbar'), controls: z.array(control).min(1) }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z
      .array(
        z.strictObject({
          label: z.string(),
          width: z.number().positive().optional(),
          /** Amounts are at the right end of their column. */
          align: z.literal('end').optional(),
          /** A balance after each row: the one before, plus the credit, minus the debit of the row. */
          running: z.boolean().optional(),
          mark,
        }),
      )
      .min(1),
    rows: z.array(z.array(cell)),
    /** The last line, set apart: every amount in it is the sum of its column. */
    total: z.array(cell).optional(),
    /** Its rows are faults that have to be corrected. */
    faults: z.boolean().optional(),
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
        /** The field of the service in `form` that this one fills. */
        field: text.optional(),
        unit: z.string().optional(),
        select: z.boolean().optional(),
        mono: z.boolean().optional(),
        /** A square of this ink before the value: the field holds a color. */
        swatch: z.enum(['accent', 'ink', 'ground']).optional(),
        /** What is below the field. */
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
  /** Switches, or check boxes. */
  z.strictObject({
    kind: z.literal('options'),
    boxes: z.boolean().optional(),
    columns: z.number().int().min(1).max(3).optional(),
    items: z.array(z.strictObject({ label: text, on: z.boolean(), mark })),
  }),
  /** Small cards with one number each. */
  z.strictObject({
    kind: z.literal('numbers'),
    items: z.array(z.strictObject({ label: text, value: text, note: z.string().optional(), mark })),
  }),
  /** Columns, or a line, of invented values; `compare` is an earlier period, dashed. */
  z.strictObject({
    kind: z.literal('chart'),
    label: text,
    note: z.string().optional(),
    style: z.enum(['bars', 'line']).optional(),
    values: z.array(z.number().nonnegative()).min(2),
    compare: z.array(z.number().nonnegative()).optional(),
    /** Under the axis, one a value; an empty one leaves its place free. */
    ticks: z.array(z.string()).optional(),
    mark,
  }),
  /** Horizontal bars, each with its share of the whole (0 to 1). */
  z.strictObject({
    kind: z.literal('shares'),
    items: z
      .array(z.strictObject({ label: text, value: text, share: z.number().min(0).max(1), mark }))
      .min(1),
  }),
  z.strictObject({ kind: z.literal('buttons'), items: z.array(pressable) }),
  z.strictObject({ kind: z.literal('text'), text, strong: z.boolean().optional(), mark }),
  /** A line in a frame that asks for attention or says how a check went. */
  z.strictObject({
    kind: z.literal('notice'),
    text,
    dial: dial.optional(),
    button: text.optional(),
    mark,
  }),
  /** What happened, one line a step. */
  z.strictObject({
    kind: z.literal('timeline'),
    items: z.array(z.strictObject({ label: cell, note: z.string().optional(), mark })),
    mark,
  }),
  /** Stages in a row: those before the current one are done. */
  z.strictObject({
    kind: z.literal('stages'),
    items: z.array(text).min(2),
    current: text,
    mark,
  }),
  /** Text of machines, line by line. */
  z.strictObject({ kind: z.literal('code'), lines: z.array(z.string()).min(1), mark }),
  /** A place for files. */
  z.strictObject({ kind: z.literal('drop'), text, mark }),
  /** A QR code with lines next to it. It leads nowhere. */
  z.strictObject({ kind: z.literal('qr'), lines: z.array(z.string()), mark }),
]);

/** A block of a screen: one of the above, or panels side by side. */
export const blockSchema = z.discriminatedUnion('kind', [
  ...leaf.options,
  z.strictObject({
    kind: z.literal('columns'),
    items: z
      .array(
        z.strictObject({
          title: text.optional(),
          /** Share of the width, 1 if absent. */
          width: z.number().positive().optional(),
          /** Without it the panel has a frame. */
          bare: z.boolean().optional(),
          mark,
          blocks: z.array(leaf).min(1),
        }),
      )
      .min(2),
  }),
]);

export type ScreenBlock = z.infer<typeof blockSchema>;
/** One kind of block. */
export type BlockOf<K extends ScreenBlock['kind']> = Extract<ScreenBlock, { kind: K }>;
export type ScreenCell = z.infer<typeof cell>;
export type Pressable = z.infer<typeof pressable>;
export type ScreenControl = z.infer<typeof control>;
