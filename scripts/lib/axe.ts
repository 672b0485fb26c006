import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that a theme can break; they take as long as all others together. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds against WCAG 2.2 AA and its best practices: `rule: selector` for each element that breaks a rule.
 * @param judged colors, everything else, or both
 */
export async function violations(
  page: Page,
  judged: 'all' | 'colors' | 'structure' = 'all',
): Promise<string[]> {
  // `evaluate` reaches the page past its own policy.
  await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: judged === 'colors' ? { type: 'rule', values: COLOR_RULES } : TAGS,
    ...(judged === 'structure' && {
      rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
    }),
    resultTypes: ['violations'],
  };
  const results = await page.evaluate(async (given) => {
    const axe = (globalThis as unknown as { axe: typeof import('axe-core') }).axe; // put there by the line above
    return (await axe.run(document, given)) as AxeResults;
  }, options);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replace(/\s+/g, ' '),
    ),
  );
}
