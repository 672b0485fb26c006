import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, hydrate, observe, settle, setUpSite } from '../testing/browser';
import { pageWith } from '../testing/page-kinds';

const site = setUpSite();
const TABBED = pageWith(/data-group="lang"[\s\S]*data-value="php"/).route;

/** Ways in which a browser's store fails a reader. */
const FAILURES: readonly (readonly [string, (context: BrowserContext) => Promise<unknown>])[] = [
  [
    'blocked',
    (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }),
  ],
  [
    'full',
    (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  ],
  [
    'broken in every method',
    (context) =>
      context.addInitScript(() => {
        const fail = () => {
          throw new DOMException('The disk is gone.', 'UnknownError');
        };
        Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
      }),
  ],
  [
    'absent',
    (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', { get: () => null });
      }),
  ],
];

const tab = (page: Page) =>
  page.locator('[data-group="lang"] [role=tab][data-value="php"]').first();
const bar = (page: Page) => page.locator('section[aria-label="Announcement"]');

describe.each(FRAMEWORK_STATES)('framework %s, a store that is', (framework) => {
  it.each(FAILURES)(
    '%s: every choice works on the page, and at most one warning is logged',
    async (name, fail) => {
      const context = await site.newContext({ framework });
      await fail(context);
      const page = await context.newPage();
      const { messages } = observe(page, site.url);
      await page.goto(TABBED);
      if (framework === 'hydrated') await hydrate(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');

      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
      await tab(page).click();
      await expect.poll(() => tab(page).getAttribute('aria-selected')).toBe('true');
      await bar(page)
        .getByRole('button', { name: /^Close/ })
        .click();
      await bar(page).waitFor({ state: 'hidden' });

      // Blocked framework scripts are reported by the browser; that is this test's own doing.
      const said = messages.filter((text) => !text.includes('ERR_FAILED'));
      expect(said).toHaveLength(name === 'absent' ? 0 : 1);
      for (const text of said) expect(text).toMatch(/^warning: Browser storage /);
    },
  );
});

describe.each(FRAMEWORK_STATES)(
  'framework %s, a store that is taken away meanwhile',
  (framework) => {
    it('costs nothing but the memory, with one warning', async () => {
      const context = await site.newContext({ framework });
      const page = await context.newPage();
      const { messages } = observe(page, site.url);
      await page.goto(TABBED);
      if (framework === 'hydrated') await hydrate(page);
      const theme = () => page.locator('html').getAttribute('data-theme');
      const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
      await toggle.click();
      await expect.poll(theme).toBe('light');
      await page.evaluate(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      await toggle.click();
      await expect.poll(theme).toBe('dark');
      await tab(page).click();
      await expect.poll(() => tab(page).getAttribute('aria-selected')).toBe('true');
      const said = messages.filter((text) => !text.includes('ERR_FAILED'));
      expect(said).toEqual([expect.stringMatching(/^warning: Browser storage is not available/)]);
    });
  },
);

describe('stored choices', () => {
  it('are there from the first paint: nothing on the page moves', async () => {
    const context = await site.newContext({ viewport: { width: 1280, height: 6000 } });
    // A font that comes after the first paint moves text too, with and without choices.
    await context.route('**/*.woff2', (route) => route.abort());
    const first = await context.newPage();
    await first.goto(TABBED);
    await tab(first).click();
    await first.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await bar(first)
      .getByRole('button', { name: /^Close/ })
      .click();

    await context.addInitScript(() => {
      const shifts: string[] = Object.assign(globalThis, { shifts: [] }).shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.goto(TABBED);
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await settle(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await tab(page).getAttribute('aria-selected')).toBe('true');
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.evaluate('shifts')).toEqual([]);
  });
});
