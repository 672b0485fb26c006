import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../testing/axe';
import { hydrate, setUpSite, VIEWPORTS } from '../testing/browser';
import { shiftOf, watchShifts } from '../testing/shifts';

const site = setUpSite();

const LONG = '/reference/transaction_statuses';
const ROW = '/reference/api_error_codes#e6001';

/** How many parts of the article have no layout: of its blocks, and of the records of long tables on a phone. */
const skipped = (page: Page, parts = '.article-body > * > *, .table-long th'): Promise<number> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    parts,
  );

const openLate = (path: string, options = {}) =>
  site.open(path, { isLaidOutLate: true, ...options });

const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? Number.NaN);

describe.each(Object.values(VIEWPORTS))('at $width px', (viewport) => {
  it('lays out what is below the screen when somebody begins to read', async () => {
    const page = await openLate(LONG, { viewport });
    expect(await skipped(page)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => skipped(page, '.article-body > * > *')).toBe(0);
  });

  it('moves nothing under a reader who scrolls to the end', async () => {
    const context = await site.newContext({ isLaidOutLate: true, viewport });
    await watchShifts(context);
    const page = await context.newPage();
    for (const path of [LONG, '/reference/country_codes']) {
      await page.goto(path);
      for (let screen = 0; screen < 12; screen += 1) {
        await page.mouse.wheel(0, viewport.height);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      expect(await shiftOf(page), path).toBe(0);
    }
  });

  it('comes back to where the reader was', async () => {
    const page = await openLate(LONG, { viewport });
    await hydrate(page);
    await page.locator('.pager a').last().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(window.scrollY));
    expect(before).toBeGreaterThan(viewport.height);
    await page.locator('.pager a').last().click();
    await page.waitForURL((url) => url.pathname !== LONG);
    await page.goBack();
    await page.waitForURL(`**${LONG}`);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  });

  it('is whole where the address names a place, and goes there', async () => {
    const page = await openLate(ROW, { viewport });
    expect(await skipped(page)).toBe(0);
    const place = await placeOf(page);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(viewport.height / 2);
  });

  it('is whole on paper, and when it is loaded again', async () => {
    const page = await openLate(LONG, { viewport });
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    expect(await skipped(page)).toBe(0);
  });
});

it('goes to a place without scripts too', async () => {
  const page = await openLate(ROW, { javaScriptEnabled: false });
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(VIEWPORTS.desktop.height / 2);
});

// A box that scrolls becomes a tab stop when it has a layout, which the first key gives it.
it.each(['/api/transaction_create', '/services/blik/payin_h2h'])(
  '%s has no target that seems to lie over another before its reader comes',
  async (path) => {
    const page = await openLate(path, { viewport: VIEWPORTS.phone });
    const found = await violations(page);
    expect(found.filter((each) => each.startsWith('target-size'))).toEqual([]);
  },
);

it('makes a box that scrolls a tab stop when its reader comes', async () => {
  const page = await openLate('/services/blik/payin_h2h', { viewport: VIEWPORTS.phone });
  await page.keyboard.press('Tab');
  const violated = async () =>
    (await violations(page)).filter((each) => each.startsWith('scrollable-region-focusable'));
  await expect.poll(violated, { timeout: 60_000 }).toEqual([]);
});
