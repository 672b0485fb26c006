import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, hydrate, observe, setUpSite } from '../testing/browser';

const site = setUpSite();

const toggle = (page: Page) =>
  page
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .filter({ visible: true })
    .first();
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The color a reader sees behind the text, as lightness from 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const painted = [document.body, document.documentElement].map(
      (each) => getComputedStyle(each).backgroundColor,
    );
    const colour = painted.find((each) => each !== 'rgba(0, 0, 0, 0)') ?? '';
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    return Math.round((red + green + blue) / 3);
  });

async function withStored(value: string): Promise<BrowserContext> {
  const context = await site.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin: site.url, localStorage: [{ name: 'theme', value }] }],
    },
  });
  return context;
}

describe('the colour mode', () => {
  it.each(['light', 'dark', 'no-preference'] as const)(
    'is dark at first when the system says %s',
    async (colorScheme) => {
      const page = await site.open('/', { colorScheme, framework: 'hydrated' });
      expect(await theme(page)).toBe('dark');
      expect(await lightness(page)).toBeLessThan(64);
    },
  );

  it('paints in the stored mode at once, before any other script has come', async () => {
    const context = await withStored('light');
    await context.route('**/*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('main', { state: 'attached' });
    expect(await theme(page)).toBe('light');
    expect(await lightness(page)).toBeGreaterThan(192);
  });

  it('shows no other mode in any frame, also while the sheet and all scripts of files are late', async () => {
    const context = await withStored('light');
    await context.addInitScript(() => {
      const modes: (string | undefined)[] = Object.assign(globalThis, { modes: [] }).modes;
      const look = () => {
        // Before there is a body, nothing is painted.
        if (document.body) modes.push(document.documentElement.dataset.theme);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(/\.(?:css|js)$/, async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    release();
    await page.waitForLoadState('load');
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const modes = await page.evaluate(() => Reflect.get(globalThis, 'modes') as string[]);
    expect(modes.length).toBeGreaterThan(1);
    expect([...new Set(modes)]).toEqual(['light']);
  });

  it('takes an invalid stored value for dark and removes it', async () => {
    const page = await (await withStored('blue')).newPage();
    await page.goto('/');
    await hydrate(page);
    expect(await theme(page)).toBe('dark');
    expect([null, 'dark']).toContain(await stored(page));
    expect(await lightness(page)).toBeLessThan(64);
  });

  it('tells the browser, so that form controls and scroll bars follow', async () => {
    const page = await site.open('/', { framework: 'hydrated' });
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toContain('dark');
    await toggle(page).click();
    await expect.poll(scheme).toContain('light');
  });
});

describe('the colour of the browser around the page', () => {
  const colour = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
        ({ content }) => content,
      ),
    );

  it('follows the mode, also on the next page, which brings a head of its own', async () => {
    const page = await site.open('/', { framework: 'hydrated' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const dark = await colour(page);
    await toggle(page).click();
    await expect.poll(() => colour(page)).not.toEqual(dark);
    const light = await colour(page);
    expect(light).toHaveLength(1);
    await page.locator('.sidebar a[href="/request_format"]').first().click();
    await page.locator('main[data-route="/request_format"]').waitFor();
    await page.waitForFunction(() => document.title.startsWith('Request format'));
    await expect.poll(() => colour(page)).toEqual(light);
    await page.goBack();
    await page.locator('main[data-route="/"]').waitFor();
    await page.waitForFunction(() => !document.title.startsWith('Request format'));
    await expect.poll(() => colour(page)).toEqual(light);
    // The framework may put a second one next to the one that a script has changed.
    await page.reload();
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await expect.poll(async () => [...new Set(await colour(page))]).toEqual(light);
  });
});

describe.each(FRAMEWORK_STATES)('the colour mode toggle, framework %s', (framework) => {
  it('alternates between dark and light and keeps the choice', async () => {
    const page = await site.open('/', { framework });
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    expect(await lightness(page)).toBeGreaterThan(192);
    expect(await stored(page)).toBe('light');
    await page.reload();
    expect(await theme(page)).toBe('light');
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('dark');
    expect(await stored(page)).toBe('dark');
  });

  it('keeps the choice of this page when React comes after it, without storage', async () => {
    const context = await site.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await page.goto('/');
    if (framework === 'hydrated') await hydrate(page);
    // Without a pointer: the framework is not asked for before the click.
    await toggle(page).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => theme(page)).toBe('light');
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    expect(await theme(page)).toBe('light');
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('dark');
  });

  it('can be used by keyboard', async () => {
    const page = await site.open('/', { framework });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => theme(page)).toBe('light');
    await page.keyboard.press('Space');
    await expect.poll(() => theme(page)).toBe('dark');
  });

  it('is followed by other tabs, also when the choice is removed', async () => {
    const context = await site.newContext({ framework });
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto('/');
      if (framework === 'hydrated') await hydrate(page);
    }
    await toggle(first).click();
    await expect.poll(() => theme(second)).toBe('light');
    expect(await lightness(second)).toBeGreaterThan(192);
    await first.evaluate(() => localStorage.removeItem('theme'));
    await expect.poll(() => theme(second)).toBe('dark');
  });

  it('works without storage and reports no error', async () => {
    const context = await site.newContext({ framework });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    const { messages } = observe(page, site.url);
    await page.goto('/');
    if (framework === 'hydrated') await hydrate(page);
    expect(await theme(page)).toBe('dark');
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    // Blocked framework scripts are reported by the browser; that is this test's own doing.
    const errors = messages.filter(
      (text) => /^(error|uncaught)/.test(text) && !/ERR_FAILED/.test(text),
    );
    expect(errors).toEqual([]);
  });
});
