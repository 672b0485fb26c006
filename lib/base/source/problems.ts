/** One fault in the content, placed where the author can fix it. */
export interface Problem {
  /** Path from the content folder's parent, as the author types it: `content/faq.mdx`. */
  readonly file: string;
  /** 1-based; 1 when the fault concerns the file as a whole. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What is wrong, a dash, and what to do about it. */
  readonly message: string;
  /** A warning is printed and does not stop the build. Absent means error. */
  readonly level?: 'error' | 'warning';
  /** Its one certain remedy, which `npm run check -- --fix` applies. */
  readonly fix?: Fix;
}

/**
 * A text to replace where it is no part of a longer address, on the line of the problem and not before its column; or
 * the file's right name.
 */
export type Fix = { readonly from: string; readonly to: string } | { readonly rename: string };

/** `content/faq.mdx:41:7  link to "/api/acount_info" has no page — did you mean "/api/account_info"?` */
export function formatProblem(problem: Problem): string {
  const mark = problem.level === 'warning' ? 'warning: ' : '';
  return `${problem.file}:${problem.line}:${problem.column}  ${mark}${problem.message}`;
}

/** Order by file, then position, so that two runs print the same list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Carries every problem found, so that an author sees all of them in one run. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    const sorted = sortProblems(problems);
    super(sorted.map(formatProblem).join('\n'), options);
    this.problems = sorted;
  }
}

/** The folder of the project cannot be written: it is read-only, it belongs to another user, or the disk is full. */
const isNotWritable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && /^(?:EROFS|ENOSPC|EDQUOT)$/.test(String(error.code))) ||
    ('syscall' in error &&
      /^(?:mkdir|rmdir|unlink|rename|write|copyfile)$/.test(String(error.syscall))));

/**
 * What was thrown while one file was read or checked, as faults: a `ContentError` carries its own, everything else
 * becomes a fault of that file. So no fault in the content, foreseen or not, ends the check of the other files.
 * @throws the error, if the machine refused to write: no page can be the reason
 */
export function problemsOf(error: unknown, file: string): readonly Problem[] {
  if (error instanceof ContentError) return error.problems;
  if (isNotWritable(error)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `cannot be checked (${reason.split('\n')[0]}) — undo the last change here, and report this message`;
  return [{ file, line: 1, column: 1, message }];
}

/**
 * Data without the parts that could not be read. Why they could not is said once, where they are read. A check that asks
 * for such a part ends with no faults: what it would find might only follow from theirs.
 */
export function withoutParts<T extends object>(data: T, parts: Iterable<string>): T {
  for (const part of parts)
    Object.defineProperty(data, part, {
      get() {
        throw new ContentError([]);
      },
    });
  return data;
}

/** Run the check of one file; what it throws is among the faults. */
export function guarded(file: string, check: () => readonly Problem[]): readonly Problem[] {
  try {
    return check();
  } catch (error) {
    return problemsOf(error, file);
  }
}
