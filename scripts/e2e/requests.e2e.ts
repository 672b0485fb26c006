import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { frameworkOf, listOut, readOut, readSite } from '../export/out';
import { hydrate, SENTINEL, settle, setUpSite } from '../testing/browser';

const [START, HOVERED, CLICKED] = ['/faq', '/callbacks', '/request_format'];

/** Every request that reached the host, of pages, their workers, and the worker of offline reading. */
let asked: string[] = [];
/** All of it, over the whole file. */
const everything = new Set<string>();
const site = setUpSite(({ path }) => {
  asked.push(path);
  everything.add(path);
  return undefined;
});
beforeEach(() => {
  asked = [];
});

/** What has been asked for since the last call, once the page has come to rest. */
async function requests(page: Page): Promise<string[]> {
  await settle(page);
  // The browser asks for the icon of a page whenever it likes.
  return asked.splice(0).filter((path) => path !== SENTINEL && path !== '/icon.svg');
}

const link = (page: Page, route: string) => page.locator(`.sidebar a[href="${route}"]`).first();
/** Without the pointer, which would rest on a link of the next page. */
const follow = (page: Page, route: string) =>
  link(page, route).evaluate((a: HTMLAnchorElement) => a.click());
const shown = (page: Page, route: string) => page.locator(`main[data-route="${route}"]`).waitFor();
const open = async (options = {}) => (await site.newContext(options)).newPage();

/** What a document loads by itself. */
function firstLoadOf(file: string): string[] {
  const html = readOut(file) ?? '';
  const parts = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"?]*)[^>]*>/g)];
  const isLoaded = (tag: string) => /<script|rel="(?:stylesheet|preload)"/.test(tag);
  return parts.filter(([tag]) => isLoaded(tag)).map(([, address = '']) => address);
}

describe('a reader asks', () => {
  it('for a page and its parts, then for the framework, and then for one payload a page', async () => {
    const page = await open();
    await page.goto(START);
    const first = await requests(page);
    expect(first[0]).toBe(START);
    expect(new Set(first.slice(1))).toEqual(new Set(firstLoadOf('faq.html')));

    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const { payload, scripts } = frameworkOf(readOut('faq.html') ?? '');
    expect((await requests(page)).toSorted()).toEqual([payload, ...scripts].toSorted());

    await link(page, HOVERED).dispatchEvent('pointerover');
    expect(await requests(page)).toEqual([`${HOVERED}.txt`]);
    await follow(page, HOVERED);
    await shown(page, HOVERED);
    expect(await requests(page)).toEqual([]);

    await page.goBack();
    await shown(page, START);
    await page.goForward();
    await shown(page, HOVERED);
    expect(await requests(page)).toEqual([]);

    await follow(page, CLICKED);
    await shown(page, CLICKED);
    expect(await requests(page)).toEqual([`${CLICKED}.txt`]);
    // Once followed, a page is asked for again, because it may have changed.
    await link(page, HOVERED).focus();
    await page.keyboard.press('Enter');
    await shown(page, HOVERED);
    expect(await requests(page)).toEqual([`${HOVERED}.txt`]);
  });

  it('without scripts for the page, its sheets and fonts', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(START);
    await page.locator('main').waitFor();
    const isScript = (path: string) => path.endsWith('.js');
    await expect
      .poll(() => new Set(asked.filter((path) => path !== '/icon.svg')))
      .toEqual(new Set([START, ...firstLoadOf('faq.html').filter((path) => !isScript(path))]));
  });

  it('for the results with the page of results, the 404 page with its payload, and an old address', async () => {
    const page = await open();
    await page.goto('/search?q=refund');
    await page.locator('main .results a').first().waitFor();
    expect(await requests(page)).toEqual(
      expect.arrayContaining(['/search', '/search.txt', '/search/manifest.json']),
    );
    await page.goto('/no/such/page');
    await hydrate(page);
    expect(await requests(page)).toContain('/404.txt');
    const [moved] = readSite().redirects;
    await page.goto(moved?.route ?? '');
    await page.waitForURL((url) => url.pathname !== moved?.route);
    await page.locator('main[data-route] h1').waitFor();
    expect(await requests(page)).toContain(moved?.route);
  });
});

/** Files that the browser of a reader of pages does not ask for, and who does. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  'search engines and link previews': /^(?:robots\.txt|sitemap\.xml|og\.png|og\/.*\.png)$/,
  'programs, and people who download':
    /\.(?:md|csv|yaml|xml|mjs|py|php|java|kt|sh)$|^(?:openapi|postman|changelog)\.json$|^reference\/.*\.json$|^llms(?:-full)?\.txt$|^\.well-known\/|^fonts\/.*\.txt$/,
  'hosts and the deploy': /^(?:_redirects|_report\.json)$/,
  'browsers when they like, and systems that show the site as an app':
    /^(?:icon\.svg|favicon\.ico|apple-icon\.png|manifest\.webmanifest|icons\/.*\.png)$/,
  'a press on a tool': /^boot\/[\w-]+\.[\da-f]{12}\.js$/,
};

it('saves everything it may need offline, and nobody is left without a reader', {
  timeout: 300_000,
}, async () => {
  const page = await open({ offlineReading: true });
  await page.goto(START);
  await page.locator('[data-save-offline]').click();
  await page
    .getByText('All pages are saved for offline reading')
    .first()
    .waitFor({ timeout: 200_000 });
  // Each file is asked for once, the pages and the payloads of this one apart.
  const { length } = asked.filter((path) => path.endsWith('.txt'));
  expect(length).toBeLessThanOrEqual(readSite().pages.length + 5);

  const spelled = (path: string): string[] => [
    path.slice(1),
    `${path.slice(1)}.html`,
    `${path.slice(1)}/index.html`,
    ...(path === '/' ? ['index.html'] : []),
  ];
  const read = new Set([...everything].flatMap(spelled));
  const left = listOut().filter(
    (file) =>
      !/\.(?:br|gz)$/.test(file) &&
      !read.has(file) &&
      // Old addresses are like the one that was asked for.
      !/<meta name="robots" content="noindex"/.test(
        file.endsWith('.html') ? (readOut(file) ?? '') : '',
      ) &&
      !Object.values(OTHERS).some((pattern) => pattern.test(file)),
  );
  expect(left).toEqual([]);
});
