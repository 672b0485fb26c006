import { cpSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { setUpStore, stillClock, type TestBucket } from '../deploy/testing/bucket';
import { temporaryFolder } from '../deploy/testing/site';
import { copySomePages, makeNextBuild } from '../export/next-build';
import { OUT_DIR } from '../export/out';
import { hydrate, launchBrowser, observe } from '../testing/browser';
import { pageKinds } from '../testing/page-kinds';
import { smokeFaults } from '../testing/smoke';

const s3 = setUpStore();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser([
    '--host-resolver-rules=MAP *.s3-website-us-east-1.amazonaws.com 127.0.0.1',
  ]);
});
afterAll(async () => {
  await browser?.close();
});

const isPage = (route: string): boolean => !['/', '/search', '/404'].includes(route);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('on the website endpoint of a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await s3.bucket();
    let dir = OUT_DIR;
    if (!isWhole()) {
      dir = temporaryFolder();
      copySomePages(dir, pageKinds().filter(isPage));
    }
    expect(await bucket.deploy(['--dir', dir])).toMatchObject({ code: 0 });
  }, 300_000);

  it('a link replaces the page without a reload', async () => {
    const page = await browser.newPage();
    const { messages, foreign } = observe(page, bucket.website);
    await page.goto(`${bucket.website}/faq/`);
    expect(new URL(page.url()).pathname).toBe('/faq');
    await hydrate(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''));
    // By the keyboard: a pointer would rest on a link of the next page, whose page need not be in this bucket.
    await page.locator('a[href="/request_format"]').first().press('Enter');
    await page.waitForURL('**/request_format');
    await page.getByRole('heading', { level: 1, name: /request format/i }).waitFor();
    expect(await page.locator('html[data-first-page]').count()).toBe(1);
    expect([...messages, ...foreign]).toEqual([]);
  });

  it('its pages show without a console message, under each spelling in turn', {
    timeout: 300_000,
  }, async () => {
    const context = await browser.newContext();
    expect(await smokeFaults(context, bucket.website, { turn: 0, turns: 2 })).toEqual([]);
  });

  it('an unknown address shows the 404 page', async () => {
    const page = await browser.newPage();
    const response = await page.goto(`${bucket.website}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  });
});

describe('a tab that is open while the site is published', () => {
  /** A page with a checker, whose script is fetched at the first touch. */
  const OPEN = '/services/blik/payin_h2h';
  const CHANGED = '/request_format';
  const AFTER = '/callbacks';
  const [OLD, NEW] = ['Request format', 'Request FORMAT'];
  const CHECKER = /\/boot\/checker\.[\da-f]{12}\.js$/;
  const SEARCH = /\/boot\/search\.[\da-f]{12}\.js$/;

  let bucket: TestBucket;
  const [first, next] = [temporaryFolder(), temporaryFolder()];
  const publish = async (dir: string, time: string) =>
    expect(await bucket.deploy(['--dir', dir], { clock: stillClock(time) })).toMatchObject({
      code: 0,
    });

  /** Click a link of the sidebar, whether its group is open or not. */
  const follow = (page: Page, route: string) =>
    page
      .locator(`.sidebar a[href="${route}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());

  /** A tab of a reader with nothing in the browser's cache, and the scripts it asks for. */
  const openTab = async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('requestfinished', (request) => asked.push(request.url()));
    await page.goto(bucket.website + OPEN);
    return { page, asked, messages: observe(page, bucket.website).messages };
  };
  type Tab = Awaited<ReturnType<typeof openTab>>;

  const isGone = (page: Page, script: RegExp) =>
    page.waitForResponse((answer) => script.test(answer.url()) && answer.status() === 404);

  /** The link leads to the page as it is now, under its clean address, and the page after it comes in place. */
  const expectNextPage = async ({ page }: Tab) => {
    await follow(page, CHANGED);
    await page.locator(`main[data-route="${CHANGED}"]`).waitFor();
    expect(await heading(page).textContent()).toBe(NEW);
    expect(page.url()).toBe(bucket.website + CHANGED);
    await hydrate(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await follow(page, AFTER);
    await page.locator(`main[data-route="${AFTER}"]`).waitFor();
    expect(await page.locator('html[data-same]').count()).toBe(1);
  };

  it('goes on after a deploy, and finds its way when the old scripts are gone', {
    timeout: 180_000,
  }, async () => {
    copySomePages(first, [OPEN, CHANGED, AFTER]);
    cpSync(first, next, { recursive: true });
    makeNextBuild(next, OLD, NEW);
    bucket = await s3.bucket();
    await publish(first, '2026-11-21T10:00:00Z');
    const oldChecker = [...(await bucket.store.list('boot/')).keys()].find((key) =>
      CHECKER.test(`/${key}`),
    );

    const working = await openTab();
    await hydrate(working.page);
    const late = await openTab();
    await hydrate(late.page);
    // A tab without any input: not even the framework is loaded.
    const untouched = await openTab();

    await publish(next, '2026-11-22T10:00:00Z');

    // What the page had not loaded before comes from the build it belongs to.
    await working.page.locator('[data-checker-value]').pressSequentially('123456');
    await working.page
      .getByRole('status')
      .filter({ hasText: 'Valid. Send it unchanged.' })
      .waitFor();
    expect(working.asked.filter((url) => CHECKER.test(url))).toEqual([
      `${bucket.website}/${oldChecker}`,
    ]);
    await working.page.locator('.navbar .search-box input').fill('callback signature');
    await working.page.locator('.navbar .search-menu[data-state="results"] .hit').first().waitFor();
    await working.page.keyboard.press('Escape');
    await expectNextPage(working);
    expect(working.messages).toEqual([
      `warning: "${CHANGED}" could not be loaded in place; the page loads fully.`,
    ]);

    // The time of the store is known to a second.
    await publish(next, '2026-12-22T10:01:00Z');
    expect(await bucket.visit(`/${oldChecker}`)).toMatchObject({ status: 404 });
    const [text] = await Promise.all([
      late.page.locator('main').textContent(),
      isGone(late.page, CHECKER),
      late.page.locator('[data-checker-value]').pressSequentially('12'),
    ]);
    expect(await late.page.locator('main').textContent()).toBe(text);
    await expectNextPage(late);

    const input = untouched.page.locator('.navbar .search-box input');
    await Promise.all([isGone(untouched.page, SEARCH), input.fill('callback')]);
    await input.press('Enter');
    await untouched.page.locator('main[data-route="/search"] .results a').first().waitFor();
    expect(untouched.page.url()).toBe(`${bucket.website}/search?q=callback`);
    for (const { messages } of [late, untouched])
      expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });
});
