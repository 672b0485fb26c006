import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheName, isOwnCache, type Kept } from '../../lib/docs/offline/caches';
import type { OfflineList } from '../../lib/docs/offline/messages';
import { TOOL_NAMES, TOOLS, toolAnchor } from '../../lib/gateway/tools/names';
import { writeOffline } from '../export/offline';
import { readOut } from '../export/out';
import type { Intercept } from '../serve/static-server';
import { hydrate, observe, settle, setUpSite } from '../testing/browser';
import { READY, SEND } from '../testing/tools';

const [READ, OPENED, UNREAD, ALSO_UNREAD] = ['/faq', '/changelog', '/definition', '/reports'];

let answer: Intercept = () => undefined;
let asked: string[] = [];
const site = setUpSite((request) => {
  asked.push(request.path);
  return answer(request);
});
beforeEach(() => {
  answer = () => undefined;
  asked = [];
});
const goOffline = () => {
  answer = () => Response.error();
};
const goOnline = () => {
  answer = () => undefined;
};

/** Save a few pages instead of all: what happens on the way is the same, and one test saves everything. */
const shortList: Intercept = ({ path: name }) => {
  if (name !== '/offline.json') return undefined;
  const { files }: OfflineList = JSON.parse(readOut('offline.json') ?? '');
  const isWanted = ([file]: (typeof files)[number]) =>
    [READ, OPENED, UNREAD].includes(file.replace(/\.txt$/, ''));
  return Response.json({ files: files.filter(isWanted) });
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page, route: string) => page.locator(`main[data-route="${route}"]`);
const button = (page: Page) => page.locator('[data-save-offline]');
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Paths of what is kept. */
const kept = (page: Page, kind: Kept) =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cacheName('', kind),
  );

/** A reader who has asked for offline reading, which did not get through: from then on, what is read is kept. */
async function reader(): Promise<Page> {
  const page = await (await site.newContext({ offlineReading: true })).newPage();
  await page.goto(READ);
  answer = ({ path: name }) => (name === '/offline.json' ? Response.error() : undefined);
  await button(page).click();
  await button(page).and(page.getByText('Not everything could be saved. Try again')).waitFor();
  goOnline();
  await page.reload();
  await hydrate(page);
  await expect.poll(() => kept(page, 'document')).toContain(READ);
  return page;
}

describe('the worker', () => {
  it('comes when its button is pressed, not before', async () => {
    const context = await site.newContext({ offlineReading: true });
    const page = await context.newPage();
    await page.goto(READ);
    await hydrate(page);
    await settle(page);
    expect(await registrations(page)).toBe(0);
    expect(asked).not.toContain('/sw.js');
    await button(page).click();
    await expect.poll(() => registrations(page)).toBe(1);
    // Its worker may be asked for again, which the next test would count.
    await context.close();
  });

  it('never comes under data-saver, and nothing is offered', async () => {
    const context = await site.newContext({ offlineReading: true });
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    const page = await context.newPage();
    await page.goto(READ);
    await heading(page).hover();
    await settle(page);
    expect(await registrations(page)).toBe(0);
    expect(asked).not.toContain('/sw.js');
    expect(await button(page).isVisible()).toBe(false);
  });
});

describe('without a connection', () => {
  it('the pages one has read open under any spelling, and the search one has used returns results', async () => {
    const page = await reader();
    await page.goto('/search?q=refund');
    await page
      .locator('.result-count')
      .filter({ hasText: /^\d+ of \d+ pages/ })
      .waitFor();
    await page.goto(READ);
    await hydrate(page);
    await page
      .locator(`.sidebar a[href="${OPENED}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await main(page, OPENED).waitFor();
    await expect.poll(() => kept(page, 'document')).toContain(OPENED);
    await settle(page);
    goOffline();
    const { messages } = observe(page, site.url);
    await page.reload();
    await main(page, OPENED).waitFor();
    await page.goto(`${READ}/?from=mail`);
    await main(page, READ).waitFor();
    await hydrate(page);
    await page.locator('.navbar .search-box input').fill('callback signature');
    await page.locator('.navbar .search-menu[data-state="results"] .hit').first().waitFor();
    await page.goto('/search?q=refund');
    await page.locator('main .results a').first().waitFor();
    // Texts for the excerpts of pages that were not found before are not kept: the rows are there without them.
    const isExcerpt = /\/search\/page\.\w+\.json|The search index could not be loaded/;
    expect(messages.filter((message) => !isExcerpt.test(message))).toEqual([]);
  });

  it('a page one has not read says so, and opens once there is a connection', async () => {
    const page = await reader();
    goOffline();
    const { messages } = observe(page, site.url);
    await page.goto(UNREAD);
    await page.getByText('This page is not saved for offline reading.').waitFor();
    expect(await heading(page).textContent()).toBe('You Are Offline');
    expect(await page.title()).toMatch(/^You Are Offline\b/);
    expect(new URL(page.url()).pathname).toBe(UNREAD);
    expect(
      await page
        .locator('link[rel="stylesheet"]')
        .evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0),
    ).toBeGreaterThan(0);
    await page.mouse.move(9, 9);
    goOnline();
    await page.getByRole('link', { name: 'Try again' }).click();
    await main(page, UNREAD).waitFor();
    expect(messages).toEqual([]);
  });
});

describe('saving everything', () => {
  it('makes every page readable and every link work, and asks a second time for nothing', {
    timeout: 180_000,
  }, async () => {
    const page = await reader();
    expect(await kept(page, 'document')).not.toContain(UNREAD);
    // Said before anything is asked for; the framework has left the words as the build has written them.
    expect(await button(page).textContent()).toMatch(/^Save all .* \(about \d+ MB\)$/);
    await button(page).click();
    await button(page)
      .and(page.getByText(/^Saving: \d+ of \d+ files$/))
      .waitFor();
    await button(page)
      .and(page.getByText('All pages are saved for offline reading'))
      .waitFor({ timeout: 150_000 });
    await expect
      .poll(() => page.locator('#announcer').textContent())
      .toBe('All pages are saved for offline reading');

    asked = [];
    await button(page).click();
    await expect.poll(() => asked).toEqual(['/offline.json']);
    await button(page).and(page.getByText('All pages are saved for offline reading')).waitFor();
    expect(asked).toEqual(['/offline.json']);

    goOffline();
    const { messages } = observe(page, site.url);
    await page.goto(UNREAD);
    await main(page, UNREAD).waitFor();
    await hydrate(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page
      .locator(`.sidebar a[href="${ALSO_UNREAD}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await main(page, ALSO_UNREAD).waitFor();
    expect(await page.locator('html[data-same]').count()).toBe(1);

    // Every tool has its code and its data, and the gateway in the page responds.
    for (const name of TOOL_NAMES) {
      await page.goto(TOOLS[name].home);
      await hydrate(page);
      await page.locator(`#${toolAnchor(name)} > summary`).click();
      await page.locator(READY[name]).first().waitFor();
      if (name !== 'request') continue;
      await page.locator(SEND.open).click();
      await page.locator(SEND.send).click();
      await page.locator(SEND.response).first().waitFor();
    }
    expect(messages).toEqual([]);
  });

  it('says when it fails, and goes on from there', { timeout: 180_000 }, async () => {
    const page = await reader();
    answer = (request) =>
      request.path === `${UNREAD}.txt` ? Response.error() : shortList(request);
    await button(page).click();
    await button(page).and(page.getByText('Not everything could be saved. Try again')).waitFor();
    answer = shortList;
    asked = [];
    await button(page).click();
    await button(page).and(page.getByText('All pages are saved for offline reading')).waitFor();
    expect(asked).toContain(`${UNREAD}.txt`);
    expect(asked).not.toContain(READ);
  });
});

describe('a worker that cannot be installed', () => {
  it('is reported by the button, which starts again when pressed again', {
    timeout: 180_000,
  }, async () => {
    const page = await (await site.newContext({ offlineReading: true })).newPage();
    // As in a browser without free space.
    const full =
      "Cache.prototype.put = async () => { throw new DOMException('', 'QuotaExceededError'); };";
    const headers = { 'content-type': 'text/javascript' };
    answer = ({ path: name }) =>
      name === '/sw.js' ? new Response(`${full}${readOut('sw.js')}`, { headers }) : undefined;
    await page.goto(READ);
    const { messages } = observe(page, site.url);
    await button(page).click();
    await button(page)
      .and(page.getByText(/^Saving could not start\. .*try again$/))
      .waitFor();
    expect(await button(page).getAttribute('aria-disabled')).toBe('false');
    await expect.poll(() => page.locator('#announcer').textContent()).toMatch(/^Saving could not/);
    expect(messages).toEqual([]);
    answer = shortList;
    await button(page).click();
    await button(page).and(page.getByText('All pages are saved for offline reading')).waitFor();
  });
});

describe('a network that answers with its own sign-in page', () => {
  const SIGN_IN = '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>';
  const signIn = (type: string) => new Response(SIGN_IN, { headers: { 'content-type': type } });
  const payloadOf = (page: Page, route: string) =>
    page.evaluate(async (url) => (await fetch(url)).text(), `${route}.txt`);

  it.each(['text/html', 'text/plain'])('replaces no page and no payload, as %s', async (type) => {
    const page = await reader();
    const payload = await payloadOf(page, READ);
    await expect.poll(() => kept(page, 'file')).toContain(`${READ}.txt`);

    answer = ({ path: name }) =>
      name === READ ? signIn('text/html') : name === `${READ}.txt` ? signIn(type) : undefined;
    await page.goto(READ);
    // The reader has to see it, to sign in.
    expect(await heading(page).textContent()).toBe('Sign in to this network');
    expect(await payloadOf(page, READ)).toBe(SIGN_IN);
    // The worker has seen both before this page, which it keeps.
    await page.goto(OPENED);
    await hydrate(page);
    await expect.poll(() => kept(page, 'document')).toContain(OPENED);

    goOffline();
    await page.goto(READ);
    await main(page, READ).waitFor();
    expect(await payloadOf(page, READ)).toBe(payload);
  });

  it('is not taken for saved pages', { timeout: 180_000 }, async () => {
    const page = await reader();
    answer = (request) => (request.path === UNREAD ? signIn('text/html') : shortList(request));
    await button(page).click();
    await button(page).and(page.getByText('Not everything could be saved. Try again')).waitFor();
    expect(await kept(page, 'document')).not.toContain(UNREAD);
  });
});

describe('a new build', () => {
  const next = (file: string, from: RegExp, to: string): Response =>
    new Response((readOut(file) ?? '').replace(from, to), {
      headers: { 'content-type': file.endsWith('.js') ? 'text/javascript' : 'text/html' },
    });

  it('is read at the next load, and offline from then on', async () => {
    const page = await reader();
    answer = ({ path: name }) =>
      name === READ ? next('faq.html', /(<h1[^>]*>)[^<]*/, '$1The next FAQ') : undefined;
    await page.goto(READ);
    expect(await heading(page).textContent()).toBe('The next FAQ');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/faq'))?.text()) ?? ''))
      .toContain('The next FAQ');
    goOffline();
    await page.reload();
    expect(await heading(page).textContent()).toBe('The next FAQ');
  });

  it('brings its worker at once, which drops the assets that no kept page needs', async () => {
    const page = await reader();
    const sheet = (await kept(page, 'asset')).find((name) => name.endsWith('.css'));
    const OLD = '/_next/static/chunks/0ld0ld0ld.js';
    await page.evaluate(
      async ([cache, url]) => (await caches.open(cache ?? '')).put(url ?? '', new Response('old')),
      [cacheName('', 'asset'), OLD],
    );
    const stamp = await page.evaluate(async () => (await caches.match('/stamp'))?.text());
    answer = ({ path: name }) =>
      name === '/sw.js' ? next('sw.js', new RegExp(stamp ?? '^$'), '0123456789ab') : undefined;
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      const taken = new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await (await serviceWorker.ready).update();
      await taken;
    });
    await page.goto(OPENED);
    await hydrate(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/stamp'))?.text()), {
        timeout: 30_000,
      })
      .toBe('0123456789ab');
    const left = await kept(page, 'asset');
    expect(left).not.toContain(OLD);
    expect(left).toContain(sheet);
  });

  it('with SW=off removes worker and caches from the browsers of all readers', async () => {
    const page = await reader();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'offline-off-'));
    vi.stubEnv('SW', 'off');
    await writeOffline(folder, []);
    vi.unstubAllEnvs();
    const off = readFileSync(path.join(folder, 'sw.js'), 'utf8');
    rmSync(folder, { recursive: true });
    const headers = { 'content-type': 'text/javascript' };
    answer = ({ path: name }) => (name === '/sw.js' ? new Response(off, { headers }) : undefined);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => registrations(page)).toBe(0);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => isOwnCache(name, ''))).toEqual([]);
    await page.goto(UNREAD);
    await main(page, UNREAD).waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  });
});
