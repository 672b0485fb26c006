import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../testing/axe';
import { hydrate, setUpSite, VIEWPORTS } from '../testing/browser';
import { pageKinds } from '../testing/page-kinds';
import { isWhole, pagesToTry } from '../testing/pages-to-try';

const site = setUpSite();
/** One page of each kind; all pages, the search and the 404 page in `npm run test:all`. */
const routes = isWhole()
  ? [...pagesToTry().map(({ route }) => route), '/search', '/404']
  : pageKinds();

describe.each(['dark', 'light'] as const)('in the %s mode', (theme) => {
  // The other theme changes colors and nothing else.
  const judged = theme === 'dark' ? 'all' : 'colors';
  describe.each(Object.entries(VIEWPORTS))('on a %s', (name, viewport) => {
    // What a width changes has no colors of its own, but for the drawer. A kind is tried at one width, and by
    // `npm run test:all` at both.
    const isTried = (at: number): boolean =>
      isWhole() || (theme === 'light' ? name === 'desktop' : (at % 2 === 0) === (name === 'phone'));
    const tried = routes.filter((_, at) => isTried(at));
    it.each(tried)('%s breaks no rule of WCAG 2.2 AA', async (route) => {
      const page = await openIn(theme, viewport, route);
      await hydrate(page);
      expect(await violations(page, judged)).toEqual([]);
    });

    if (name === 'phone') {
      it('the open drawer breaks none either', async () => {
        const page = await openIn(theme, viewport, '/');
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await page.getByRole('navigation', { name: 'Docs sidebar' }).waitFor();
        expect(await violations(page, judged)).toEqual([]);
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
