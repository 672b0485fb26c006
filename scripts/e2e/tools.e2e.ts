import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations, violationsInBothModes } from '../testing/axe';
import { hydrate, observe, setUpSite, VIEWPORTS } from '../testing/browser';

/** Each page with its tool, and what the tool says about its own example. */
const TOOLS = [
  ['/request_format', 'signing', 'Paste the signature'],
  ['/callbacks', 'callback', 'Genuine'],
  ['/callbacks_get', 'callback-get', 'Genuine'],
  ['/reference/api_error_codes', 'codes', ''],
  ['/reference/bank_codes', 'values', 'try an example'],
  ['/api/service_list', 'services', 'methods fit'],
] as const;

const site = setUpSite();

const tool = (page: Page, name: string) => page.locator(`details[data-tool="${name}"]`);
const press = (page: Page, name: string) => tool(page, name).locator('summary').click();
const said = (page: Page, name: string, words: string) =>
  tool(page, name).getByRole('status').filter({ hasText: words }).waitFor();

describe.each(TOOLS)('the tool of %s', (route, name, words) => {
  it('opens at a press, and sends what is typed to nobody', async () => {
    const page = await site.open(route);
    const { messages, foreign } = observe(page, site.url);
    await hydrate(page);
    await press(page, name);
    await said(page, name, words);
    const asked: string[] = [];
    page.on('request', (request) => {
      // A browser with a screen shows the icon of the site again when the address changes.
      if (new URL(request.url()).pathname !== '/icon.svg') asked.push(request.url());
    });
    for (const field of await tool(page, name)
      .locator('input:not([type=checkbox]), textarea')
      .all())
      await field.fill('secret-5f3a <b>&');
    const back = tool(page, name).getByRole('button', { name: /^(?:Reset|Clear)$/ });
    if ((await back.count()) > 0) {
      await back.click();
      await said(page, name, words);
    }
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, location.href]));
    expect(kept).not.toContain('secret-5f3a');
    expect([asked, messages, foreign]).toEqual([[], [], []]);
  });

  it('has no fault that axe finds', async () => {
    const page = await site.open(route, { framework: 'hydrated' });
    await press(page, name);
    await said(page, name, words);
    // A width changes no color.
    for (const [viewport, judge] of [
      [VIEWPORTS.desktop, violationsInBothModes],
      [VIEWPORTS.phone, violations],
    ] as const) {
      await page.setViewportSize(viewport);
      expect(await judge(page, { within: '.tool' })).toEqual([]);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBe(client);
    }
  });
});

it('a tool that is opened before the framework is there is drawn when it comes', async () => {
  const page = await site.open('/request_format', { framework: 'blocked' });
  await press(page, 'signing');
  expect(await tool(page, 'signing').locator('.tool-frame').count()).toBe(0);
  const later = await site.open('/request_format');
  await press(later, 'signing');
  await said(later, 'signing', 'Paste the signature');
});

it('a tool works on a page that was reached by a link, and is gone on the next one', async () => {
  const page = await site.open('/callbacks', { framework: 'hydrated' });
  await press(page, 'callback');
  await said(page, 'callback', 'Genuine');
  await page.locator('article a[href="/callbacks_get"]').first().click();
  await page.waitForURL('**/callbacks_get');
  await press(page, 'callback-get');
  await said(page, 'callback-get', 'Genuine');
  expect(await page.locator('.tool-frame').count()).toBe(1);
});

it('a tool is used by keyboard alone', async () => {
  const page = await site.open('/request_format', { framework: 'hydrated' });
  await tool(page, 'signing').locator('summary').focus();
  await page.keyboard.press('Enter');
  await said(page, 'signing', 'Paste the signature');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
});

it('no page asks for the code of a tool before its line is touched', async () => {
  const page = await (await site.newContext()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/request_format');
  await hydrate(page);
  const before = asked.length;
  const chunk = page.waitForRequest((request) =>
    /_next\/static\/chunks\/.+\.js$/.test(request.url()),
  );
  await tool(page, 'signing').locator('summary').hover();
  await chunk;
  expect(asked.length).toBeGreaterThan(before);
});
