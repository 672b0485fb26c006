import type { Problem } from '../../lib/base/source/problems';
import { isError } from './report';

/** All problems as one JSON document, for programs. */
export const jsonReport = (problems: readonly Problem[]): string =>
  JSON.stringify(
    {
      errors: problems.filter(isError).length,
      warnings: problems.filter((problem) => !isError(problem)).length,
      problems: problems.map(({ file, line, column, message, level = 'error', fix }) => ({
        file,
        line,
        column,
        level,
        message,
        canFix: fix !== undefined,
      })),
    },
    null,
    2,
  );

/**
 * A problem as GitHub shows it next to its line.
 * Source of the format: docs.github.com, "Workflow commands for GitHub Actions".
 */
export const annotation = (problem: Problem): string => {
  const { file, line, column, message } = problem;
  const kind = isError(problem) ? 'error' : 'warning';
  return `::${kind} file=${escapedProperty(file)},line=${line},col=${column}::${escaped(message)}`;
};

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
