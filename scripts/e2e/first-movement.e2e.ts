import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { frameworkOf, OUT_DIR, readOut } from '../export/out';
import { SENTINEL, settle, setUpSite } from '../testing/browser';

const START = '/faq';
/** Bytes after brotli: the framework (150 kB, scripts/site/budgets.test.ts) and the payload of one page. */
const MAX_BYTES = 180_000;

/** Every request that reached the host, of pages, their workers, and the worker of offline reading. */
let asked: string[] = [];
const site = setUpSite(({ path }) => {
  // The browser asks for the icon of a page whenever it likes.
  if (path !== '/icon.svg') asked.push(path);
  return undefined;
});
beforeEach(() => {
  asked = [];
});

/** A reader's browser, service workers included, on a page that has come to rest. */
async function rested(connection?: object): Promise<Page> {
  const context = await site.newContext({ offlineReading: true });
  if (connection) {
    await context.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
  }
  const page = await context.newPage();
  await page.goto(START);
  await settle(page);
  asked = [];
  return page;
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** What the boot script of a page may ask for at the first movement. */
function allowedOn(route: string): string[] {
  const { payload, scripts } = frameworkOf(readOut(`${route.slice(1)}.html`) ?? '');
  return [payload, ...scripts];
}

it('loads the framework and nothing else on the first movement of the pointer', {
  timeout: 120_000,
}, async () => {
  const page = await rested();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await settle(page);
  const framework = allowedOn(START);
  expect(asked.filter((path) => !framework.includes(path))).toEqual([SENTINEL, SENTINEL]);
  const loaded = asked.filter((path) => path !== SENTINEL);
  expect(loaded.length).toBeGreaterThan(0);
  const bytes = loaded.map((path) => brotliCompressSync(readFileSync(join(OUT_DIR, path))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  expect(await registrations(page)).toBe(0);
});

it('then loads the page under the pointer, also when the pointer was there before the framework', async () => {
  const page = await rested();
  await page.locator('.sidebar a[href="/callbacks"]').first().hover();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await expect.poll(() => asked).toContain('/callbacks.txt');
  await settle(page);
  const framework = allowedOn(START);
  // One request a page, whatever the framework would ask for.
  expect(asked.filter((path) => !framework.includes(path))).toEqual([
    '/callbacks.txt',
    SENTINEL,
    SENTINEL,
  ]);
});

it('a click before the framework ends where one after it does', async () => {
  const endOf = async (framework: 'blocked' | 'hydrated') => {
    const page = await site.open(START, { framework });
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.locator('.sidebar a[href="/callbacks"]').first().click();
    await page.locator('main[data-route="/callbacks"]').waitFor();
    await page.waitForFunction(() => document.title.startsWith('Callbacks'));
    await page.keyboard.press('Tab');
    return page.evaluate(() => ({
      address: location.pathname,
      y: window.scrollY,
      focus: document.activeElement?.className,
      title: document.title,
    }));
  };
  const before = await endOf('blocked');
  expect(before).toEqual(await endOf('hydrated'));
  expect(before).toMatchObject({ y: 0, focus: 'skip-link' });
});

describe.each([
  ['data-saver is on', { saveData: true, effectiveType: '4g' }],
  ['the connection is 2g', { saveData: false, effectiveType: '2g' }],
  ['the connection is slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
])('when %s', (_, connection) => {
  it('nothing is loaded for pointer, keys and focus, and links work', async () => {
    const page = await rested(connection);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('.sidebar a[href="/callbacks"]').first().hover();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift');
    await settle(page);
    expect(asked).toEqual([SENTINEL, SENTINEL]);
    expect(await registrations(page)).toBe(0);
    await page.locator('.sidebar a[href="/callbacks"]').first().click();
    await page.locator('main[data-route="/callbacks"]').waitFor();
  });
});
