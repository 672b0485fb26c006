import type { InlineText } from '../schemas/common';

/** Columns of a report file that belong together. */
export interface ReportColumns {
  /** As in the first line of the file; `extra.*` stands for any key of `extra`. */
  readonly names: readonly string[];
  readonly meaning: InlineText;
  /** Which rows have a value here. */
  readonly filled: InlineText;
  /** Values of `type` whose reports know these columns. */
  readonly types: readonly string[];
  /** Values of `type` whose reports hold them when the request names no columns. */
  readonly usual: readonly string[];
}

/** `reports.yaml`. */
export interface ReportFacts {
  readonly columns: readonly ReportColumns[];
  /** What a row can be: the values of the column `operation`. */
  readonly operations: readonly { readonly id: string; readonly meaning: InlineText }[];
}
