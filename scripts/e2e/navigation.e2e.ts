import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { attr, findAll } from '../export/html';
import { readSite } from '../export/out';
import { hydrate, observe, SENTINEL, settle, setUpSite } from '../testing/browser';

/** A small page of the main sidebar: a large one takes a second more in each test. */
const START = '/payment_page';
const payloads = createGate();
const site = setUpSite(({ path }) => (path.endsWith('.txt') ? payloads.answer() : undefined));

beforeEach(() => payloads.open());

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

  it.each([
    ['the table of contents', '.toc a[href^="#"]'],
    ['a link with the path of the page', `main a[href^="${START}#"]`],
  ])('comes back to a heading that %s had led to', async (_, selector) => {
    const { page, href } = await start();
    // Not every page links to itself by its path.
    await page.evaluate((route) => {
      const link = Object.assign(document.createElement('a'), { href: `${route}#common-mistakes` });
      document.querySelector('main')?.append(link);
    }, START);
    await page
      .locator(selector)
      .last()
      .evaluate((a: HTMLAnchorElement) => a.click());
    await page.waitForFunction(() => location.hash !== '');
    const there = await page.evaluate(() => location.pathname + location.hash);
    await sidebarLink(page).click();
    await arrive(page, href);
    await page.locator(`main[data-route="${href}"]`).waitFor();
    await page.goBack();
    await arrive(page, there);
    await page.locator(`main[data-route="${START}"]`).waitFor();
    await page.goForward();
    await page.locator(`main[data-route="${href}"]`).waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('shows the page of an entry that is older than the framework', async () => {
    const page = await site.open(START);
    await page.evaluate(() => {
      location.hash = 'common-mistakes';
    });
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const href = (await sidebarLink(page).getAttribute('href')) ?? '';
    await sidebarLink(page).click();
    await page.locator(`main[data-route="${href}"]`).waitFor();
    await page.evaluate(() => history.go(-2));
    await arrive(page, START);
    await page.locator(`main[data-route="${START}"]`).waitFor();
  });

  it('loads the page fully when its payload cannot be had', async () => {
    const { page, href } = await start();
    payloads.fail();
    await sidebarLink(page).click();
    await arrive(page, href);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('shows a progress bar while the next page is slow to come, and takes it away after', async () => {
    const { page, href } = await start();
    payloads.hold();
    await sidebarLink(page).click();
    await page.locator('#nprogress').waitFor({ state: 'attached' });
    expect(await page.locator('#nprogress .spinner').count()).toBe(0);
    payloads.open();
    await arrive(page, href);
    await page.locator('#nprogress').waitFor({ state: 'detached' });
  });

  it('shows no progress bar for a heading of the same page', async () => {
    const page = await site.open(START, { framework: 'hydrated' });
    payloads.hold();
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await link.click();
    await page.waitForFunction(() => location.hash !== '');
    expect(await page.locator('#nprogress').count()).toBe(0);
  });
});

describe('the hash of the address', () => {
  it('may name what comes a few frames after its page', async () => {
    const { page, href } = await start();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await page.evaluate((route) => {
      document.addEventListener('docs:page', () => {
        let frames = 0;
        const step = () => {
          frames += 1;
          if (frames < 5) requestAnimationFrame(step);
          else
            document
              .querySelector('article')
              ?.append(
                Object.assign(document.createElement('p'), { id: 'late', textContent: 'Late' }),
              );
        };
        step();
      });
      // The framework's own handle; the types of the browser do not know it.
      const { next } = globalThis as unknown as { next: { router: { push(to: string): void } } };
      next.router.push(`${route}#late`);
    }, href);
    await arrive(page, `${href}#late`);
    await page.waitForFunction(() => document.activeElement?.id === 'late');
    await page.waitForFunction(() => {
      const { top = -1, bottom = -1 } =
        document.getElementById('late')?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    });
  });

  it('may be written in capitals; the address is mended, and Back still works', async () => {
    const { pages } = readSite();
    const lastHeading = (route: string): string => {
      const page = pages.find((candidate) => candidate.route === route);
      const headings = page ? findAll(page.body, { tag: 'h2' }) : [];
      return headings.map((heading) => attr(heading, 'id')).findLast((id) => id) ?? '';
    };
    const arrived = async (id: string) => {
      await page.waitForFunction((name) => location.hash === `#${name}`, id);
      await page.waitForFunction((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
        return scrollY > 0 && top >= 0 && top < innerHeight;
      }, id);
    };

    const page = await (await site.newContext()).newPage();
    const first = lastHeading(START);
    await page.goto(`${START}#${first.toUpperCase()}`);
    await arrived(first);

    await hydrate(page);
    await mark(page);
    const href = (await sidebarLink(page).getAttribute('href')) ?? '';
    const second = lastHeading(href);
    await page.evaluate((to) => {
      const { next } = globalThis as unknown as { next: { router: { push(to: string): void } } };
      next.router.push(to);
    }, `${href}#${second.toUpperCase()}`);
    await arrived(second);
    await page.goBack();
    await arrive(page, `${START}#${first}`);
    await page.locator(`main[data-route="${START}"]`).waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('may be malformed without harm', async () => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    await page.goto(`${START}#%E0%A4%A`);
    await hydrate(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe('loading ahead', () => {
  const watchPayloads = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The payload of the page itself comes with the framework.
      if (pathname.endsWith('.txt') && ![SENTINEL, `${START}.txt`].includes(pathname))
        asked.push(pathname);
    });
    return asked;
  };

  it('waits until the reader shows an intent', async () => {
    const context = await site.newContext();
    const page = await context.newPage();
    const asked = watchPayloads(page);
    await page.goto(START);
    await hydrate(page);
    await settle(page);
    expect(asked).toEqual([]);
    await sidebarLink(page).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  it('begins on keyboard focus too', async () => {
    const page = await site.open(START, { framework: 'hydrated' });
    const asked = watchPayloads(page);
    await sidebarLink(page).focus();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  it.each([
    ['data saver is on', { saveData: true, effectiveType: '4g' }],
    ['the connection is 2g', { saveData: false, effectiveType: '2g' }],
    ['the connection is slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
  ])('does not happen when %s', async (_, connection) => {
    const context = await site.newContext();
    await context.addInitScript((value) => {
      const target = Object.assign(new EventTarget(), value);
      Object.defineProperty(navigator, 'connection', { get: () => target });
    }, connection);
    const page = await context.newPage();
    const asked = watchPayloads(page);
    await page.goto(START);
    await sidebarLink(page).hover();
    await settle(page);
    expect(asked).toEqual([]);
    // And the link still works.
    const href = (await sidebarLink(page).getAttribute('href')) ?? '';
    await sidebarLink(page).click();
    await arrive(page, href);
  });
});

describe('loading ahead, asked of the connection at each intent', () => {
  it('stops when the connection becomes slow, begins when it is fast again, and asks once for a page', async () => {
    const context = await site.newContext();
    await context.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' });
      Object.defineProperty(navigator, 'connection', { get: () => connection });
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.txt') && pathname !== SENTINEL) asked.push(pathname);
    });
    await page.goto(START);
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const setType = (type: string) =>
      page.evaluate((effectiveType) => {
        Object.assign((navigator as Navigator & { connection?: object }).connection ?? {}, {
          effectiveType,
        });
      }, type);
    const point = (href: string) =>
      page.locator(`.sidebar a[href="${href}"]`).first().dispatchEvent('pointerover');
    const askedFor = (route: string) => asked.filter((path) => path.startsWith(route)).length;
    const [slow, first, second] = ['/callbacks', '/api/account_info', '/api/transaction_create'];

    await setType('2g');
    await point(slow);
    await setType('4g');
    await point(first);
    await expect.poll(() => askedFor(first)).toBeGreaterThan(0);
    await settle(page);
    const once = asked.length;
    await point(first);
    await setType('slow-2g');
    await point(second);
    await settle(page);
    expect(asked.slice(once)).toEqual([]);
    expect(askedFor(slow) + askedFor(second)).toBe(0);
    await setType('4g');
    await point(slow);
    await expect.poll(() => askedFor(slow)).toBeGreaterThan(0);
  });
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

/** Decides what happens to payloads: let through, refused, or held until opened. */
function createGate() {
  let isFailing = false;
  let release = () => {};
  let passage = Promise.resolve();
  return {
    open() {
      isFailing = false;
      release();
    },
    fail() {
      isFailing = true;
    },
    hold() {
      passage = new Promise((resolve) => {
        release = resolve;
      });
    },
    async answer(): Promise<Response | undefined> {
      if (isFailing) return new Response('out of order', { status: 503 });
      await passage;
      return undefined;
    },
  };
}
