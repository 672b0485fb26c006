import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { TOOL_NAMES, TOOLS, type ToolName, toolAnchor } from '../../lib/gateway/tools/names';
import type { Bench } from '../bench';
import { OUT_DIR, readOut } from '../export/out';
import { toolBundles } from '../export/tool-bundles';
import { startServer } from '../serve/static-server';
import { openBrowser } from '../testing/open-browser';
import { READY, SEND } from '../testing/tools';
import { median } from './median';

/** Runs of each row: the fastest is what the site can do, the middle one what a busy machine shows. */
const RUNS = 3;
const PHONE = { width: 390, height: 844 };
/** How many times slower the page's processor is; the worker of the gateway is not slowed. */
const SLOWDOWN = 4;

/** The bytes of each tool, and the times from a press until it can be used, and from a request until its response. */
export const toolsBench: Bench['run'] = async (_, figures) => {
  const bundles = toolBundles();
  const server = await startServer({ dir: OUT_DIR, host: '127.0.0.1' });
  const browser = await openBrowser();
  try {
    for (const name of TOOL_NAMES) {
      const { files = [], later = [] } = bundles.get(name) ?? {};
      const times = await timesOf(browser, server.url, name, pressToReady);
      figures.add('tools', name, { bytes: bytesOf(files), pressToReadyMs: median(times) });
      const more = later.length === 0 ? '' : `, its parts ${kb(later)} kB`;
      console.log(`  ${name}: ${kb(files)} kB${more}; press → ready ${spread(times)}`);
    }
    const sent = await timesOf(browser, server.url, 'request', sendToResponse);
    figures.add('tools', 'gateway', { requestToResponseMs: median(sent) });
    console.log(`  gateway: first request → response ${spread(sent)}`);
  } finally {
    await browser.close();
    await server.close();
  }
};

const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readOut(file) ?? '').length, 0);

const kb = (files: readonly string[]): string => (bytesOf(files) / 1000).toFixed(1);

const spread = (times: readonly number[]): string =>
  `fastest ${Math.min(...times).toFixed(0)}, median ${median(times).toFixed(0)} ms`;

/** Milliseconds, each run in a profile of its own. */
async function timesOf(
  browser: Browser,
  url: string,
  name: ToolName,
  measure: (page: Page, name: ToolName) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(url + TOOLS[name].home);
    // The framework comes with the first movement; a tool is pressed later.
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    times.push(await measure(page, name));
    await context.close();
  }
  return times;
}

const pressToReady = (page: Page, name: ToolName): Promise<number> =>
  untilShown(page, `#${toolAnchor(name)} > summary`, READY[name]);

async function sendToResponse(page: Page): Promise<number> {
  await pressToReady(page, 'request');
  await untilShown(page, SEND.open, SEND.send);
  return untilShown(page, SEND.send, SEND.response);
}

/** Milliseconds from a press until an element is there, and painted. */
const untilShown = (page: Page, press: string, shown: string): Promise<number> =>
  page.evaluate(
    ([key, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector<HTMLElement>(key);
        if (!button) {
          reject(new Error(`There is no ${key}.`));
          return;
        }
        const start = performance.now();
        // Without a name: the compiler of the commands calls a helper for each named function, which a page lacks.
        const observer = new MutationObserver(() => {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        button.click();
      }),
    [press, shown] as const,
  );
