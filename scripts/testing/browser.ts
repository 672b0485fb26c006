import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { OUT_DIR } from '../export/out';
import { type Intercept, type RunningServer, startServer } from '../serve/static-server';
import { openBrowser } from './open-browser';
import { ignoreOwnMovement } from './own-movement';

/** Widths at which the site is looked at; 996 px is the last mobile one (spec §4). */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Start a Chromium with switches of a test's own; all other tests share one. */
export const launchBrowser = openBrowser;

let shared: Promise<Browser> | undefined;

/**
 * The browser that all files of a test process share; what a test opens in it is a profile of its own. It ends with
 * the process, so no test closes it.
 */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = openBrowser();
  return shared;
}

/** A site that is served to one test file, and the browser; what a test opens is closed after it. */
export interface TestSite {
  /** `http://127.0.0.1:41234`, without a trailing slash. */
  readonly url: string;
  /** A fresh profile: storage is shared by its pages only. */
  newContext(options?: ContextOptions): Promise<BrowserContext>;
  /** A page of a fresh profile, already at `path`. */
  open(path: string, options?: ContextOptions): Promise<Page>;
}

interface ContextOptions extends BrowserContextOptions {
  /**
   * `blocked` lets no script of the framework through: the page as it is before hydration. `hydrated` makes `open`
   * wait until the framework has taken over. Absent: whatever comes first, as for a reader.
   */
  readonly framework?: 'blocked' | 'hydrated';
  /** Let the worker of offline reading in; a test without it sees every request that a page makes. */
  readonly offlineReading?: boolean;
  /** Pages come up as a reader's do, the part below the screen later; else whole, as after Back (`late-layout.boot.ts`). */
  readonly isLaidOutLate?: boolean;
}

/** For a machine with ten times the work it can do; a test that passes waits for nothing. */
const PATIENCE_MS = 60_000;

/** The shell must work in both; tests of its behavior run once in each. */
export const FRAMEWORK_STATES = ['blocked', 'hydrated'] as const;

/** Serve `out/` around the tests of a file, for the shared browser. */
export function setUpSite(intercept?: Intercept): TestSite {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    server = await startServer({ dir: OUT_DIR, host: '127.0.0.1', intercept });
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await server?.close();
  });

  const newContext = async ({
    framework,
    offlineReading,
    isLaidOutLate,
    ...options
  }: ContextOptions = {}) => {
    if (!browser || !server) throw new Error('the site is served only while tests run');
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: VIEWPORTS.desktop,
      ...options,
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    if (framework === 'blocked') await blockFramework(context);
    if (!offlineReading) await hideServiceWorkers(context);
    if (!isLaidOutLate) await context.addInitScript(layOutWhole);
    await context.addInitScript(ignoreOwnMovement);
    return context;
  };
  return {
    get url() {
      if (!server) throw new Error('the site is served only while tests run');
      return server.url;
    },
    newContext,
    async open(path, options) {
      const page = await (await newContext(options)).newPage();
      await page.goto(path);
      if (options?.framework === 'hydrated') await hydrate(page);
      return page;
    },
  };
}

/** As in a browser that offers none; what the library calls blocking writes a warning on the console. */
async function hideServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
}

/** In the page, before its scripts. */
function layOutWhole(): void {
  new MutationObserver((_, observer) => {
    document.documentElement.dataset.whole = '';
    observer.disconnect();
  }).observe(document, { childList: true });
}

async function blockFramework(context: BrowserContext): Promise<void> {
  await context.route('**/_next/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
}

/** What `settle` asks for: a small file that no page uses, at the root of a site. */
export const SENTINEL = '/robots.txt';

/**
 * Resolves when the host has received every request of the page. The page asks for `SENTINEL` after its idle work,
 * twice, because that work may begin with the response to another request. `waitForLoadState('networkidle')` does not
 * wait for requests after the load: it returns immediately when the network was idle once.
 */
export async function settle(page: Page, sentinel = SENTINEL): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(async (path) => {
      // Without a frame on its way, a browser without a screen may have no idle period, nor has a frame that came late.
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
      );
      await (await fetch(path, { cache: 'no-store' })).text();
    }, sentinel);
  }
}

/** The computed value of a property of the first such element, or of a part that its sheet adds. */
export const styleOf = (
  page: Page,
  selector: string,
  property: string,
  part?: string,
): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name = '', pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name),
      [property, part],
    );

/** What a page said and asked for while it was watched. */
export interface Observations {
  /** Console messages of every level, uncaught errors and failed requests. */
  readonly messages: string[];
  /** Requests that left the site. */
  readonly foreign: string[];
}

/** Collect everything a reader should never be able to notice. */
export function observe(page: Page, origin: string): Observations {
  const messages: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cancels what the old page was still loading.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') messages.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) foreign.push(url);
  });
  return { messages, foreign };
}

/**
 * Show the intent to use the page, which is when the framework's scripts may start to load, and wait until
 * React owns the document. The mark is React's own, so no test code ships with the site.
 */
export async function hydrate(page: Page): Promise<void> {
  // Before the document has loaded, nothing listens for a movement.
  await page.waitForLoadState('load');
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Run a task for every item, a few at a time; a browser with a page per item would not fit the memory. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}
