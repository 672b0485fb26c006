import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, setUpSite, VIEWPORTS } from '../lib/browser';
import { pageKinds } from '../lib/page-kinds';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const site = setUpSite();

describe.each(['dark', 'light'] as const)('in the %s mode', (theme) => {
  describe.each(Object.entries(VIEWPORTS))('on a %s', (name, viewport) => {
    it.each(pageKinds())('%s breaks no rule of WCAG 2.2 AA', async (route) => {
      const page = await openIn(theme, viewport, route);
      await hydrate(page);
      expect(await violations(page)).toEqual([]);
    });

    if (name === 'phone') {
      it('the open drawer breaks none either', async () => {
        const page = await openIn(theme, viewport, '/');
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await page.getByRole('navigation', { name: 'Docs sidebar' }).waitFor();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
});

async function openIn(
  theme: string,
  viewport: { width: number; height: number },
  route: string,
): Promise<Page> {
  return site.open(route, {
    viewport,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: site.url, localStorage: [{ name: 'theme', value: theme }] }],
    },
  });
}

/** `rule: selector` for each element that breaks a rule; evaluate reaches the page past its own policy. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(async (tags) => {
    const axe = (globalThis as unknown as { axe: typeof import('axe-core') }).axe; // put there by the line above
    return (await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })) as AxeResults;
  }, RULES);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replace(/\s+/g, ' '),
    ),
  );
}
