import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, hydrate, observe, settle, setUpSite } from '../testing/browser';
import { pageWith } from '../testing/page-kinds';

const site = setUpSite();
const TABBED = pageWith(/<button(?=[^>]*role="tab")(?=[^>]*data-value="php")/).route;

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

    // The boot script comes when the whole document has been painted: what it changes then is seen to move. Before
    // that, the browser may paint a part of a table, whose columns grow with its rows.
    let reportPaint = () => {};
    const painted = new Promise<void>((resolve) => {
      reportPaint = resolve;
    });
    await context.exposeFunction('reportPaint', () => reportPaint());
    await context.route('**/boot/boot.*.js', async (route) => {
      await painted;
      await route.continue();
    });
    await context.addInitScript(watchShifts);
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

/** In the page, before its scripts: notes what moves after the first paint of the whole document, and reports that. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shifts: string[] = Object.assign(globalThis, { shifts: [] }).shifts;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 60) : `text ${node?.textContent}`;
  const watch = () => {
    new PerformanceObserver((list) => {
      // The type of the entries is the one that was asked for.
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }).observe({ type: 'layout-shift' });
    Reflect.get(globalThis, 'reportPaint')();
  };
  // All of the document is there, and no deferred script has run.
  const onParsed = () => requestAnimationFrame(() => requestAnimationFrame(watch));
  document.addEventListener('readystatechange', onParsed, { once: true });
}
