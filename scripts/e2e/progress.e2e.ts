import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrate, SENTINEL, setUpSite } from '../testing/browser';

/** The bar may show from this moment of a navigation on (spec §2). */
const DELAY_MS = 200;
/** Long enough for anything that was going to show or to fade. */
const LONG_MS = 5000;

/** Small pages, of one group of the sidebar: a large one takes a second more in each test. */
const [START, SLOW, OTHER] = [
  '/cabinet/general/overview',
  '/cabinet/general/interface',
  '/cabinet/general/authorization',
];
/** A heading of `START`. */
const HEADING = '#pitfalls';

const payloads = createGates();
const site = setUpSite(({ path }) => payloads.answer(path));

beforeEach(() => payloads.reset());

/**
 * A page whose clock is stopped until a test moves it, and which records every bar. The address is that of `START`. A
 * test waits for an event of the page, never for a time.
 */
async function start(path = START): Promise<Page> {
  const page = await (await site.newContext()).newPage();
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrate(page);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => {
    const bars: string[] = [];
    Object.assign(globalThis, { bars });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.id === 'nprogress') bars.push(location.pathname);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return page;
}

const link = (page: Page, href: string) =>
  page.locator(`.sidebar a[href="${href}"]`).filter({ visible: true }).first();
const bar = (page: Page) => page.locator('#nprogress');
const shown = (page: Page, route: string) => page.locator(`main[data-route="${route}"]`).waitFor();
/** How often a bar was put into the document since `start`; undefined once the document was loaded again. */
const countBars = (page: Page) =>
  page.evaluate(() => {
    const bars: unknown = Reflect.get(globalThis, 'bars');
    return Array.isArray(bars) ? bars.length : undefined;
  });

/** A click in the page, without the hover before it: nothing is loaded ahead. */
const click = (page: Page, href: string) =>
  link(page, href).evaluate((element) => (element as HTMLAnchorElement).click());

/** On its way to a slow page, with the bar showing. */
async function startSlow(path = START): Promise<Page> {
  const page = await start(path);
  payloads.hold(SLOW);
  await click(page, SLOW);
  await payloads.asked(SLOW);
  await page.clock.runFor(DELAY_MS);
  await bar(page).waitFor({ state: 'attached' });
  return page;
}

/** Whatever was about to happen has happened, and no bar is left. */
async function expectNoBar(page: Page): Promise<void> {
  await page.clock.runFor(LONG_MS);
  expect(await bar(page).count()).toBe(0);
}

async function expectNeverABar(page: Page): Promise<void> {
  await expectNoBar(page);
  expect(await countBars(page)).toBe(0);
}

describe('a page that comes quickly', () => {
  it('never shows the bar', async () => {
    const page = await start();
    await click(page, SLOW);
    await shown(page, SLOW);
    await expectNeverABar(page);
  });
});

describe('a page that is slow to come', () => {
  it('shows the bar after 200 ms, not before', async () => {
    const page = await start();
    payloads.hold(SLOW);
    await click(page, SLOW);
    await payloads.asked(SLOW);
    await page.clock.runFor(DELAY_MS - 1);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    expect(await bar(page).count()).toBe(1);
  });

  it('shows it without a spinner and without roles that do not exist', async () => {
    const page = await startSlow();
    expect(await bar(page).locator('.spinner, [role]').count()).toBe(0);
    expect(await bar(page).locator('.bar').getAttribute('aria-hidden')).toBe('true');
  });

  it('ends it when the page has come', async () => {
    const page = await startSlow();
    payloads.release(SLOW);
    await shown(page, SLOW);
    await expectNoBar(page);
    expect(await countBars(page)).toBe(1);
  });

  it('shows it for a navigation that a program began, too', async () => {
    const page = await start();
    payloads.hold(SLOW);
    await push(page, SLOW);
    await payloads.asked(SLOW);
    await page.clock.runFor(DELAY_MS);
    expect(await bar(page).count()).toBe(1);
    payloads.release(SLOW);
    await shown(page, SLOW);
    await expectNoBar(page);
  });

  it('shows one bar for a link whose click is answered by a program', async () => {
    const page = await start();
    payloads.hold(SLOW);
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        (event) => {
          const target = event.target instanceof Element ? event.target.closest('a') : null;
          event.preventDefault();
          // The framework's own handle; the types of the browser do not know it.
          const { next } = globalThis as unknown as {
            next: { router: { push(to: string): void } };
          };
          next.router.push(target?.getAttribute('href') ?? '');
        },
        { capture: true, once: true },
      ),
    );
    await click(page, SLOW);
    await payloads.asked(SLOW);
    await page.clock.runFor(DELAY_MS);
    expect(await bar(page).count()).toBe(1);
    payloads.release(SLOW);
    await shown(page, SLOW);
    await expectNoBar(page);
    expect(await countBars(page)).toBe(1);
  });
});

describe('a click that leads nowhere else', () => {
  it('on the link of the page itself shows no bar', async () => {
    const page = await start();
    payloads.hold(START);
    await click(page, START);
    await expectNeverABar(page);
  });

  it('on the link of the page itself ends the way to a slow one, which then does not come', async () => {
    const page = await startSlow();
    await click(page, START);
    await expectNoBar(page);
    payloads.release(SLOW);
    await payloads.answered(SLOW);
    await expectNoBar(page);
    expect(new URL(page.url()).pathname).toBe(START);
    await shown(page, START);
  });

  it.each([
    ['a heading, written as a hash', '', HEADING],
    ['a heading, written with the path', '', START + HEADING],
    ['the heading of the address, written as a hash', HEADING, HEADING],
    ['the heading of the address, written with the path', HEADING, START + HEADING],
  ])('on %s ends the way to a slow page, which then does not come', async (_, hash, href) => {
    const page = await startSlow(START + hash);
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
    await page.waitForFunction((hash) => location.hash === hash, HEADING);
    await expectNoBar(page);
    payloads.release(SLOW);
    await payloads.answered(SLOW);
    await expectNoBar(page);
    // The framework is as able as before: it would show the slow page by now if it still meant to.
    await click(page, OTHER);
    await shown(page, OTHER);
    await page.evaluate(() => history.back());
    await shown(page, START);
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe(START + HEADING);
    await click(page, SLOW);
    await shown(page, SLOW);
    await expectNoBar(page);
    expect(await countBars(page)).toBe(1);
  });

  it('on a heading of the same page shows no bar', async () => {
    const page = await start();
    payloads.hold(START);
    await page
      .locator('.toc a[href^="#"]')
      .last()
      .evaluate((a: HTMLAnchorElement) => a.click());
    await page.waitForFunction(() => location.hash !== '');
    await expectNeverABar(page);
  });

  it('on a heading of the same page, as a full address through the router, shows no bar', async () => {
    const page = await start();
    payloads.hold(START);
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await push(page, `${START}#${id}`);
    await expectNeverABar(page);
    payloads.release(START);
    await page.waitForFunction(() => location.hash !== '');
    await expectNeverABar(page);
  });

  it('that only changes the query shows no bar, however slow it is', async () => {
    const page = await start();
    payloads.hold(START);
    await push(page, `${START}?lang=php`);
    await payloads.asked(START);
    await expectNeverABar(page);
    payloads.release(START);
    await page.waitForFunction(() => location.search === '?lang=php');
    await expectNeverABar(page);
  });

  it('that a listener has prevented shows no bar', async () => {
    const page = await start();
    payloads.hold(SLOW);
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), {
        capture: true,
        once: true,
      }),
    );
    await click(page, SLOW);
    await expectNeverABar(page);
    expect(new URL(page.url()).pathname).toBe(START);
  });
});

describe('a click that opens another tab', () => {
  it.each([
    ['by target="_blank"', { target: '_blank' }, []],
    ['with Ctrl', {}, ['Control']],
  ] as const)('%s shows no bar in this one', async (_, attributes, modifiers) => {
    const page = await start();
    payloads.hold(SLOW);
    await link(page, SLOW).evaluate((element, more) => {
      Object.assign(element, more);
    }, attributes);
    const popup = page.context().waitForEvent('page');
    await link(page, SLOW).click({ modifiers: [...modifiers] });
    await (await popup).getByRole('heading', { level: 1 }).waitFor();
    await expectNeverABar(page);
    expect(new URL(page.url()).pathname).toBe(START);
  });

  it('leaves the next click in this one to the framework, also for a page that was opened at a hash', async () => {
    const page = await start(`${START}${HEADING}`);
    await click(page, OTHER);
    await shown(page, OTHER);
    await link(page, START).evaluate((element) => {
      Object.assign(element, { target: '_blank' });
    });
    const popup = page.context().waitForEvent('page');
    await link(page, START).click();
    await (await popup).getByRole('heading', { level: 1 }).waitFor();
    await click(page, SLOW);
    await shown(page, SLOW);
    // Another document would not have the count.
    expect(await countBars(page)).toBe(0);
  });
});

describe('Back while a page is loading', () => {
  it('to another page ends the bar when that page is there', async () => {
    const page = await start();
    await click(page, OTHER);
    await shown(page, OTHER);
    payloads.hold(SLOW);
    await click(page, SLOW);
    await payloads.asked(SLOW);
    await page.clock.runFor(DELAY_MS);
    expect(await bar(page).count()).toBe(1);
    await page.evaluate(() => history.back());
    await shown(page, START);
    await expectNoBar(page);
    payloads.release(SLOW);
    await payloads.answered(SLOW);
    await expectNoBar(page);
    await shown(page, START);
  });

  it('to the page that is still on screen ends the bar', async () => {
    const page = await start();
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await push(page, `${START}#${id}`);
    await page.waitForFunction(() => location.hash !== '');
    payloads.hold(SLOW);
    await click(page, SLOW);
    await payloads.asked(SLOW);
    await page.clock.runFor(DELAY_MS);
    expect(await bar(page).count()).toBe(1);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.hash === '');
    await expectNoBar(page);
    payloads.release(SLOW);
    await payloads.answered(SLOW);
    await expectNoBar(page);
    expect(new URL(page.url()).pathname).toBe(START);
    await shown(page, START);
  });
});

describe('a second navigation', () => {
  it('wins over the first, which is slower', async () => {
    const page = await startSlow();
    await click(page, OTHER);
    await shown(page, OTHER);
    await expectNoBar(page);
    payloads.release(SLOW);
    await payloads.answered(SLOW);
    await expectNoBar(page);
    await shown(page, OTHER);
    expect(new URL(page.url()).pathname).toBe(OTHER);
  });

  it('wins over the first, which is faster, and keeps the bar until it is there', async () => {
    const page = await startSlow();
    payloads.hold(OTHER);
    await click(page, OTHER);
    await payloads.asked(OTHER);
    payloads.release(SLOW);
    await payloads.answered(SLOW);
    await page.clock.runFor(LONG_MS);
    expect(await bar(page).count()).toBe(1);
    await shown(page, START);
    payloads.release(OTHER);
    await shown(page, OTHER);
    await expectNoBar(page);
  });

  it('wins over a page that the browser loads fully', async () => {
    const page = await startSlow();
    const sign = SENTINEL.slice(0, -'.txt'.length);
    for (const held of [documentOf(SLOW), documentOf(OTHER), sign]) payloads.hold(held);
    // The page presses the link itself, at a sign: from outside, one can only reach the page that comes.
    await page.evaluate(
      ([href, file]) => {
        const link = document.querySelector<HTMLElement>(`.sidebar a[href="${href}"]`);
        void fetch(file).then(() => link?.click());
      },
      [OTHER, SENTINEL] as const,
    );
    payloads.release(SLOW, () => Response.error());
    await payloads.asked(documentOf(SLOW));
    payloads.release(sign);
    // In place it would be shown, and then replaced by the first.
    await payloads.asked(documentOf(OTHER));
    payloads.release(documentOf(OTHER));
    await shown(page, OTHER);
    payloads.release(documentOf(SLOW));
    await payloads.answered(documentOf(SLOW));
    expect(new URL(page.url()).pathname).toBe(OTHER);
  });

  it('begins its 200 ms anew', async () => {
    const page = await start();
    payloads.hold(SLOW);
    payloads.hold(OTHER);
    await click(page, SLOW);
    await payloads.asked(SLOW);
    await page.clock.runFor(DELAY_MS - 1);
    await click(page, OTHER);
    await payloads.asked(OTHER);
    await page.clock.runFor(DELAY_MS - 1);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    expect(await bar(page).count()).toBe(1);
  });
});

describe('a failure', () => {
  it.each([
    ['is answered with an error', () => new Response('out of order', { status: 503 })],
    ['breaks off', () => Response.error()],
  ])('of a payload that %s ends the bar with the document', async (_, fail) => {
    const page = await startSlow();
    payloads.release(SLOW, fail);
    await page.waitForURL((url) => url.pathname === SLOW);
    await shown(page, SLOW);
    // Loaded again: the witness is gone.
    await expect.poll(() => countBars(page)).toBe(undefined);
    // The framework asks for the same payload, and stays away without it.
    await page.mouse.move(5, 5);
    await expectNoBar(page);
  });
});

describe('a page that the browser kept alive', () => {
  it('wakes without the bar it was left with', async () => {
    const page = await startSlow();
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expectNoBar(page);
  });

  it('is left without a bar, and none comes while it sleeps', async () => {
    const page = await start();
    payloads.hold(SLOW);
    await click(page, SLOW);
    await payloads.asked(SLOW);
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expectNeverABar(page);
  });
});

/** Begin a navigation as a program does. */
const push = (page: Page, to: string) =>
  page.evaluate((target) => {
    // The framework's own handle; the types of the browser do not know it.
    const { next } = globalThis as unknown as { next: { router: { push(to: string): void } } };
    next.router.push(target);
  }, to);

/** What `createGates` calls the page itself, not its payload. */
const documentOf = (route: string): string => `document of ${route}`;

/** Holds the payloads of chosen pages, and their documents, until a test releases them, and shows when they were requested and returned. */
function createGates() {
  interface Gate {
    readonly asked: Signal;
    readonly answered: Signal;
    readonly open: Signal<(() => Response) | undefined>;
  }
  let gates = new Map<string, Gate>();
  const gateOf = (route: string): Gate => {
    const gate = gates.get(route);
    if (!gate) throw new Error(`${route} is not held`);
    return gate;
  };
  return {
    /** Nothing is held; requests that an earlier test left waiting are released. */
    reset() {
      for (const gate of gates.values()) gate.open.fire(undefined);
      gates = new Map();
    },
    hold(route: string) {
      gates.set(route, { asked: createSignal(), answered: createSignal(), open: createSignal() });
    },
    asked: (route: string) => gateOf(route).asked.fired,
    answered: (route: string) => gateOf(route).answered.fired,
    /** Let the payload through, or return another response in its place. */
    release: (route: string, answer?: () => Response) => gateOf(route).open.fire(answer),
    async answer(path: string): Promise<Response | undefined> {
      const gate = gates.get(
        path.endsWith('.txt') ? path.slice(0, -'.txt'.length) : documentOf(path),
      );
      if (!gate) return undefined;
      gate.asked.fire();
      const answer = await gate.open.fired;
      gate.answered.fire();
      return answer?.();
    },
  };
}

interface Signal<T = void> {
  readonly fired: Promise<T>;
  fire(value: T): void;
}

function createSignal<T = void>(): Signal<T> {
  let fire: (value: T) => void = () => {};
  const fired = new Promise<T>((resolve) => {
    fire = resolve;
  });
  return { fired, fire };
}
