import { formatProblem, type Problem } from '../../lib/base/source/problems';

export const isError = (problem: Problem): boolean => problem.level !== 'warning';

/** Whether a list has no error and, if `isStrict`, no warning. */
export const passes = (problems: readonly Problem[], isStrict: boolean): boolean =>
  isStrict ? problems.length === 0 : !problems.some(isError);

/** Print all problems, or of the warnings only their number, and a last line that sums up. True when none is an error. */
export function report(problems: readonly Problem[], { brief = false } = {}): boolean {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  for (const problem of brief ? errors : problems) console.error(formatProblem(problem));
  if (problems.length > 0) {
    const hint = brief && warnings.length > 0 ? ' (npm run check lists them)' : '';
    console.error(`${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}${hint}`);
  }
  return errors.length === 0;
}

const count = (size: number, noun: string) => `${size} ${noun}${size === 1 ? '' : 's'}`;
