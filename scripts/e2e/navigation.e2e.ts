import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrate, observe, setUpSite } from '../lib/browser';
import { attr, findAll } from '../lib/html';
import { readSite } from '../lib/out';

const START = '/request_format';
let arePayloadsBroken = false;
const site = setUpSite(({ path }) =>
  arePayloadsBroken && path.endsWith('.txt')
    ? new Response('out of order', { status: 503 })
    : undefined,
);

beforeEach(() => {
  arePayloadsBroken = false;
});

const sidebarLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link')
    .filter({ visible: true })
    .and(page.locator('a:not([aria-current])'))
    .last();
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
const arrive = (page: Page, href: string) =>
  page.waitForURL((url) => url.pathname + url.hash === href);

async function start(): Promise<{ page: Page; href: string }> {
  const page = await site.open(START, { framework: 'hydrated' });
  await mark(page);
  return { page, href: (await sidebarLink(page).getAttribute('href')) ?? '' };
}

describe('following a link', () => {
  it('replaces the page without loading the document again, and begins at its top', async () => {
    const { page, href } = await start();
    await page.evaluate(() => window.scrollTo(0, 300));
    const before = await page.title();
    await sidebarLink(page).click();
    await arrive(page, href);
    await page.waitForFunction((title) => document.title !== title, before);
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect
      .poll(() =>
        page.locator('nav[aria-label="Docs sidebar"] [aria-current=page]').getAttribute('href'),
      )
      .toBe(href);
  });

  it('goes to the heading that the hash names', async () => {
    const { from, href } = linkToHeading();
    const page = await site.open(from, { framework: 'hydrated' });
    await mark(page);
    await page.locator(`main a[href="${href}"]`).first().click();
    await arrive(page, href);
    await page.waitForFunction((id) => {
      const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      return top >= 0 && (top < innerHeight / 2 || isAtEnd) && top < innerHeight;
    }, href.split('#')[1] ?? '');
    expect(await isMarked(page)).toBe(true);
  });

  it('comes back to where the reader was', async () => {
    const { page, href } = await start();
    await page.evaluate(() => window.scrollTo(0, 300));
    await sidebarLink(page).click();
    await arrive(page, href);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await arrive(page, START);
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 300) < 50)).toBe(true);
  });

  it('loads the page fully when its payload cannot be had', async () => {
    const { page, href } = await start();
    arePayloadsBroken = true;
    await sidebarLink(page).click();
    await arrive(page, href);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('the hash of the address', () => {
  it('may be malformed without harm', async () => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    await page.goto(`${START}#%E0%A4%A`);
    await hydrate(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });
});

it('loads nothing ahead of an intent, however many links are in view', async () => {
  const page = await (await site.newContext()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) asked.push(pathname);
  });
  await page.goto(START);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

/** A link in the text of one page to a heading of another page. */
function linkToHeading(): { from: string; href: string } {
  const { pages } = readSite();
  for (const page of pages) {
    for (const link of findAll(page.body, { tag: 'main' }).flatMap((main) =>
      findAll(main, { tag: 'a' }),
    )) {
      const href = attr(link, 'href') ?? '';
      const [route, id] = href.split('#');
      const target = pages.find((each) => each.route === route);
      if (id && target && target !== page && target.html.includes(`id="${id}"`)) {
        return { from: page.route, href };
      }
    }
  }
  throw new Error('no page links to a heading of another page');
}
