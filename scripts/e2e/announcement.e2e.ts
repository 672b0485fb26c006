import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, hydrate, setUpSite } from '../testing/browser';
import { shiftOf, watchShifts } from '../testing/shifts';

const site = setUpSite();

const bar = (page: Page) => page.locator('section[aria-label="Announcement"]');
const close = (page: Page) => bar(page).getByRole('button', { name: /^Close/ });

describe.each(FRAMEWORK_STATES)('the announcement bar, framework %s', (framework) => {
  it('closes, keeps the focus on the page, and stays closed', async () => {
    const page = await site.open('/', { framework });
    await close(page).focus();
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(focused).not.toBe('BODY');
    await page.reload();
    expect(await bar(page).isVisible()).toBe(false);
    await page.goto('/faq');
    expect(await bar(page).isVisible()).toBe(false);
  });

  it('closes in other tabs too', async () => {
    const context = await site.newContext({ framework });
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto('/');
      if (framework === 'hydrated') await hydrate(page);
    }
    expect(await bar(second).isVisible()).toBe(true);
    await close(first).click();
    await bar(second).waitFor({ state: 'hidden' });
  });

  it('shows a new announcement to those who closed an older one', async () => {
    const page = await site.open('/', { framework });
    await close(page).click();
    await bar(page).waitFor({ state: 'hidden' });
    const changed = await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.includes('announcement'));
      for (const key of keys) localStorage.setItem(key, 'an-older-announcement');
      return keys.length;
    });
    expect(changed).toBeGreaterThan(0);
    await page.reload();
    expect(await bar(page).isVisible()).toBe(true);
  });
});

it('moves nothing when the page comes up with the bar closed', async () => {
  const context = await site.newContext();
  await watchShifts(context);
  const page = await context.newPage();
  await page.goto('/');
  await close(page).click();
  await page.reload();
  await hydrate(page);
  expect(await bar(page).isVisible()).toBe(false);
  expect(await shiftOf(page)).toBe(0);
});
