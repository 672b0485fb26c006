import type { Problem } from '../../base/source/problems';
import { EMPTY_HEADING } from '../markdown/mistakes';
import { type ProseRules, ruleOf } from './rules';

/**
 * The problems of a page, without the advice to remove a heading that each page of its kind has.
 * @param text text of the page's file
 */
export function keepNeededHeadings(
  problems: readonly Problem[],
  { route, text: file }: { readonly route: string; readonly text: string },
  rules: ProseRules,
): readonly Problem[] {
  const needed = ruleOf(route, rules)?.headings ?? [];
  const lines = file.split(/\r?\n/);
  return problems.map((problem) => {
    if (problem.message !== EMPTY_HEADING) return problem;
    const text = (lines[problem.line - 1] ?? '').replace(/^[#\s]+|\s*(?:\\?\{#.*)?$/g, '');
    return needed.includes(text)
      ? {
          ...problem,
          message: 'nothing is below this heading, which each page of this kind has — write a text',
        }
      : problem;
  });
}
