/** Counts over all steps of `npm test`, and the names that a reader of the log looks for. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
}

/** A tally of nothing. */
export function emptyTally(): Tally;

/** Add one run of vitest, from its JSON report (undefined when there was none), to the tally. */
export function tallyOfReport(tally: Tally, step: string, exitCode: number, report?: string): void;
