import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, hydrate, setUpSite } from '../testing/browser';
import { pageWith } from '../testing/page-kinds';

const site = setUpSite();
const tabbed = pageWith(/(role="tab"[^>]*data-value="php"[\s\S]*){2}/).route;
const long = pageWith(/(<h2 [\s\S]*){6}/).route;
const coded = pageWith(/aria-label="Copy code to clipboard"/).route;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

describe.each(FRAMEWORK_STATES)('tabs, framework %s', (framework) => {
  let page: Page;
  let tabs: Locator;

  beforeEach(async () => {
    page = await site.open(tabbed, { framework });
    tabs = page.locator('[data-group="lang"]:has(> [role=tablist])').first().getByRole('tab');
  });

  const expectSelected = async (tab: Locator) => {
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(await tab.getAttribute('tabindex')).toBe('0');
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    expect(await panel.isVisible()).toBe(true);
    expect(
      await page
        .locator('[data-tabs]:has(> [role=tablist])')
        .first()
        .locator('> [role=tabpanel]:visible')
        .count(),
    ).toBe(1);
  };

  it('select by click', async () => {
    await tabs.nth(1).click();
    await expectSelected(tabs.nth(1));
  });

  it('select by arrow keys, Home and End, round and round', async () => {
    const last = (await tabs.count()) - 1;
    await tabs.first().focus();
    const walk = [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['End', last],
      ['Home', 0],
    ] as const;
    for (const [key, index] of walk) {
      await page.keyboard.press(key);
      await expectSelected(tabs.nth(index));
      expect(await isFocused(tabs.nth(index)), key).toBe(true);
    }
  });

  it('let Tab go from the list into the panel', async () => {
    await tabs.first().focus();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null),
    ).toBe(true);
  });

  it('switch all sets of a group, here and in other tabs of the browser, and remember', async () => {
    const other = await page.context().newPage();
    await other.goto(tabbed);
    if (framework === 'hydrated') await hydrate(other);
    await page.bringToFront();
    const php = page.locator('[data-group="lang"] [role=tab][data-value="php"]');
    await php.first().click();
    for (const view of [page, other]) {
      const sets = view.locator('[data-group="lang"] [role=tab][data-value="php"]');
      for (const tab of await sets.all()) {
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      }
    }
    await page.reload();
    await expect.poll(() => php.first().getAttribute('aria-selected')).toBe('true');
  });

  it('open at the language asked for in the address', async () => {
    await page.goto(`${tabbed}?lang=php`);
    await expectSelected(page.locator('[data-group="lang"] [role=tab][data-value="php"]').first());
  });
});

it('shows the remembered language before any script but the first has run', async () => {
  const context = await site.newContext();
  await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${tabbed}?lang=php`);
  const set = page.locator('[data-group="lang"]:has([role=tab][data-value="php"])').first();
  expect(await set.locator('> [role=tabpanel][data-value="php"]').isVisible()).toBe(true);
  expect(await set.locator('> [role=tabpanel]:visible').count()).toBe(1);
});

describe.each(FRAMEWORK_STATES)('the table of contents, framework %s', (framework) => {
  const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
  const current = (page: Page) =>
    page.evaluate(() => {
      const links = document.querySelectorAll('nav[aria-label="On this page"] a[aria-current]');
      return [...links].map((link) => link.getAttribute('href')).join();
    });
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  let page: Page;
  let hrefs: (string | null)[];

  beforeEach(async () => {
    page = await site.open(long, { framework, viewport: { width: 1920, height: 800 } });
    const links = await contents(page).getByRole('link').all();
    hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  });

  it('marks the heading one is reading', async () => {
    const [, , third] = hrefs;
    await page.locator(`[id="${third?.slice(1)}"]`).evaluate((heading) => {
      window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60);
    });
    await expect.poll(() => current(page)).toBe(third);
  });

  it('marks the last heading at the end of the page', async () => {
    await scrollTo(page, 1_000_000);
    await expect.poll(() => current(page)).toBe(hrefs.at(-1));
  });

  it('keeps the heading that was chosen, also a short one at the end, until the reader scrolls', async () => {
    const chosen = hrefs.at(-2) ?? '';
    await contents(page)
      .getByRole('link')
      .nth(hrefs.length - 2)
      .click();
    await expect.poll(() => current(page)).toBe(chosen);
    await page.waitForFunction(
      (id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      },
      decodeURIComponent(chosen.slice(1)),
    );
    expect(await current(page)).toBe(chosen);
    expect(await page.evaluate(() => location.hash)).toBe(chosen);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => current(page)).toBe(hrefs[0]);
  });
});

describe.each(FRAMEWORK_STATES)('the copy button of a code block, framework %s', (framework) => {
  it('copies the code and says so, to the eye and to screen readers', async () => {
    const page = await site.open(coded, {
      framework,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // The clock is stopped, so that "copied" can be seen before it goes away.
    await page.clock.install();
    const button = page
      .getByRole('button', { name: 'Copy code to clipboard' })
      .filter({ visible: true })
      .first();
    const figure = button.locator('xpath=ancestor::figure[1]');
    const code = await figure.locator('code').first().textContent();
    await button.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expect.poll(() => button.getAttribute('data-copied')).toBe('');
    await page.clock.runFor(100);
    const spoken = () => page.locator('[aria-live=polite], [role=status]').allTextContents();
    await expect.poll(async () => (await spoken()).join(' ')).toContain('Copied');
    await page.clock.runFor(1000);
    await expect.poll(() => button.getAttribute('data-copied')).toBe(null);
  });

  it('says what to do when the browser refuses', async () => {
    const context = await site.newContext({ framework });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    });
    const page = await context.newPage();
    await page.goto(coded);
    if (framework === 'hydrated') await hydrate(page);
    await page
      .getByRole('button', { name: 'Copy code to clipboard' })
      .filter({ visible: true })
      .first()
      .click();
    const spoken = () => page.locator('[aria-live=polite], [role=status]').allTextContents();
    await expect.poll(async () => (await spoken()).join(' ')).toContain('Ctrl+C');
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(0);
  });
});
