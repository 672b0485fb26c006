import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { readSite } from '../export/out';
import { SENTINEL, settle, setUpSite } from '../testing/browser';
import { createRandom } from '../testing/random';

const SEED = Number(process.env.CHAOS_SEED ?? 20_261_121);
/** With the worker of offline reading between the page and the network. */
const IS_OFFLINE_READER = process.env.CHAOS_OFFLINE === '1';
const STEPS = isWhole() ? 200 : 80;
/** One in so many requests for a payload or a script gets a bad response: more than the 5 % that a bad network loses. */
const ONE_IN = 10;
/** For a machine that does ten things at the same time; nothing here waits for time to pass. */
const PATIENCE_MS = 90_000;

const network = createNetwork(SEED + 1);
const site = setUpSite(({ path }) => network.answer(path));

/** Another test checks links to pages that are not written yet. */
const ROUTES: readonly string[] = readSite().pages.map(({ route }) => route);

/** What the reader did last and where it must lead. */
interface Move {
  readonly what: string;
  readonly target: string;
}

it(`answers each of ${STEPS} navigations, however badly the network does`, {
  timeout: 1_200_000,
}, async () => {
  const random = createRandom(SEED);
  const page = await site.open('/', { offlineReading: IS_OFFLINE_READER });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(request.url());
    network.newDocument();
  });
  const done: string[] = [];
  /** Moves since the page last came to rest; each may load one document. */
  let moves = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    try {
      if (moves === 0) await wake(page);
      const wish = random.pick(['link', 'link', 'link', 'heading', 'back', 'forward'] as const);
      // A heading is shown immediately, and a page that the browser loads fully still comes after it.
      // A page that comes just after Forward was pressed removes the entry ahead, in every browser.
      const kind = (wish === 'heading' || wish === 'forward') && moves > 0 ? 'link' : wish;
      network.hold();
      const move = await act(page, kind, random.between(0, 2 ** 30), random.between(0, 1) === 1);
      if (!move) continue;
      done.push(`${step} ${move.what} → ${move.target}`);
      moves += 1;
      // An impatient reader clicks again before anything has come.
      if (kind === 'link' && random.between(1, 5) === 1 && step < STEPS) continue;
      network.release();
      await rest(page, move.target);
      expect(documents.length, 'documents loaded').toBeLessThanOrEqual(moves);
      documents.length = 0;
      moves = 0;
    } catch (error) {
      throw new Error(
        [
          `CHAOS_SEED=${SEED}, step ${step}, ${await describePage(page)}`,
          ...done.slice(-8),
          `answered badly: ${network.log.slice(-8).join(', ')}`,
          `documents: ${documents.join(', ')}`,
        ].join('\n'),
        { cause: error },
      );
    }
  }
  await settle(page);
  expect(documents).toEqual([]);
  // The walk was what it says: many pages, and a network that failed.
  expect(new Set(done.map((line) => line.split('→')[1])).size).toBeGreaterThan(STEPS / 5);
  expect(network.log.length).toBeGreaterThan(STEPS / 40);
});

/** Let the framework come, unless a script or the payload was refused to this document. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  network.release();
  await expect
    .poll(
      async () =>
        network.isFrameworkRefused() ||
        (await page.evaluate(() => document.documentElement.dataset.hydrated === '')),
      { timeout: PATIENCE_MS },
    )
    .toBe(true);
}

/** Do one thing a reader does; undefined when there is nothing of the kind. `pick` chooses among the links. */
async function act(
  page: Page,
  kind: 'link' | 'heading' | 'back' | 'forward',
  pick: number,
  isSeenComing: boolean,
): Promise<Move | undefined> {
  const doIt = () =>
    page.evaluate(
      ({ kind, pick, isSeenComing, routes }) => {
        if (kind === 'back' || kind === 'forward') {
          // The Navigation API knows the history; the types of the browser do not know it everywhere.
          const { navigation } = globalThis as unknown as {
            navigation: {
              currentEntry: { index: number };
              entries(): { url: string }[];
            };
          };
          const index = navigation.currentEntry.index + (kind === 'back' ? -1 : 1);
          const url = navigation.entries()[index]?.url;
          if (url === undefined) return undefined;
          history.go(kind === 'back' ? -1 : 1);
          return { what: kind, target: url };
        }
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
          (link) =>
            link.origin === location.origin &&
            !link.target &&
            !link.hasAttribute('download') &&
            routes.includes(link.pathname.replace(/(?!^)\/$/, '')) &&
            (kind === 'link'
              ? link.pathname !== location.pathname
              : link.pathname === location.pathname && link.hash.length > 1),
        );
        const link = links[pick % Math.max(1, links.length)];
        if (!link) return undefined;
        const target = link.href;
        if (isSeenComing) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        link.click();
        return { what: `${kind}${isSeenComing ? ', seen coming' : ''}`, target };
      },
      { kind, pick, isSeenComing, routes: ROUTES },
    );
  try {
    return await doIt();
  } catch (error) {
    // A document was on its way and has taken the page away under the click.
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    await page.waitForLoadState('domcontentloaded');
    return doIt();
  }
}

/** The page asked for is there, whole, under its address, and nothing says that something is still coming. */
async function rest(page: Page, target: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const clean = (url: string) => {
        const { pathname, hash } = new URL(url);
        return pathname.replace(/(?!^)\/$/, '') + hash;
      };
      const main = document.querySelector<HTMLElement>('main[data-route]');
      return (
        document.readyState === 'complete' &&
        clean(location.href) === clean(wanted) &&
        main !== null &&
        main.dataset.route === clean(wanted).replace(/#.*$/, '') &&
        main.querySelector('h1')?.checkVisibility() === true &&
        (main.textContent ?? '').length > 80 &&
        document.querySelector('.navbar') !== null &&
        document.querySelector('#nprogress') === null
      );
    },
    target,
    { timeout: PATIENCE_MS },
  );
}

/** What a reader would see, for the report of a failure. */
const describePage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      `at ${location.href}`,
      `page ${document.querySelector<HTMLElement>('main')?.dataset.route}`,
      `heading "${document.querySelector('h1')?.textContent}"`,
      `progress bars: ${document.querySelectorAll('#nprogress').length}`,
      document.readyState,
    ].join(', '),
  );

/** A network that refuses, breaks or holds one payload or script in ten, by a seed: one of each ten, whichever. */
function createNetwork(seed: number) {
  const random = createRandom(seed);
  const log: string[] = [];
  let held: (() => void)[] = [];
  let isRefused = false;
  let isHolding = false;
  let asked = 0;
  let bad = 0;
  return {
    /** The bad responses so far. */
    log,
    newDocument() {
      isRefused = false;
    },
    isFrameworkRefused: () => isRefused,
    /** From now on requests may be held. */
    hold() {
      isHolding = true;
    },
    /** What was held comes now, and nothing is held any more. */
    release() {
      isHolding = false;
      for (const open of held.splice(0)) open();
    },
    async answer(path: string): Promise<Response | undefined> {
      const isScript = /^\/_next\/.*\.js$/.test(path);
      if (!isScript && (!path.endsWith('.txt') || path === SENTINEL)) return undefined;
      if (asked % ONE_IN === 0) bad = asked + random.between(1, ONE_IN);
      asked += 1;
      if (asked !== bad) return undefined;
      const fault = random.pick(['refused', 'broken', 'held'] as const);
      log.push(`${fault} ${path}`);
      if (fault === 'held') {
        if (!isHolding) return undefined;
        await new Promise<void>((resolve) => {
          held = [...held, resolve];
        });
        return undefined;
      }
      // Before the first move, a payload is that of the page itself, and the framework does not start without it.
      if (isScript || !isHolding) isRefused = true;
      return fault === 'refused' ? new Response('out of order', { status: 503 }) : Response.error();
    },
  };
}
