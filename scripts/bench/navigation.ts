import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Bench } from '../bench';
import { OUT_DIR, readSite } from '../export/out';
import { startServer } from '../serve/static-server';
import { openBrowser } from '../testing/open-browser';
import { median } from './median';

const RUNS = 5;
const START = '/faq';
/** Pages by the size of their HTML, as parts of all: a small one, the median, a large one, the largest. */
const PARTS = [0.1, 0.5, 0.9, 1];
/** How many times slower the processor is. */
const SLOWDOWNS = [1, 4];

interface Case {
  readonly route: string;
  readonly isHovered: boolean;
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
}

/** From the click on a link to the next page, in place, when the framework is there. */
export const navigationBench: Bench = {
  name: 'navigation',
  help: 'out/: from a click to the next page, with and without a pointer on the link before, on pages of four sizes',
  run: async () => {
    const server = await startServer({ dir: OUT_DIR, host: '127.0.0.1' });
    const browser = await openBrowser();
    try {
      for (const each of casesOf(targets())) {
        const rounds: Round[] = [];
        for (let run = 0; run < RUNS; run += 1)
          rounds.push(await navigate(browser, server.url, each));
        print(each, rounds);
      }
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const casesOf = (routes: readonly string[]): Case[] =>
  SLOWDOWNS.flatMap((slowdown) =>
    routes.flatMap((route) => [true, false].map((isHovered) => ({ route, isHovered, slowdown }))),
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
  { route, isHovered, slowdown }: Case,
): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url + START, { waitUntil: 'networkidle' });
  await startFramework(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const link = page.locator(`a[href="${route}"]`).first();
  if (isHovered) {
    // The pointer is on the link until the page has been loaded ahead.
    const loaded = page.waitForResponse((response) => response.url().endsWith(`${route}.txt`));
    await link.dispatchEvent('pointerover');
    await (await loaded).finished();
  }
  const before = await metricsOf(session);
  const wall = await link.evaluate(clickAndWait, route);
  await page.waitForLoadState('networkidle');
  const after = await metricsOf(session);
  await context.close();
  const since = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000;
  return {
    wall,
    work: since('TaskDuration'),
    scripts: since('ScriptDuration'),
    styles: since('RecalcStyleDuration'),
  };
}

/** The first movement of the pointer brings the framework. */
async function startFramework(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await page.waitForLoadState('networkidle');
}

/** In seconds, by name. */
async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
const clickAndWait = (link: Element, route: string): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(`main[data-route="${route}"] h1`)) return;
      observer.disconnect();
      // The first task after a frame runs when the frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    if (link instanceof HTMLElement) link.click();
  });

function print({ route, isHovered, slowdown }: Case, rounds: readonly Round[]): void {
  const name = `${route}${slowdown > 1 ? `, processor ÷ ${slowdown}` : ''}${isHovered ? '' : ', not hovered'}`;
  const middle = (of: (round: Round) => number): string => median(rounds.map(of)).toFixed(0);
  const fastest = Math.min(...rounds.map(({ wall }) => wall)).toFixed(0);
  console.log(
    `${name.padEnd(58)} ${middle(({ wall }) => wall)} ms, fastest ${fastest}; processor ${middle(({ work }) => work)} ms, of it scripts ${middle(({ scripts }) => scripts)}, styles ${middle(({ styles }) => styles)}`,
  );
}
