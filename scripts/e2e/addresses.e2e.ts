import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import fixture from '../site/__fixtures__/routes.json' with { type: 'json' };
import { hydrate, observe, settle, setUpSite } from '../testing/browser';

const site = setUpSite();
const TAIL = '?lang=php&x=1#headers';

const address = (page: Page) =>
  page.evaluate(() => location.pathname + location.search + location.hash);

describe('the address of a page', () => {
  it.each([
    '/request_format/',
    '/request_format.html',
    '/request_format/index.html',
    '/request_format.html/',
    '/REQUEST_FORMAT',
    '/Request_Format.html',
    '/request%5Fformat',
    '//request_format',
  ])('%s is mended, with query and hash', async (path) => {
    const context = await site.newContext();
    const page = await context.newPage();
    const { messages } = observe(page, site.url);
    await page.goto(`${site.url}${path}${TAIL}`);
    await page.waitForURL(
      (url) => url.pathname + url.search + url.hash === `/request_format${TAIL}`,
    );
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Request format');
    await hydrate(page);
    expect(await address(page)).toBe(`/request_format${TAIL}`);
    // A host returns 404 for a spelling that it has no file for; the browser notes that itself.
    expect(messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
  });

  it('never shows the words of the 404 page on the way', async () => {
    const context = await site.newContext();
    await context.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true }))
          seen.push(heading.textContent ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify(seen)));
    });
    const page = await context.newPage();
    await page.goto('/FAQ');
    await page.waitForURL((url) => url.pathname === '/faq');
    const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
    expect(JSON.parse(seen ?? '[]')).not.toContain('Page Not Found');
  });

  it('leaves no trace in the history: Back leads to the page before', async () => {
    const page = await site.open('/changelog');
    await page.goto('/FAQ');
    await page.waitForURL((url) => url.pathname === '/faq');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/changelog');
  });
});

describe('an old path', () => {
  const moved = fixture.redirects.map(({ from, to }) => [from, to] as const);

  it.each(moved)('%s leads to %s under every spelling, with query and hash', async (from, to) => {
    const context = await site.newContext();
    // The target may not be written yet; where the reader is sent is what counts here.
    await context.route(`**${to}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>there</title>' }),
    );
    const page = await context.newPage();
    for (const spelling of [
      from,
      `${from}/`,
      `${from}.html`,
      `${from}/index.html`,
      from.toUpperCase(),
    ]) {
      await page.goto(`${spelling}${TAIL}`);
      await page.waitForURL((url) => url.pathname + url.search + url.hash === `${to}${TAIL}`);
    }
  });
});

describe('a path that is nothing', () => {
  it('says so in the words of the specification, and offers the nearest pages', async () => {
    const page = await site.open('/api/transaction_craete');
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page.getByText('We could not find what you were looking for.').waitFor();
    const link = page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first();
    expect(await link.getAttribute('href')).toBe('/api/transaction_create');
    // What no page begins with is struck out, and the words of the path are ready to be searched.
    expect(await page.locator('main del').textContent()).toBe('aete');
    const field = page.locator('main').getByRole('searchbox');
    expect(await field.inputValue()).toBe('api transaction craete');
    await hydrate(page);
    expect(await link.isVisible()).toBe(true);
  });

  it('offers a search, too', async () => {
    const page = await site.open('/no/such/page');
    const box = page.locator('main').getByRole('searchbox');
    await box.fill('callback');
    await box.press('Enter');
    await page.waitForURL(
      (url) => url.pathname === '/search' && url.searchParams.get('q') === 'callback',
    );
    await page.locator('main a[href*="_highlight=callback"]').first().waitFor();
  });

  it.each([
    '/<img src=x onerror=alert(1)>',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '//evil.example/faq',
  ])('takes %s as text and stays on the site', async (path) => {
    const context = await site.newContext();
    const page = await context.newPage();
    const { foreign, messages } = observe(page, site.url);
    await page.goto(`${site.url}${path}`);
    await hydrate(page);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    expect(new URL(page.url()).origin).toBe(site.url);
    expect(foreign).toEqual([]);
    expect(messages.filter((message) => !message.includes('status of 40'))).toEqual([]);
  });
});

describe('a change of query alone', () => {
  it.each<[string, () => void]>([
    ['a script', () => history.pushState(null, '', '?lang=java')],
    [
      'the framework',
      () => {
        // Its own handle; the types of the browser do not know it.
        const { next } = globalThis as unknown as { next: { router: { push(to: string): void } } };
        next.router.push('/request_format?lang=java');
      },
    ],
  ])('by %s does not scroll', async (_, change) => {
    const page = await site.open('/request_format', { framework: 'hydrated' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.evaluate(change);
    await page.waitForFunction(() => location.search === '?lang=java');
    await settle(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });
});

describe('after a soft navigation', () => {
  it('the next Tab reaches the skip link', async () => {
    const page = await site.open('/', { framework: 'hydrated' });
    await page.locator('.sidebar a[href="/request_format"]').click();
    await page.locator('main[data-route="/request_format"]').waitFor();
    await page.waitForFunction(() => document.activeElement === document.body);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
  });

  it('to a heading, the focus is on it', async () => {
    const page = await site.open('/changelog', { framework: 'hydrated' });
    await page.locator('main a[href^="/request_format#"]').first().click();
    await page.locator('main[data-route="/request_format"]').waitFor();
    await page.waitForFunction(() => `#${document.activeElement?.id}` === location.hash);
  });

  it('the new title is announced', async () => {
    const page = await site.open('/', { framework: 'hydrated' });
    await page.locator('.sidebar a[href="/request_format"]').click();
    await page.waitForFunction(() =>
      document
        .querySelector('next-route-announcer')
        ?.shadowRoot?.textContent?.includes('Request format'),
    );
  });
});

describe('the way back up', () => {
  it('is offered to a reader who scrolls up in a long page, and leads there', async () => {
    const page = await site.open('/faq', { framework: 'blocked' });
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => scrollY > 1500);
    expect(await button.isVisible()).toBe(false);
    await page.mouse.wheel(0, -200);
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    expect(await button.isVisible()).toBe(false);
  });

  /** Scrolled down and up a little, so that the button shows; what scrolls from now on is written down. */
  async function ready(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
    const page = await site.open('/faq', { framework: 'blocked', ...options });
    // The page learns of a scroll with the next frame: two scrolls within one would be a single way down.
    await page.evaluate(async () => {
      window.scrollTo(0, 2000);
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      window.scrollTo(0, 1900);
    });
    await page.getByRole('button', { name: 'Scroll back to top' }).waitFor();
    await page.evaluate(() => {
      const native = window.scrollTo.bind(window);
      const tops: number[] = [];
      Object.assign(globalThis, {
        tops,
        scrollTo: (options: ScrollToOptions) => {
          tops.push(options.top ?? -1);
          native(options);
        },
      });
    });
    return page;
  }
  const press = (page: Page) =>
    page
      .getByRole('button', { name: 'Scroll back to top' })
      .evaluate((button: HTMLElement) => button.click());
  const tops = (page: Page) => page.evaluate<number[]>('tops');

  it('leaves 0.85 of itself with each frame', async () => {
    const page = await ready();
    await press(page);
    await page.waitForFunction(() => scrollY === 0);
    const expected: number[] = [];
    for (let top = 1900; top > 0; expected.push(top)) top = Math.floor(top * 0.85);
    expect(await tops(page)).toEqual(expected);
  });

  it('ends where the reader turns round', async () => {
    const page = await ready();
    await page.evaluate(() => {
      const turn = () => {
        if (scrollY > 1500) requestAnimationFrame(turn);
        else window.scrollBy({ top: 200, behavior: 'instant' });
      };
      requestAnimationFrame(turn);
    });
    await press(page);
    await page.waitForFunction(() => scrollY < 1700);
    const seen = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            if (frames > 30) resolve(scrollY);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(seen).toBeGreaterThan(1500);
  });

  it('is a single step under reduced motion', async () => {
    const page = await ready({ reducedMotion: 'reduce' });
    await press(page);
    await page.waitForFunction(() => scrollY === 0);
    expect(await tops(page)).toEqual([0]);
  });
});

describe('a wrong base path', () => {
  it('is named on the home page with the path to set, as text', async () => {
    const context = await site.newContext();
    // The site below a folder: the page arrives, its absolute addresses lead nowhere.
    const home = await (await fetch(`${site.url}/`)).text();
    await context.route('**/*', (route) =>
      new URL(route.request().url()).pathname === '/docs/%3Cb%3E/'
        ? route.fulfill({ contentType: 'text/html', body: home })
        : route.fulfill({ status: 404, body: '' }),
    );
    const page = await context.newPage();
    await page.goto('/docs/%3Cb%3E/');
    const notice = page.getByRole('alert');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Build it with BASE_PATH="/docs/%3Cb%3E".');
    expect(await notice.locator('b').count()).toBe(0);
  });

  it('is not suspected when one file merely failed', async () => {
    const context = await site.newContext();
    await context.route('**/*.css*', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/');
    const notice = page.locator('.base-notice');
    await notice.getByText('could not be loaded').waitFor();
    // It stays when the framework comes, in sight, and goes with the page.
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    expect(
      await notice.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    // Without the sheet, the sidebar is a closed popover.
    await page
      .locator('.sidebar a[href="/request_format"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.locator('main[data-route="/request_format"]').waitFor();
    expect(await notice.count()).toBe(0);
    await page.goto('/faq');
    await page.waitForLoadState('load');
    expect(await page.locator('.base-notice').count()).toBe(0);
  });
});
