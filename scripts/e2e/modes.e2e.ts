import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle, setUpSite, styleOf } from '../testing/browser';
import { openBrowser } from '../testing/open-browser';

const site = setUpSite();
/** Pages with tables, code, drawings and fields; their titles come from the content. */
const routes = ['/api/transaction_create', '/services/blik/payin_hpp'];

describe('words of other scripts', () => {
  /** Without a place to break; the last one mixes directions. */
  const WORDS = [
    'Ж'.repeat(160),
    '漢'.repeat(160),
    'م'.repeat(160),
    `${'אבג'.repeat(30)}abc${'12'.repeat(40)}`,
  ];

  it.each(routes)('%s breaks them, and does not scroll sideways', async (route) => {
    const page = await site.open(route, { framework: 'blocked' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const word of WORDS) expect([word, await wideWith(page, word)]).toEqual([word, []]);
    }
  });
});

/** What sticks out of the page when the first headings, paragraphs, cells, items and links hold a word. */
const wideWith = (page: Page, word: string): Promise<string[]> =>
  page.evaluate((text) => {
    for (const selector of [
      'h1',
      'h2',
      'main p',
      'main li',
      'main td',
      'main th',
      'main summary',
      '.sidebar a',
      '.toc a',
    ])
      for (const element of [...document.querySelectorAll(selector)].slice(0, 3)) {
        const node = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (node) node.textContent = text;
      }
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5);
  }, word);

it("keeps lines, ticks and dots in the reader's own palette", async () => {
  const page = await site.open('/api/transaction_create', { forcedColors: 'active' });
  const readout = await styleOf(page, '.readouts > div', 'outline-style');
  const tick = await styleOf(page, '.prose ul:not([class]) > li', 'border-top-style', '::before');
  const dot = await styleOf(page, '.http-code', 'border-top-style', '::before');
  expect({ readout, tick, dot }).toEqual({ readout: 'solid', tick: 'solid', dot: 'solid' });
});

describe('without style sheets', () => {
  it.each([...routes, '/faq'])('%s can be read, and no icon is large', async (route) => {
    const context = await site.newContext({ viewport: { width: 1280, height: 900 } });
    await context.route('**/*.css', (request) => request.abort());
    const page = await context.newPage();
    await page.goto(route);
    await page.mouse.move(5, 5);
    await settle(page);
    // The margin that the browser itself gives: no sheet has come.
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('8px');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const large = await page.evaluate(() =>
      [...document.querySelectorAll('svg:not(.dia, .dia *)')]
        .filter((icon) => icon.getBoundingClientRect().width > 24)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(large).toEqual([]);
  });
});

describe('a page that the browser keeps for Back', () => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    browser = await openBrowser([], ['--disable-back-forward-cache']);
  });
  afterAll(() => browser?.close());

  it('is kept, and follows what the page after it has changed', async ({ skip }) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${site.url}/faq`);
    await page.evaluate(() => document.documentElement.setAttribute('data-witness', ''));
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto(`${site.url}/callbacks`);
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    // After the call has returned: else the page may be gone before it can.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    // A page that was kept loads nothing, so there is no navigation to wait for.
    await page.locator('main[data-route="/faq"]').waitFor();
    const isKept = await page.locator('html[data-theme="light"]').getAttribute('data-witness');
    // The shell without windows loads a page again whatever its switches say.
    skip(isKept === null, 'this browser keeps no page for Back');
  });
});
