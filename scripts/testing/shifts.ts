import type { BrowserContext, Page } from 'playwright-core';

/** From now on, each page of the context notes how far it moves while it loads. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value');
        Reflect.set(globalThis, 'shift', sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has moved, as https://web.dev/articles/cls measures it. */
export const shiftOf = async (page: Page): Promise<number> =>
  countable(await page.evaluate(() => Reflect.get(globalThis, 'shift')));

/**
 * A browser under load may paint between two pieces of the document. A button at the right edge is then painted a frame
 * before the one next to it, and moves when that comes: by 0.0005 at most. Tools and readers see three digits.
 */
export const countable = (shift: number): number => Math.round(shift * 1000) / 1000;
