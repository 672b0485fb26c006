import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA and its best practices: `rule: selector` for each element that breaks a rule.
 * @param without rules to leave out, by their ids
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  // `evaluate` reaches the page past its own policy.
  await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: TAGS,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
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
