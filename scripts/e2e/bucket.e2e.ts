import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpStore, type TestBucket } from '../deploy/testing/bucket';
import { hydrate, observe } from '../lib/browser';
import { findBrowser } from '../lib/find-browser.mjs';
import { OUT_DIR } from '../lib/out';

const s3 = setUpStore();
let bucket: TestBucket;
let browser: Browser;

beforeAll(async () => {
  bucket = await s3.bucket();
  expect(await bucket.deploy(['--dir', OUT_DIR])).toMatchObject({ code: 0 });
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium found: set CHROMIUM_PATH');
  const { hostname } = new URL(bucket.website);
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${hostname} 127.0.0.1`],
  });
}, 300_000);
afterAll(async () => {
  await browser?.close();
});

it('on the website endpoint of a bucket, a link replaces the page without a reload', async () => {
  const page = await browser.newPage();
  const { messages, foreign } = observe(page, bucket.website);
  await page.goto(`${bucket.website}/faq/`);
  expect(new URL(page.url()).pathname).toBe('/faq');
  await hydrate(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''));
  await page.locator('a[href="/request_format"]').first().click();
  await page.waitForURL('**/request_format');
  await page.getByRole('heading', { level: 1, name: /request format/i }).waitFor();
  expect(await page.locator('html[data-first-page]').count()).toBe(1);
  expect([...messages, ...foreign]).toEqual([]);
});

it('on the website endpoint of a bucket, an unknown address shows the 404 page', async () => {
  const page = await browser.newPage();
  const response = await page.goto(`${bucket.website}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
});
