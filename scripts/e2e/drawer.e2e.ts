import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, setUpSite, VIEWPORTS } from '../testing/browser';

/** A small page of the main sidebar: a large one takes a second more in each test. */
const START = '/payment_page';
const site = setUpSite();

const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page) => page.locator('#docs-menu');
const isOpen = (page: Page) => drawer(page).evaluate((element) => element.matches(':popover-open'));
const holdsFocus = (page: Page) =>
  drawer(page).evaluate((element) => element.contains(document.activeElement));
const isFocused = (page: Page) =>
  opener(page).evaluate((element) => element === document.activeElement);
const isInert = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[inert]') !== null);

describe.each(FRAMEWORK_STATES)('the drawer at 360 px, framework %s', (framework) => {
  let page: Page;

  beforeEach(async () => {
    page = await site.open(START, { viewport: VIEWPORTS.phone, framework });
    expect(await isOpen(page)).toBe(false);
    expect(await drawer(page).isVisible()).toBe(false);
    await opener(page).click();
    await drawer(page).waitFor({ state: 'visible' });
  });

  it('opens as a dialog with the focus inside and the rest out of reach', async () => {
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await page.getByRole('dialog').waitFor();
    for (const part of ['main', 'footer', 'header'])
      expect(await isInert(page, part), part).toBe(true);
  });

  it('shows the docs sidebar', async () => {
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  });

  it('keeps the focus inside while tabbing round', async () => {
    await expect.poll(() => holdsFocus(page)).toBe(true);
    const stops = await drawer(page)
      .locator('a, button, summary')
      .filter({ visible: true })
      .count();
    for (let press = 0; press < stops + 3; press++) {
      await page.keyboard.press('Tab');
      // The browser's own bar may come between the last stop and the first; the page behind may not.
      const where = await page.evaluate(
        () => document.activeElement?.closest('main, footer, header')?.tagName,
      );
      expect(where).toBeUndefined();
    }
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => isFocused(page)).toBe(true);
    expect(await isInert(page, 'main')).toBe(false);
    expect(new URL(page.url()).pathname).toBe(START);
  });

  it('closes by its button and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => isFocused(page)).toBe(true);
  });

  it('closes on a click beside it', async () => {
    await page.mouse.click(VIEWPORTS.phone.width - 8, VIEWPORTS.phone.height / 2);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await isInert(page, 'main')).toBe(false);
  });

  it('closes on Back without leaving the page, and opens again', async () => {
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(START);
    await opener(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  it('closes when the window grows past 996 px, where the sidebar stands beside the page', async () => {
    await page.setViewportSize({ width: 997, height: 740 });
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await drawer(page).isVisible()).toBe(true);
    expect(await isInert(page, 'main')).toBe(false);
  });

  it('closes when one of its links is followed, and Back leads to the page before', async () => {
    const link = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link')
      .filter({ visible: true });
    const other = link.and(page.locator(':not([aria-current])')).first();
    const href = await other.getAttribute('href');
    await other.click();
    await page.waitForURL((url) => url.pathname === href);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === START);
    expect(await isOpen(page)).toBe(false);
  });
});
