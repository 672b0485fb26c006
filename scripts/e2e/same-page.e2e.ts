import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, setUpSite, VIEWPORTS } from '../testing/browser';

const PAGE = '/callbacks';
const site = setUpSite();

const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const address = (page: Page) =>
  page.evaluate(() => location.pathname + location.search + location.hash);

/** Press the last entry of the table of contents and wait until the page is there. */
async function goDown(page: Page): Promise<void> {
  await page.locator('.toc a').last().click();
  await page.waitForFunction(() => location.hash !== '');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
}

describe.each(FRAMEWORK_STATES)('a link to the page on screen, framework %s', (framework) => {
  const sidebar = (page: Page) => page.locator(`.sidebar-link[href="${PAGE}"]`).first();

  it.each<[string, (page: Page) => Promise<void>]>([
    ['by pointer', (page) => sidebar(page).click()],
    ['by keyboard', (page) => sidebar(page).press('Enter')],
  ])('goes to the top and takes the hash out of the address, %s', async (_, follow) => {
    const page = await site.open(PAGE, { framework });
    await mark(page);
    await goDown(page);
    const below = await address(page);
    await follow(page);
    await expect.poll(() => address(page)).toBe(PAGE);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    // The next Tab reaches the skip link, as after every navigation.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    await page.goBack();
    await expect.poll(() => address(page)).toBe(below);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    expect(await isMarked(page)).toBe(true);
  });

  it('goes to the top also where the address has no hash, without another entry of the history', async () => {
    const page = await site.open(PAGE, { framework });
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    const entries = await page.evaluate(() => history.length);
    await sidebar(page).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await isMarked(page)).toBe(true);
  });

  it.each([
    ['the logo', '.navbar .brand'],
    ['the breadcrumbs', '.breadcrumbs a[aria-label="Home page"]'],
  ])('goes to the top of the home page from %s', async (_, selector) => {
    const page = await site.open('/', { framework });
    await mark(page);
    await goDown(page);
    await page.locator(selector).click();
    await expect.poll(() => address(page)).toBe('/');
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  it('goes to the top from the drawer of a phone, which closes', async () => {
    const page = await site.open(PAGE, { framework, viewport: VIEWPORTS.phone });
    await mark(page);
    await page.evaluate(() => {
      location.hash = document.querySelector<HTMLAnchorElement>('.toc li:last-child a')?.hash ?? '';
    });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await sidebar(page).click();
    await expect.poll(() => address(page)).toBe(PAGE);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.locator('#docs-menu:popover-open').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });
});

it('marks an entry with a hash before anything else can happen', async () => {
  const page = await site.open(PAGE, { framework: 'hydrated' });
  const isMarkedAtOnce = await page.evaluate(() => {
    location.hash = document.querySelector<HTMLAnchorElement>('.toc li:last-child a')?.hash ?? '';
    return history.state !== null;
  });
  expect(isMarkedAtOnce).toBe(true);
});

describe.each(FRAMEWORK_STATES)('the item of the language, framework %s', (framework) => {
  const item = (page: Page) => page.locator('.navbar a[hreflang="en"]');

  it.each(['/faq?x=1#refunds', '/search?q=card&ctx=api', '/no/such/page?x=1#y', '/'])(
    'leads to the address itself: %s',
    async (path) => {
      const page = await (await site.newContext({ framework })).newPage();
      await page.goto(path);
      // Focus may bring the framework, which must leave the item as it is.
      await page.locator('.language-menu summary').click();
      if (framework === 'hydrated') {
        await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
      }
      await item(page).hover();
      expect(await item(page).evaluate((link: HTMLAnchorElement) => link.href)).toBe(
        site.url + path,
      );
      await item(page).click();
      await expect.poll(() => address(page)).toBe(path);
      expect(await page.locator('.language-menu[open]').count()).toBe(0);
    },
  );
});

describe.each(FRAMEWORK_STATES)('"On this page" on a phone, framework %s', (framework) => {
  const button = (page: Page) => page.getByRole('button', { name: 'On this page' });

  it.each<[string, (page: Page, link: string) => Promise<void>]>([
    ['by pointer', (page, link) => page.locator(link).click()],
    ['by keyboard', (page, link) => page.locator(link).press('Enter')],
  ])(
    'closes when an entry is chosen, and shows its heading with the focus on it, %s',
    async (_, choose) => {
      const page = await site.open(PAGE, { framework, viewport: VIEWPORTS.phone });
      await button(page).click();
      const hrefs = await page
        .locator('.toc a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const href = hrefs[Math.floor(hrefs.length / 2)] ?? '';
      // Twice: the same entry again, when the address names it already.
      for (const time of [1, 2]) {
        if (time === 2) {
          await page.evaluate(() => window.scrollTo(0, 0));
          await button(page).click();
        }
        await choose(page, `.toc a[href="${href}"]`);
        await page.locator('.toc:popover-open').waitFor({ state: 'detached' });
        await expect.poll(() => page.evaluate(() => location.hash)).toBe(href);
        await expect
          .poll(() => page.evaluate((id) => document.activeElement?.id === id, href.slice(1)))
          .toBe(true);
        // Nothing lies over the heading: what is drawn at its beginning and end is the heading itself.
        const isUncovered = () =>
          page.evaluate((id) => {
            const heading = document.getElementById(id);
            const range = document.createRange();
            if (!heading?.firstChild) return false;
            range.selectNodeContents(heading);
            return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
              [left + 1, right - 1].every((x) =>
                heading.contains(document.elementFromPoint(x, (top + bottom) / 2)),
              ),
            );
          }, href.slice(1));
        await expect.poll(isUncovered).toBe(true);
      }
    },
  );

  it('stays open for a new tab, and closes on Escape with the focus on its button', async () => {
    const page = await site.open(PAGE, { framework, viewport: VIEWPORTS.phone });
    await button(page).click();
    await page
      .locator('.toc a')
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] });
    expect(await page.locator('.toc:popover-open').count()).toBe(1);
    await page.locator('.toc a').nth(1).focus();
    await page.keyboard.press('Escape');
    await page.locator('.toc:popover-open').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('On this page');
  });
});
