import type { Page } from 'playwright-core';
import { OUT_DIR } from '../export/out';
import { startServer } from '../serve/static-server';
import { openBrowser } from '../testing/open-browser';
import type { Figures } from './figures';
import { median } from './median';

/** Runs of each profile: the fastest is what the site can do, the middle one what a busy machine shows. */
const RUNS = 5;
const START = '/api/account_info';
const QUERY = 'refund';

interface Profile {
  readonly name: string;
  /** What the server waits before each response, in milliseconds: it meets the worker's requests too. */
  readonly latency: number;
  /** Bits a second, of the page's own requests. */
  readonly throughput?: number;
  /** How many times slower the page's processor is; a worker's is not slowed. */
  readonly slowdown?: number;
}

const PROFILES: readonly Profile[] = [
  { name: 'not throttled', latency: 0 },
  { name: '60 ms, 9 Mbit/s, processor ÷ 4', latency: 60, throughput: 9_000_000, slowdown: 4 },
];

/** From the first focus of the box, and the word in it, to the first rows on the screen: a built site, a cold profile. */
export async function printFirstResults(figures: Figures): Promise<void> {
  let latency = 0;
  const intercept = async (): Promise<undefined> => {
    await new Promise((resolve) => setTimeout(resolve, latency));
  };
  const server = await startServer({ dir: OUT_DIR, host: '127.0.0.1', intercept });
  const browser = await openBrowser();
  try {
    for (const profile of PROFILES) {
      const times: number[] = [];
      // The first run warms the server up.
      for (let run = 0; run <= RUNS; run += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const page = await context.newPage();
        await page.goto(server.url + START, { waitUntil: 'networkidle' });
        await throttle(page, profile);
        latency = profile.latency;
        const ms = await firstResults(page);
        latency = 0;
        if (run > 0) times.push(ms);
        await context.close();
      }
      times.sort((a, b) => a - b);
      figures.add('search', `first focus → first rows, ${profile.name}`, { wallMs: median(times) });
      console.log(
        `  first focus → first rows, ${profile.name}: fastest ${times[0]?.toFixed(0)}, median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function throttle(page: Page, { throughput, slowdown }: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (throughput)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: throughput / 8,
      uploadThroughput: throughput / 8,
    });
  if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const firstResults = (page: Page): Promise<number> =>
  page.evaluate(
    (query) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>('.navbar .search-box input');
        if (!input) {
          reject(new Error('no search box'));
          return;
        }
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.search-menu [role="option"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { childList: true, subtree: true });
        input.focus();
        input.value = query;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    QUERY,
  );
