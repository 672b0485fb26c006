import { z } from 'zod';
import { inlineFault } from '../inline';

/** The data that a schema returns, read-only at every depth: all readers share the one copy in memory. */
export type Infer<S extends z.ZodType> = ReadonlyDeep<z.infer<S>>;

/** `Json` is recursive and read-only already, so the type stops there. */
type ReadonlyDeep<T> = readonly Json[] extends T
  ? T
  : { readonly [K in keyof T]: ReadonlyDeep<T[K]> };

/**
 * One paragraph of text from a data file. Its only markup is `code` in backticks and links `[text](/route#id)`;
 * `parseInline` of `../inline` cuts it into parts.
 */
export type InlineText = z.infer<typeof inlineText>;
export const inlineText = z
  .string()
  .min(1, 'empty text')
  .superRefine((text, context) => {
    const fault = inlineFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/** A regular expression as checks run it: with the flag `u`. */
export const pattern = z.string().superRefine((source, context) => {
  try {
    new RegExp(source, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue({ code: 'custom', message: reason });
  }
});

export const slug = z.string().regex(/^[a-z][a-z0-9_]*$/, 'a slug is lower case with underscores');

/** Whether a request must send a field, or whether a response always has it. */
export type Need = z.infer<typeof need>;
export const need = z.enum(['required', 'conditional', 'optional']);

/** A calendar day: `2026-01-15`. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written in quotes as "2026-01-15"');

/** What JSON can say; the value of every example. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), jsonObject]),
);

export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json);

export const count = z.number().int().positive();

export const cardNumber = z
  .string()
  .regex(/^\d{12,19}$/, 'a card number is 12 to 19 digits in quotes');
