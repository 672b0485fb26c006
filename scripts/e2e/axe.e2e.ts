import { describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { violationsInBothModes } from '../testing/axe';
import { hydrate, setUpSite, VIEWPORTS } from '../testing/browser';
import { pagesToJudge } from '../testing/pages-to-try';

const site = setUpSite();
const routes = pagesToJudge();

describe.each(Object.entries(VIEWPORTS))('on a %s', (name, viewport) => {
  // What a width changes has no colors of its own, but for the drawer. A kind is tried at one width, and by
  // `npm run test:all` at both.
  const tried = routes.filter((_, at) => isWhole() || (at % 2 === 0) === (name === 'phone'));
  it.each(tried)('%s breaks no rule of WCAG 2.2 AA', async (route) => {
    const page = await site.open(route, { viewport });
    await hydrate(page);
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  if (name === 'phone') {
    it('the open drawer breaks none either', async () => {
      const page = await site.open('/', { viewport });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('navigation', { name: 'Docs sidebar' }).waitFor();
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  }
});
