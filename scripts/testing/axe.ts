import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that a theme can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that texts and data can break on one page alone; all others are decided by a component, a sheet or the shell. */
const CONTENT_RULES = [
  'aria-hidden-focus',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
  'button-name',
  'definition-list',
  'dlitem',
  'duplicate-id-aria',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-name',
  'list',
  'listitem',
  'nested-interactive',
  'page-has-heading-one',
  'region',
  'role-img-alt',
  'scope-attr-valid',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
  'table-duplicate-name',
  'td-headers-attr',
  'th-has-data-cells',
];

const RULES = { colors: COLOR_RULES, content: CONTENT_RULES } as const;

interface Judged {
  /** All rules, or those that a theme or a page's own content can break. */
  readonly judged?: 'all' | 'colors' | 'content';
  /** Judges only what this selector finds. */
  readonly within?: string | undefined;
}

/**
 * What axe finds against WCAG 2.2 AA and its best practices: `rule: selector` for each element that breaks a rule.
 */
export async function violations(
  page: Page,
  { judged = 'all', within }: Judged = {},
): Promise<string[]> {
  // What a sticky bar covers while the page is scrolled counts as too small a target; a reader scrolls on.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // `evaluate` reaches the page past its own policy.
  await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: judged === 'all' ? TAGS : { type: 'rule', values: RULES[judged] },
    resultTypes: ['violations'],
  };
  const results = await page.evaluate(
    async ({ given, root }) => {
      const axe = (globalThis as unknown as { axe: typeof import('axe-core') }).axe; // put there by the line above
      // Axe looks at all that is visible, whatever it judges: the rest of a page would take most of the time.
      const hidden: (readonly [rest: HTMLElement, display: string])[] = [];
      for (
        let part = root === undefined ? null : document.querySelector(root);
        part && part !== document.body;
        part = part.parentElement
      ) {
        for (const rest of part.parentElement?.children ?? []) {
          if (rest === part || rest.querySelector(root ?? '') || !(rest instanceof HTMLElement))
            continue;
          hidden.push([rest, rest.style.display]);
          rest.style.display = 'none';
        }
      }
      const found = (await axe.run(root ?? document, given)) as AxeResults;
      for (const [rest, display] of hidden) rest.style.display = display;
      return found;
    },
    { given: options, root: within },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replace(/\s+/g, ' '),
    ),
  );
}

/**
 * What axe finds in the dark mode, and against the rules of colors in the light one: the other mode changes colors and
 * nothing else.
 */
export async function violationsInBothModes(
  page: Page,
  { within }: Pick<Judged, 'within'> = {},
): Promise<string[]> {
  // A color that is on its way to another one is not judged.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [mode, judged] of [
    ['dark', 'all'],
    ['light', 'colors'],
  ] as const) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, mode);
    const broken = await violations(page, { judged, within });
    found.push(...broken.map((violation) => `${mode}: ${violation}`));
  }
  return found;
}
