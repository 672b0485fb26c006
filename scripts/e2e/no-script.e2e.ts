import { describe, expect, it } from 'vitest';
import { setUpSite, VIEWPORTS } from '../testing/browser';
import { pageKinds, pageWith } from '../testing/page-kinds';

const site = setUpSite();

describe('without JavaScript', () => {
  it.each(pageKinds())('%s can be read, in dark, with the sidebar beside it', async (route) => {
    const page = await site.open(route, { javaScriptEnabled: false });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(true);
    const text = (await page.locator('main').allInnerTexts()).join();
    expect(text.length).toBeGreaterThan(route === '/search' || route === '/404' ? 40 : 400);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const [ground, ink] = await page.evaluate(() => {
      const lightness = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
        return (red + green + blue) / 3;
      };
      const painted = [document.body, document.documentElement]
        .map((each) => getComputedStyle(each).backgroundColor)
        .find((each) => each !== 'rgba(0, 0, 0, 0)');
      return [lightness(painted ?? ''), lightness(getComputedStyle(document.body).color)];
    });
    expect(ground).toBeLessThan(64);
    expect(ink).toBeGreaterThan(128);
    // The search and the 404 page are no documents and have no sidebar (spec §2).
    if (route !== '/404' && route !== '/search') {
      expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
    }
  });

  it('all tabs are shown one under the other, each under its name, without the buttons', async () => {
    const page = await site.open(pageWith(/role="tablist"/).route, { javaScriptEnabled: false });
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
      expect(await panel.isVisible()).toBe(true);
    }
    const titles = page.locator('.tab-panel-title');
    expect(await titles.count()).toBeGreaterThan(1);
    for (const title of await titles.all()) expect(await title.isVisible()).toBe(true);
    expect(await page.getByRole('tablist').count()).toBe(0);
  });

  it('the drawer opens and closes all the same', async () => {
    const page = await site.open('/request_format', {
      javaScriptEnabled: false,
      viewport: VIEWPORTS.phone,
    });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(await sidebar.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await sidebar.waitFor({ state: 'visible' });
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await sidebar.waitFor({ state: 'hidden' });
  });

  it('controls that would do nothing are not offered', async () => {
    const page = await site.open('/request_format', { javaScriptEnabled: false });
    expect(
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).count(),
    ).toBe(0);
    expect(await page.getByRole('button', { name: 'Copy code to clipboard' }).count()).toBe(0);
  });

  it('the search box leads to the search page', async () => {
    const page = await site.open('/', { javaScriptEnabled: false });
    const box = page.getByRole('search').getByRole('searchbox').first();
    await box.fill('callback');
    await box.press('Enter');
    await page.waitForURL(
      (url) => /^\/search\/?$/.test(url.pathname) && url.searchParams.get('q') === 'callback',
    );
  });
});
