import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, observe, setUpSite } from '../lib/browser';
import { OUT_DIR } from '../lib/out';

/** Something that the sidebar, a part of the layout, reads each time it is rendered. */
const READ = '"aria-label":"Docs sidebar"';
const CHUNKS = path.join(OUT_DIR, '_next/static/chunks');
const chunk = readdirSync(CHUNKS).find(
  (name) => name.endsWith('.js') && readFileSync(path.join(CHUNKS, name), 'utf8').includes(READ),
);
/** The same script with a hole in it: while `crashes` is above zero, rendering the sidebar throws and counts down. */
const broken = readFileSync(path.join(CHUNKS, chunk ?? ''), 'utf8').replaceAll(
  READ,
  `"aria-label":(globalThis.crashes-->0?(()=>{throw Error("The list is broken",{cause:Error("It has no end")})})():"Docs sidebar")`,
);

const site = setUpSite(({ path: asked }) =>
  asked === `/_next/static/chunks/${chunk}`
    ? new Response(broken, { headers: { 'content-type': 'text/javascript' } })
    : undefined,
);

const crashNext = (page: Page, times: number) =>
  page.evaluate((crashes) => {
    Object.assign(globalThis, { crashes });
  }, times);
const follow = (page: Page, href: string) =>
  page
    .locator(`.sidebar a[href="${href}"]`)
    .first()
    .evaluate((a: HTMLAnchorElement) => a.click());
const screen = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed.' });

async function start(): Promise<Page> {
  const page = await site.open('/', { framework: 'hydrated' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  return page;
}

describe('a crash of the layout itself', () => {
  it('says so without the shell, with its causes, a title and the focus', async () => {
    const page = await start();
    const { messages } = observe(page, site.url);
    await crashNext(page, 1000);
    await follow(page, '/request_format');
    await screen(page).waitFor();
    await page.waitForFunction(() => document.title === 'Page Error');
    expect(await page.getByRole('alert').locator('pre').textContent()).toBe(
      'The list is broken\n\nCause:\nIt has no end',
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'This page crashed.',
    );
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).count()).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(messages.filter((each) => each.includes('The list is broken'))).toHaveLength(1);
    // Trying again fails again, and says so again.
    await page.getByRole('button', { name: 'Try again' }).click();
    await screen(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/request_format');
  });

  it('is over when trying again succeeds', async () => {
    const page = await start();
    await crashNext(page, 1000);
    await follow(page, '/request_format');
    await screen(page).waitFor();
    await crashNext(page, 0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main[data-route="/request_format"]').waitFor();
    expect(await screen(page).count()).toBe(0);
    await page.waitForFunction(() => document.title.startsWith('Request format'));
    await follow(page, '/api/account_info');
    await page.locator('main[data-route="/api/account_info"]').waitFor();
  });
});

describe('a render error that the framework recovers from', () => {
  it('is logged once, and the page is whole', async () => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    // While the head is rendered anew the browser may ask for /favicon.ico, which nobody names, and note its status.
    const said = () => messages.filter((each) => !each.includes('status of 404'));
    await page.goto('/request_format');
    await crashNext(page, 1);
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('crashes')).toBeLessThan(1);
    expect(said()).toEqual([expect.stringContaining('The list is broken')]);
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
    await follow(page, '/api/account_info');
    await page.locator('main[data-route="/api/account_info"]').waitFor();
    expect(said()).toHaveLength(1);
  });
});
