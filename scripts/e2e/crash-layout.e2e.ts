import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../lib/base/math/contrast';
import { OUT_DIR } from '../export/out';
import { hydrate, observe, settle, setUpSite } from '../testing/browser';

/** A word of the interface that the sidebar, a part of the layout, reads each time it is rendered: an export by value. */
const READ = '0,"Docs sidebar"';
const CHUNKS = path.join(OUT_DIR, '_next/static/chunks');
const chunk = readdirSync(CHUNKS).find(
  (name) => name.endsWith('.js') && readFileSync(path.join(CHUNKS, name), 'utf8').includes(READ),
);
/** The same script with a hole in it, an export by function: while `crashes` is above zero, rendering the sidebar throws and counts down. */
const broken = readFileSync(path.join(CHUNKS, chunk ?? ''), 'utf8').replaceAll(
  READ,
  `()=>globalThis.crashes-->0?(()=>{throw Error("The list is broken",{cause:Error("It has no end")})})():"Docs sidebar"`,
);

let isHolding = false;
let release = () => {};

const site = setUpSite(async ({ path: asked }) => {
  if (asked === `/_next/static/chunks/${chunk}`)
    return new Response(broken, { headers: { 'content-type': 'text/javascript' } });
  if (isHolding && asked.endsWith('.txt')) {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  }
  return undefined;
});

const toggle = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ }).first();
const rootAttributes = (): Record<string, string | null> =>
  Object.fromEntries(
    document.documentElement
      .getAttributeNames()
      .filter((name) => name.startsWith('data-'))
      .sort()
      .map((name) => [name, document.documentElement.getAttribute(name)]),
  );

/** Colors as `#rrggbb`: of the ground of the screen, and of each kind of text with what is behind it. */
const colorsOfScreen = () => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): number[] => {
    if (!paint) return [];
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const hex = (color: string): string =>
    `#${rgba(color)
      .slice(0, 3)
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
  /** The nearest ground that hides what is behind it. */
  const groundOf = (element: Element | null): string => {
    for (let each = element; each; each = each.parentElement) {
      const color = getComputedStyle(each).backgroundColor;
      if (rgba(color)[3] === 255) return hex(color);
    }
    return '';
  };
  const texts = ['h1', 'pre', 'button'].flatMap((name) => {
    const element = document.querySelector(name);
    if (!element) return [];
    return [{ name, ink: hex(getComputedStyle(element).color), ground: groundOf(element) }];
  });
  return { ground: groundOf(document.querySelector('main')), texts };
};

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

async function start(path = '/'): Promise<Page> {
  const page = await site.open(path, { framework: 'hydrated' });
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
    await screen(page).evaluate((heading) => Object.assign(heading, { isOld: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => screen(page).evaluate((heading) => 'isOld' in heading)).toBe(false);
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

describe.each(['dark', 'light'] as const)('a crash of the layout, in %s mode', (mode) => {
  it.each(['kept', 'refused'] as const)(
    'keeps the mode, and what else the reader chose, over the crash and after it: storage %s',
    async (storage) => {
      // A page that is whole stops being so at the next click.
      const context = await site.newContext({ isLaidOutLate: true });
      if (storage === 'refused') {
        await context.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        });
      }
      const page = await context.newPage();
      await page.goto('/?lang=php');
      await hydrate(page);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
      if (mode === 'light') await toggle(page).click();
      await page.getByRole('button', { name: 'Close announcement' }).click();
      const before = await page.evaluate(rootAttributes);
      expect(before['data-theme']).toBe(mode);

      await crashNext(page, 1000);
      await follow(page, '/request_format');
      await screen(page).waitFor();
      const { ground, texts } = await page.evaluate(colorsOfScreen);
      if (mode === 'dark') expect(contrast(ground, '#000000')).toBeLessThan(2);
      else expect(contrast(ground, '#000000')).toBeGreaterThan(17);
      for (const text of texts) {
        // Readable by WCAG 2.2, 1.4.3.
        expect(contrast(text.ink, text.ground), text.name).toBeGreaterThanOrEqual(4.5);
      }
      expect(texts.map(({ name }) => name)).toEqual(['h1', 'pre', 'button']);

      await crashNext(page, 0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('main[data-route="/request_format"]').waitFor();
      await expect.poll(() => page.evaluate(rootAttributes)).toEqual(before);
      if (storage === 'kept' && mode === 'light') {
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
      }
      // The shell is new, and the boot script has been at it.
      await page.waitForFunction(() => document.querySelector('.sidebar [aria-current=page]'));
      await expect.poll(() => toggle(page).getAttribute('aria-label')).toContain(mode);
      expect(
        await page.getByRole('tab', { name: 'PHP' }).first().getAttribute('aria-selected'),
      ).toBe('true');
    },
  );
});

describe('a crash of the layout while the progress bar', () => {
  it.each([
    ['waits', 0],
    ['shows', 1000],
  ])('%s leaves no bar behind', async (_, passed) => {
    const page = await (await site.newContext()).newPage();
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await page.clock.pauseAt(60_000);
    await crashNext(page, 1000);
    isHolding = true;
    await follow(page, '/request_format');
    await page.clock.runFor(passed);
    expect(await page.locator('#nprogress').count()).toBe(passed > 0 ? 1 : 0);
    isHolding = false;
    release();
    // React puts off what is no more than a transition; its own clock is the page's.
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return screen(page).count();
      })
      .toBe(1);
    await page.clock.runFor(5000);
    expect(await page.locator('#nprogress').count()).toBe(0);
    expect(await page.locator('html.nprogress-busy').count()).toBe(0);
  });
});

describe('a crash of the layout that the reader walks away from', () => {
  it('is over with Back', async () => {
    const page = await start();
    await crashNext(page, 1000);
    await follow(page, '/request_format');
    await screen(page).waitFor();
    await crashNext(page, 0);
    await page.goBack();
    await page.locator('main[data-route="/"]').waitFor();
    expect(await screen(page).count()).toBe(0);
    await page.waitForFunction(() => document.title !== 'Page Error');
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  });
});

describe('a render error that the framework recovers from', () => {
  it('is logged once, and the page is whole', async () => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    await page.goto('/request_format');
    await crashNext(page, 1);
    await hydrate(page);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    await settle(page);
    expect(await page.evaluate('crashes')).toBeLessThan(1);
    expect(messages).toEqual([expect.stringContaining('The list is broken')]);
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
    await follow(page, '/api/account_info');
    await page.locator('main[data-route="/api/account_info"]').waitFor();
    expect(messages).toHaveLength(1);
  });
});
