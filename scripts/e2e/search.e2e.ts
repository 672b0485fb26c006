import AxeBuilder from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import type { Intercept } from '../serve/static-server';
import {
  FRAMEWORK_STATES,
  hydrate,
  observe,
  settle,
  setUpSite,
  VIEWPORTS,
} from '../testing/browser';
import { shiftOf, watchShifts } from '../testing/shifts';

const START = '/api/account_info';
const INDEX = /^\/search\/.+\.(?:json|js)$/;

let answer: Intercept = () => undefined;
const site = setUpSite((request) => answer(request));
beforeEach(() => {
  answer = () => undefined;
});

const field = (page: Page) => page.locator('.navbar .search-box input');
const menu = (page: Page) => page.locator('.navbar .search-menu');
const rows = (page: Page) => menu(page).locator('.hit');
const status = (page: Page) => menu(page).getByRole('status');

/** The query is typed, and a result is shown; it may be the one from the titles, which another follows. */
async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await menu(page).and(page.locator('[data-state="results"], [data-state="none"]')).waitFor();
}

const activeText = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.textContent ?? '') : undefined;
  });

/** The results page is React's; without React it is the list of all pages. */
async function shown(page: Page, framework: (typeof FRAMEWORK_STATES)[number]): Promise<void> {
  const main = page.locator('main[data-route="/search"]');
  if (framework === 'hydrated') await main.locator('.results').waitFor();
  else await main.getByRole('heading', { name: 'All pages' }).waitFor();
}

describe.each(FRAMEWORK_STATES)('the search box, framework %s', (framework) => {
  it('asks for nothing before the first hover or focus', async () => {
    const page = await (await site.newContext({ framework })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(START);
    await settle(page);
    expect(asked.filter((path) => INDEX.test(path))).toEqual([]);
    await field(page).hover();
    await page.waitForRequest((request) => /\/search\/names\..+\.json$/.test(request.url()));
  });

  it('is a combobox of real links, gone through by the arrows and opened by Enter', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'transaction create');
    expect(await rows(page).count()).toBeLessThanOrEqual(8);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await activeText(page)).toBeUndefined();
    await field(page).press('ArrowDown');
    expect(await activeText(page)).toContain('Create a transaction');
    await field(page).press('ArrowUp');
    expect(await activeText(page)).toBeUndefined();
    await field(page).press('ArrowUp');
    expect(await activeText(page)).toContain('See all results');
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await page.locator('main[data-route="/api/transaction_create"]').waitFor();
    await page.waitForURL((url) => url.searchParams.getAll('_highlight').includes('create'));
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('goes to the search page on Enter without a choice', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'refund');
    await field(page).press('Enter');
    await shown(page, framework);
    await page.waitForURL('**/search?q=refund');
    // The title of the page's own head comes later than its words.
    if (framework === 'hydrated')
      await page.waitForFunction(() => document.title === 'Search results for “refund”');
  });

  it('is left by Tab as any field is, and Escape closes first and empties then', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'refund');
    await field(page).press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await field(page).inputValue()).toBe('refund');
    await field(page).press('Escape');
    expect(await field(page).inputValue()).toBe('');
    await ask(page, 'refund');
    await field(page).press('ArrowDown');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    expect(new URL(page.url()).pathname).toBe(START);
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('says when nothing was found, and tells how much was', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'qqqqxyzzy');
    await status(page)
      .filter({ hasText: /^No results$/ })
      .waitFor();
    await ask(page, 'refund');
    await status(page)
      .filter({ hasText: /^\d (?:of \d+ )?results?/ })
      .waitFor();
  });

  it('names a word that was not found, with the results for the others', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'refund xyzzy');
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await rows(page).count()).toBeGreaterThan(0);
    expect(await status(page).textContent()).toMatch(/^\d (?:of \d+ )?results?\. Left out: xyzzy$/);
  });

  it('offers the results of the part one is in', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'transaction');
    await menu(page).getByRole('option', { name: 'See all results within API' }).click();
    await shown(page, framework);
    await page.waitForURL('**/search?q=transaction&ctx=api');
    if (framework === 'blocked') return;
    expect(await page.getByRole('radio', { name: 'API' }).isChecked()).toBe(true);
    const paths = await page
      .locator('.result-title a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('is emptied by the cross', async () => {
    const page = await site.open(START, { framework });
    await field(page).focus();
    await ask(page, 'refund');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    expect(await field(page).inputValue()).toBe('');
    expect(await menu(page).getAttribute('data-state')).toBe('start');
    await field(page).press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
  });
});

describe('an empty search box', () => {
  it('offers the last queries, which can be cleared, and where readers often go', async () => {
    const page = await site.open(START);
    await field(page).focus();
    await ask(page, 'partial refund');
    await field(page).press('Enter');
    await page.waitForFunction(() => location.pathname === '/search');
    await page.goto(START);
    await field(page).focus();
    const recent = menu(page).getByRole('group', { name: 'Recent, on this device' });
    await recent.getByRole('option', { name: 'partial refund' }).click();
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await field(page).inputValue()).toBe('partial refund');
    await field(page).fill('');
    await menu(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await recent.waitFor({ state: 'detached' });
    const suggested = menu(page).getByRole('group', { name: 'Suggested' }).getByRole('option');
    const hrefs = await suggested.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      await page.goto(href);
      const { hash } = new URL(page.url());
      if (hash !== '') expect(await page.locator(hash).count(), href).toBe(1);
    }
  });
});

describe('the eighth row', () => {
  it('is whole without scrolling on a laptop and on a desktop', async () => {
    const page = await site.open(START);
    await field(page).focus();
    await ask(page, 'refund');
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await rows(page).count()).toBe(8);
    for (const height of [800, 900]) {
      await page.setViewportSize({ width: 1280, height });
      const list = await menu(page).getByRole('listbox').boundingBox();
      const last = await rows(page).last().boundingBox();
      const end = (list?.y ?? 0) + (list?.height ?? 0);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(end);
      expect(end).toBeLessThan(height);
    }
  });
});

describe('the search box for those who do not see it', () => {
  it('names its field, its list and its rows, and tells the count and each choice', async () => {
    const page = await site.open(START);
    await field(page).focus();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await ask(page, 'transaction');
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await status(page).textContent()).toMatch(/^\d (?:of \d+ )?results?/);
    const box = page.getByRole('combobox', { name: 'Search', expanded: true });
    const list = page.getByRole('listbox', { name: 'Results' });
    expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    const options = menu(page).getByRole('option');
    const count = await options.count();
    for (let position = 0; position < count; position += 1) {
      await page.keyboard.press('ArrowDown');
      const active = await box.getAttribute('aria-activedescendant');
      expect(active).toBe(await options.nth(position).getAttribute('id'));
      expect(await options.and(page.locator('[aria-selected="true"]')).count()).toBe(1);
      expect(await options.nth(position).getAttribute('aria-selected')).toBe('true');
    }
    await page.keyboard.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBeNull();
    expect(await options.and(page.locator('[aria-selected="true"]')).count()).toBe(0);
  });

  it('does not search for what is still being composed', async () => {
    const context = await site.newContext();
    await context.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      Worker.prototype.postMessage = function (this: Worker, message: { args: unknown[] }) {
        asked.push(message.args[2]);
        post.call(this, message);
      };
    });
    const page = await context.newPage();
    await page.goto(START);
    await field(page).focus();
    await ask(page, 'refund');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = 'chargeba';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      input.value = 'chargeback';
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await rows(page).first().filter({ hasText: 'Chargeback' }).waitFor();
    const asked = await page.evaluate(() => Reflect.get(globalThis, 'asked') as unknown[]);
    expect(asked).toContain('chargeback');
    expect(asked).not.toContain('chargeba');
  });
});

describe('what readers type', () => {
  it('finds a page: a name, an abbreviation, a path, Russian, and another keyboard layout', async () => {
    const page = await site.open(START);
    await field(page).focus();
    for (const [query, start] of [
      ['payin_hpp', '/services/'],
      ['CLABE', '/'],
      ['/api/cards_check', '/api/cards_check'],
      ['возврат', '/api/transaction_cancel'],
      ['сфкв', '/'],
    ] as const) {
      await field(page).fill('');
      await menu(page).and(page.locator('[data-state="start"]')).waitFor();
      await ask(page, query);
      const hrefs = await rows(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(hrefs.filter((href) => href.startsWith(start)).length, query).toBeGreaterThan(0);
    }
  });
});

describe('a search that cannot be loaded', () => {
  it.each<[string, () => Response]>([
    ['the network fails', () => Response.error()],
    ['the index is not there', () => new Response('not found', { status: 404 })],
    [
      'HTML comes in place of it',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('%s: it says so and offers another try, which works', async (_name, fault) => {
    answer = ({ path }) => (INDEX.test(path) && path.endsWith('.json') ? fault() : undefined);
    const page = await (await site.newContext()).newPage();
    await page.goto(START);
    await field(page).focus();
    await field(page).fill('refund');
    const retry = menu(page).getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    answer = () => undefined;
    await retry.click();
    await rows(page).first().waitFor();
  });

  it('keeps the rows of the titles where only the texts do not come', async () => {
    answer = ({ path }) =>
      /^\/search\/texts\..+\.json$/.test(path) ? Response.error() : undefined;
    const page = await (await site.newContext()).newPage();
    await page.goto(START);
    await field(page).focus();
    await field(page).fill('refund');
    const retry = menu(page).getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    expect(await rows(page).count()).toBeGreaterThan(0);
    answer = () => undefined;
    await retry.click();
    await status(page)
      .filter({ hasText: /^\d (?:of \d+ )?results?/ })
      .waitFor();
    await retry.waitFor({ state: 'detached' });
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await rows(page).locator('small mark').count()).toBeGreaterThan(0);
  });

  it('has all rows where only the texts of pages do not come, and excerpts once they do', async () => {
    answer = ({ path }) => (/^\/search\/page\..+\.json$/.test(path) ? Response.error() : undefined);
    const page = await (await site.newContext()).newPage();
    const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(START);
    await field(page).focus();
    await ask(page, 'refund');
    await failed;
    expect(await rows(page).count()).toBeGreaterThan(0);
    expect(await menu(page).getByRole('button', { name: 'Retry' }).count()).toBe(0);
    answer = () => undefined;
    await field(page).fill('refunds');
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await rows(page).locator('small mark').count()).toBeGreaterThan(0);
  });

  it('keeps the row one is on when the answer from the texts follows that from the titles', async () => {
    let release = () => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    answer = ({ path }) => (/^\/search\/(?!names|manifest).+\.json$/.test(path) ? held : undefined);
    const page = await site.open(START);
    await field(page).focus();
    await ask(page, 'transaction create');
    await field(page).press('ArrowDown');
    const chosen = await activeText(page);
    expect(chosen).toContain('Create a transaction');
    expect(await menu(page).getAttribute('data-complete')).toBeNull();
    release();
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    expect(await activeText(page)).toContain('Create a transaction');
    await field(page).press('Enter');
    await page.locator('main[data-route="/api/transaction_create"]').waitFor();
  });

  it('offers another try on the search page too', async () => {
    answer = ({ path }) => (path.endsWith('.json') ? Response.error() : undefined);
    const page = await (await site.newContext()).newPage();
    await page.goto('/search?q=refund');
    const retry = page.locator('main').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    answer = () => undefined;
    await retry.click();
    await page.locator('.results .result-title a').first().waitFor();
  });

  it.each<[string, () => void]>([
    ['are not there', () => Reflect.deleteProperty(globalThis, 'Worker')],
    [
      'are refused',
      () => {
        globalThis.Worker = class extends EventTarget {
          constructor() {
            super();
            throw new DOMException('refused', 'SecurityError');
          }
        } as unknown as typeof Worker;
      },
    ],
    [
      'fail to start',
      () => {
        globalThis.Worker = class extends EventTarget {
          constructor() {
            super();
            queueMicrotask(() => this.dispatchEvent(new Event('error')));
          }
          terminate() {}
        } as unknown as typeof Worker;
      },
    ],
  ])('searches in the page where workers %s', async (_name, block) => {
    const context = await site.newContext();
    await context.addInitScript(block);
    const page = await context.newPage();
    await page.goto(START);
    await field(page).focus();
    await ask(page, 'refund');
    await rows(page).first().waitFor();
  });
});

describe('the search page', () => {
  it('works from a cold link, says nothing to the console, and marks what it leads to', async () => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    await page.goto('/search/?q=chargeback&version=x');
    await page.locator('.results .result-title a').first().waitFor();
    expect(await page.title()).toContain('chargeback');
    await page
      .locator('.result-count')
      .filter({ hasText: /^\d+(?: of \d+)? pages?, \d+(?: of \d+)? places?$/ })
      .waitFor();
    await page.locator('.results a').first().click();
    await page.locator('.highlight-bar').waitFor();
    expect(messages).toEqual([]);
  });

  it.each([390, 1280])('moves nothing when the results come, at %i px', async (width) => {
    const context = await site.newContext({ viewport: { width, height: 800 } });
    await watchShifts(context);
    const page = await context.newPage();
    await page.goto('/search?q=refund');
    await page.locator('.results .result-text').first().waitFor();
    await settle(page);
    expect(await shiftOf(page)).toBe(0);
  });

  it('says how many of the places it lists, and lists the rest in steps', async () => {
    // `card` has more than a thousand places, `currency` some hundreds: steps of 50, and a last, shorter one.
    const page = await site.open(`/search?q=${isWhole() ? 'card' : 'currency'}`);
    const count = page.getByRole('status').and(page.locator('.result-count'));
    const listed = async () => {
      await count
        .filter({ hasText: /^\d+(?: of \d+)? pages/ })
        .filter({ hasNotText: '…' })
        .waitFor();
      const words = (await count.textContent()) ?? '';
      const [, pages, allPages = pages, places, allPlaces = places] =
        /^(\d+)(?: of (\d+))? pages, (\d+)(?: of (\d+))? places$/.exec(words) ?? [];
      const found = await page.evaluate(() => ({
        pages: document.querySelectorAll('.results > li').length,
        // A page that was found itself is a place, and its title leads to the words.
        places:
          document.querySelectorAll('.result-sections a').length +
          document.querySelectorAll('.result-title mark').length,
      }));
      expect({ pages: found.pages, words }).toEqual({ pages: Number(pages), words });
      return {
        ...found,
        places: Number(places),
        allPages: Number(allPages),
        allPlaces: Number(allPlaces),
      };
    };
    let now = await listed();
    expect(now.places).toBe(50);
    expect(now.allPlaces).toBeGreaterThan(100);
    const more = page.getByRole('button', { name: /^Show \d+ more places?$/ });
    while (now.places < now.allPlaces) {
      const step = Math.min(50, now.allPlaces - now.places);
      expect(await more.textContent()).toBe(`Show ${step} more place${step === 1 ? '' : 's'}`);
      const known = await page
        .locator('.results a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await more.press('Enter');
      await count
        .filter({ hasText: new RegExp(`, ${now.places + step}(?: of \\d+)? places$`) })
        .waitFor();
      const next = await listed();
      expect(next.places).toBe(now.places + step);
      // The keyboard continues from the first that is new.
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
      expect(focused).toBeTruthy();
      expect(known).not.toContain(focused);
      now = next;
    }
    expect(now.pages).toBe(now.allPages);
    expect(await more.count()).toBe(0);
  });

  it.each([
    ['card xyzzy', 'card', 'xyzzy'],
    ['refund blorp', 'refund', 'blorp'],
    ['xyzzy callback', 'callback', 'xyzzy'],
  ])('leaves out a word that was not found and says so: %s', async (query, rest, unknown) => {
    const page = await (await site.newContext()).newPage();
    const titles = async (words: string) => {
      await page.goto(`/search?q=${encodeURIComponent(words)}`);
      const count = page.locator('.result-count').filter({ hasText: /^\d+(?: of \d+)? pages?/ });
      await count.filter({ hasNotText: '…' }).waitFor();
      return {
        words: await count.textContent(),
        list: await page.locator('.result-title').allTextContents(),
      };
    };
    const { words, list } = await titles(query);
    expect(words).toContain(`. Left out: ${unknown}`);
    expect(list[0]).toBe((await titles(rest)).list[0]);
  });

  it('says "No results" where nothing is found, and offers all pages', async () => {
    const page = await site.open('/search?q=qqqqxyzzy');
    await page
      .locator('.result-count')
      .filter({ hasText: /^No results$/ })
      .waitFor();
    expect(await page.getByRole('heading', { name: 'All pages' }).isVisible()).toBe(true);
    await page.locator('main input[name="q"]').fill('refund');
    await page.locator('.results').waitFor();
    expect(await page.getByRole('heading', { name: 'All pages' }).isVisible()).toBe(false);
  });

  it('keeps one entry of history while one types, and Back returns to the last question', async () => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    await page.goto('/search?q=refund');
    await page.locator('.results').waitFor();
    await hydrate(page);
    await page.locator('.results').waitFor();
    expect(messages).toEqual([]);
    const length = await page.evaluate(() => history.length);
    const large = page.locator('main input[name="q"]');
    await large.press('End');
    await large.pressSequentially(' pix');
    await page.waitForFunction(() => location.search === '?q=refund+pix');
    expect(await page.evaluate(() => history.length)).toBe(length);
    await field(page).focus();
    await ask(page, 'blik');
    await field(page).press('Enter');
    await page.waitForFunction(() => location.search === '?q=blik');
    await page.goBack();
    await page.waitForFunction(() => document.title.includes('refund pix'));
    expect(await page.locator('main input[name="q"]').inputValue()).toBe('refund pix');
  });

  it('says that it loads until React has come, which it asks for at once on any connection', async () => {
    let release = () => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    answer = ({ path }) => (/^\/_next\/.+\.js$/.test(path) ? held : undefined);
    const context = await site.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => ({ saveData: true, effectiveType: '2g' }),
      });
    });
    const page = await context.newPage();
    await page.goto('/search?q=refund', { waitUntil: 'domcontentloaded' });
    const all = page.getByRole('heading', { name: 'All pages' });
    await page
      .locator('.result-count')
      .filter({ hasText: /^Loading search…$/ })
      .waitFor();
    expect(await page.locator('main input[name="q"]').inputValue()).toBe('refund');
    expect(await all.isVisible()).toBe(false);
    release();
    await page.locator('.results .result-title a').first().waitFor();
    expect(await all.isVisible()).toBe(false);
  });

  it.each(['link', 'reload'] as const)(
    'lists as many places as before when the reader comes back, at the same place: %s',
    async (way) => {
      const page = await site.open('/search?q=card', { framework: 'hydrated' });
      const links = page.locator('.results a');
      const count = page.locator('.result-count');
      const places = async () => Number(/, (\d+) of/.exec((await count.textContent()) ?? '')?.[1]);
      const more = page.getByRole('button', { name: /^Show \d+ more places?$/ });
      await more.click();
      await expect.poll(places).toBe(100);
      const link = links.nth(90);
      const href = (await link.getAttribute('href')) ?? '';
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(1000);
      if (way === 'link') await link.click();
      else await page.evaluate((address) => window.location.assign(address), href);
      await page.locator('main[data-route]:not([data-route="/search"])').waitFor();
      await page.goBack();
      await expect.poll(places).toBe(100);
      await page.waitForURL('**/search?q=card');
      // A page that is loaded again gets its results later than the browser looks for the place.
      if (way === 'link') {
        await expect
          .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
          .toBeLessThan(100);
      }
    },
  );

  it('puts nothing of the address into the page but text', async () => {
    const page = await site.open(
      `/search?q=${encodeURIComponent('<img src=x onerror="document.title=1">')}`,
    );
    await page.locator('h1').filter({ hasText: '<img' }).waitFor();
    await page
      .locator('.result-count')
      .filter({ hasNotText: /^Loading/ })
      .waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });
});

describe('the field of the search page', () => {
  it('has the focus on arrival and in place, and the arrows go through the results', async () => {
    const page = await site.open('/search', { framework: 'hydrated' });
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await name()).toBe('q');
    await page.keyboard.type('refund');
    await page.locator('.results .result-title a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const at = () =>
      page
        .locator('.results a')
        .evaluateAll((links) => links.indexOf(document.activeElement as HTMLElement));
    expect(await at()).toBe(1);
    await page.keyboard.press('ArrowUp');
    expect(await at()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await name()).toBe('q');
    await page.goto(START);
    await hydrate(page);
    await field(page).focus();
    await ask(page, 'pix');
    await field(page).press('Enter');
    await page.locator('.results').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.search-page') !== null))
      .toBe(true);
  });
});

describe('the open search on a phone', () => {
  it('fills the screen below the bar, also above a keyboard, and its text is never zoomed to', async () => {
    const page = await site.open(START, { viewport: VIEWPORTS.phone });
    await field(page).focus();
    await ask(page, 'transaction');
    await menu(page).and(page.locator('[data-complete]')).waitFor();
    const heights = await menu(page)
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // Below 16 px a phone zooms into the field that has the focus.
    const size = await field(page).evaluate((input) =>
      parseFloat(getComputedStyle(input).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(16);
    // A keyboard then takes its room from the page, as a lower window does.
    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(viewport).toContain('interactive-widget=resizes-content');
    for (const height of [VIEWPORTS.phone.height, 380]) {
      await page.setViewportSize({ width: VIEWPORTS.phone.width, height });
      const box = await menu(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: VIEWPORTS.phone.width });
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      // The line under the bar is shared.
      expect(Math.abs(height - bottom)).toBeLessThanOrEqual(1);
      await rows(page).last().scrollIntoViewIfNeeded();
      expect(await rows(page).last().isVisible()).toBe(true);
    }
  });
});

describe('accessibility of the open search', () => {
  it.each(['phone', 'desktop'] as const)('is sound on a %s', async (size) => {
    const page = await site.open(START, { viewport: VIEWPORTS[size] });
    await field(page).focus();
    await ask(page, 'transaction');
    await rows(page).first().waitFor();
    await page.evaluate(AxeBuilder.source);
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof AxeBuilder };
      const found = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    });
    expect(violations).toEqual([]);
  });
});
