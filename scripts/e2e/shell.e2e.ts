import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, setUpSite, VIEWPORTS } from '../testing/browser';

const site = setUpSite();

const language = (page: Page) =>
  page.locator('details.menu').filter({ has: page.locator('summary', { hasText: 'English' }) });
const isExpanded = (page: Page) =>
  language(page).evaluate((element) => element.hasAttribute('open'));
const activeText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const activeTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each(FRAMEWORK_STATES)('the language menu, framework %s', (framework) => {
  it('toggles by click, Enter and Space', async () => {
    const page = await site.open('/', { framework });
    const summary = language(page).locator('summary');
    const actions = [
      () => summary.click(),
      () => summary.press('Enter'),
      () => summary.press('Space'),
    ];
    for (const act of actions) {
      await act();
      await expect.poll(() => isExpanded(page)).toBe(true);
      await act();
      await expect.poll(() => isExpanded(page)).toBe(false);
    }
  });

  it('closes on Escape and gives the focus back', async () => {
    const page = await site.open('/', { framework });
    const summary = language(page).locator('summary');
    await summary.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeTag(page)).toBe('A');
    await page.keyboard.press('Escape');
    await expect.poll(() => isExpanded(page)).toBe(false);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('moves along its links with the arrow keys, Home and End', async () => {
    const page = await site.open('/', { framework });
    await language(page).locator('summary').press('Enter');
    for (const key of ['ArrowDown', 'End', 'Home', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect.poll(() => activeTag(page)).toBe('A');
      expect(await activeText(page)).toContain('English');
    }
    const current = language(page).getByRole('link', { name: 'English' });
    expect(await current.getAttribute('aria-current')).toBe('true');
    expect(await current.getAttribute('hreflang')).toBe('en');
  });

  it('closes on a click elsewhere', async () => {
    const page = await site.open('/', { framework });
    await language(page).locator('summary').click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => isExpanded(page)).toBe(false);
  });
});

describe('the skip link', () => {
  it('is the first stop, shows itself there, and leads into the main part', async () => {
    const page = await site.open('/');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    const isOnScreen = () =>
      link.evaluate((element) => {
        const { top, left, bottom, right } = element.getBoundingClientRect();
        return (
          top >= 0 &&
          left >= 0 &&
          bottom <= innerHeight &&
          right <= innerWidth &&
          bottom - top >= 24
        );
      });
    expect(await isOnScreen()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await activeText(page)).toBe('Skip to main content');
    await expect.poll(isOnScreen).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => activeTag(page)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe.each(FRAMEWORK_STATES)('the sidebar, framework %s', (framework) => {
  it('folds and unfolds its groups', async () => {
    const page = await site.open('/', { framework });
    const group = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('details').first();
    const isUnfolded = () => group.evaluate((element) => element.hasAttribute('open'));
    const before = await isUnfolded();
    await group.locator('summary').first().click();
    await expect.poll(isUnfolded).toBe(!before);
    await group.locator('summary').first().press('Enter');
    await expect.poll(isUnfolded).toBe(before);
  });
});

describe('the keyboard walk', () => {
  it.each([
    ['desktop', VIEWPORTS.desktop],
    ['phone', VIEWPORTS.phone],
  ])(
    'goes through the shell in the order it is read, always visibly, on a %s',
    async (_, viewport) => {
      const page = await site.open('/', { viewport });
      const stops: string[] = [];
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement)) return undefined;
          const style = getComputedStyle(element);
          // A box around the control may show the ring instead of the control.
          const ring = [element, element.parentElement].some((each) => {
            const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : style;
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
          });
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          return { name, ring, isThere: width > 0 && height > 0 };
        });
        if (!stop) continue;
        stops.push(stop.name);
        expect(stop.isThere, `"${stop.name}" is shown`).toBe(true);
        expect(stop.ring, `"${stop.name}" shows that it has the focus`).toBe(true);
      }
      expect(stops[0]).toBe('Skip to main content');
      expect(new Set(stops).size).toBeGreaterThan(8);
    },
  );
});
