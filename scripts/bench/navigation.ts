import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import type { Bench } from '../bench';
import { OUT_DIR, readSite } from '../export/out';
import { startServer } from '../serve/static-server';
import { openBrowser } from '../testing/open-browser';
import { ignoreOwnMovement } from '../testing/own-movement';
import type { Figures } from './figures';
import { median } from './median';

const RUNS = 5;
const START = '/faq';
/** Pages by the size of their HTML, as parts of all: a small one, the median, a large one, the largest. */
const PARTS = [0.1, 0.5, 0.9, 1];
/** How many times slower the processor is. */
const SLOWDOWNS = [1, 4];
/** A busy machine with a slowed processor takes long to bring the framework. */
const TIMEOUT_MS = 120_000;

/**
 * - `hovered`: the framework is there, and the pointer was on the link before.
 * - `not hovered`: the framework is there.
 * - `first click`: the reader has not moved before, so the browser loads the document.
 */
const WAYS = ['hovered', 'not hovered', 'first click'] as const;

interface Case {
  readonly route: string;
  readonly way: (typeof WAYS)[number];
  readonly slowdown: number;
}

/** All in milliseconds. */
interface Round {
  /** From the click until the heading of the next page is painted. */
  readonly wall: number;
  /** Processor time of the page's thread from the click until the page is idle: other programs do not change it. */
  readonly work: number;
  /** Of it, scripts. */
  readonly scripts: number;
  /** Of it, finding the styles of elements. */
  readonly styles: number;
  /** Of it, the places of elements. */
  readonly layout: number;
}

/** From the click on a link to the next page: in place when the framework is there, else by the browser. */
export const navigationBench: Bench['run'] = async (_, figures) => {
  const server = await startServer({ dir: OUT_DIR, host: '127.0.0.1' });
  const browser = await openBrowser();
  try {
    for (const each of casesOf(targets())) {
      const rounds: Round[] = [];
      for (let run = 0; run < RUNS; run += 1)
        rounds.push(await navigate(browser, server.url, each));
      print(each, rounds, figures);
    }
  } finally {
    await browser.close();
    await server.close();
  }
};

const casesOf = (routes: readonly string[]): Case[] =>
  SLOWDOWNS.flatMap((slowdown) =>
    WAYS.flatMap((way) => routes.map((route) => ({ route, way, slowdown }))),
  );

/** Pages that the start links to. */
function targets(): string[] {
  const { pages: all } = readSite();
  const html = all.find(({ route }) => route === START)?.html ?? '';
  const pages = all
    .filter(({ route }) => route !== START && html.includes(` href="${route}"`))
    .toSorted((a, b) => a.html.length - b.html.length);
  return PARTS.map((part) => pages[Math.ceil(part * pages.length) - 1]?.route ?? START);
}

async function navigate(
  browser: Browser,
  url: string,
  { route, way, slowdown }: Case,
): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(ignoreOwnMovement);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url + START, { waitUntil: 'networkidle' });
  if (way !== 'first click') await startFramework(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const link = page.locator(`a[href="${route}"]`).first();
  if (way === 'hovered') {
    // The pointer is on the link until the page has been loaded ahead.
    const loaded = page.waitForResponse((response) => response.url().endsWith(`${route}.txt`));
    await link.dispatchEvent('pointerover');
    await (await loaded).finished();
  }
  const before = await metricsOf(session);
  const wall =
    way === 'first click'
      ? await loadDocument(page, link, route)
      : await link.evaluate(clickAndWait, route);
  await page.waitForLoadState('networkidle');
  const after = await metricsOf(session);
  await context.close();
  return {
    wall,
    work: since('TaskDuration', before, after),
    scripts: since('ScriptDuration', before, after),
    styles: since('RecalcStyleDuration', before, after),
    layout: since('LayoutDuration', before, after),
  };
}

/** Milliseconds; a browser that gives the next document a process of its own begins to count again. */
function since(name: string, before: Metrics, after: Metrics): number {
  const [from, to] = [before.get(name) ?? 0, after.get(name) ?? 0];
  return (to < from ? to : to - from) * 1000;
}

/** The first movement of the pointer brings the framework. */
async function startFramework(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await page.waitForLoadState('networkidle');
}

type Metrics = ReadonlyMap<string, number>;

/** In seconds, by name. */
async function metricsOf(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
const clickAndWait = (link: Element, route: string): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    // Asked for in each frame, so before the page asks: the first task after a frame runs when it has been painted.
    const frames = new (class {
      look(): void {
        if (document.querySelector(`main[data-route="${route}"] h1`))
          setTimeout(() => resolve(performance.now() - start));
        else requestAnimationFrame(() => this.look());
      }
    })();
    frames.look();
    if (link instanceof HTMLElement) link.click();
  });

/**
 * Counted by the clock of the new document, which begins when the browser takes up the click: the clocks of two documents
 * may differ by a second.
 * @returns milliseconds until the browser has painted the document that the link leads to
 */
async function loadDocument(page: Page, link: Locator, route: string): Promise<number> {
  const arrived = page.waitForURL((url) => url.pathname === route);
  await link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
  await arrived;
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

function print({ route, way, slowdown }: Case, rounds: readonly Round[], figures: Figures): void {
  const name = `${route}, ${way}${slowdown > 1 ? `, processor ÷ ${slowdown}` : ''}`;
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const numbers = {
    wallMs: middle(({ wall }) => wall),
    fastestMs: Math.min(...rounds.map(({ wall }) => wall)),
    workMs: middle(({ work }) => work),
    scriptsMs: middle(({ scripts }) => scripts),
    stylesMs: middle(({ styles }) => styles),
    layoutMs: middle(({ layout }) => layout),
  };
  figures.add('navigation', name, numbers);
  const ms = (of: keyof typeof numbers): string => numbers[of].toFixed(0);
  console.log(
    `${name.padEnd(58)} ${ms('wallMs')} ms, fastest ${ms('fastestMs')}; processor ${ms('workMs')} ms, of it scripts ${ms('scriptsMs')}, styles ${ms('stylesMs')}, layout ${ms('layoutMs')}`,
  );
}
