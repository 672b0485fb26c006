/** A fault in the data, placed by file and keys; `locate` turns it into line and column. */
export interface Finding {
  /** Path inside the content folder: `_contract/errors.yaml`. */
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Instead of keys, for a block of code on a page: its line, 1-based. */
  readonly line?: number;
  readonly message: string;
  /** Absent means error. */
  readonly level?: 'warning';
}

/** A faultfinder for one file. */
export const finder =
  (file: string) =>
  (path: Finding['path'], message: string): Finding => ({ file, path, message });

/** Values that occur more than once, each with the index of its repeat. */
export function repeats<T>(values: readonly T[]): { readonly value: T; readonly index: number }[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ value, index }] : [],
  );
}
