/**
 * One paragraph of text from a data file. Of Markdown it may hold only `code` spans in backticks
 * and links `[text](/route#id)`; `parseInline` of `../inline` cuts it into parts.
 */
export type InlineText = string;

/** What JSON can say; the value of every example. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A calendar day, `2026-01-15`. */
export type IsoDate = string;

/** How firmly a field is asked for, or how surely it comes back. */
export type Need = 'required' | 'conditional' | 'optional';
