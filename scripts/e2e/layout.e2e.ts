import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readSite } from '../export/out';
import { setUpSite } from '../testing/browser';

const site = setUpSite();
const { pages } = readSite();
const routes = [...pages.map(({ route }) => route), '/search', '/404'];

describe('the page', () => {
  it.each([320, 360, 768, 996, 997, 1280, 1920])(
    'never scrolls sideways at %i px',
    { timeout: 300_000 },
    async (width) => {
      // The narrowest width is where it breaks, so only that one is tried on every page.
      const tried = width === 320 ? routes : routes.filter((_, index) => index % 24 === 0);
      const faults: string[] = [];
      const context = await site.newContext({ viewport: { width, height: 800 } });
      const tabs = await Promise.all(Array.from({ length: 3 }, () => context.newPage()));
      const queue = tried[Symbol.iterator]();
      await Promise.all(
        tabs.map(async (page) => {
          for (const route of queue) {
            await page.goto(route);
            const wide = await overflow(page);
            if (wide.length > 0) faults.push(`${route}: ${wide.join(', ')}`);
          }
        }),
      );
      expect(faults).toEqual([]);
    },
  );
});

describe('a record of a table', () => {
  it('is as tall as its longest label', async () => {
    const page = await site.open('/services/crypto/gate_pay', {
      viewport: { width: 360, height: 800 },
    });
    const labels = await page.locator('td[data-label]').evaluateAll((cells) =>
      cells.map((cell) => ({
        text: cell.getAttribute('data-label'),
        height: Number.parseFloat(getComputedStyle(cell, '::before').height),
        room: cell.getBoundingClientRect().height,
      })),
    );
    expect(Math.max(...labels.map(({ height }) => height))).toBeGreaterThan(40);
    expect(labels.filter(({ height, room }) => height > room + 0.5)).toEqual([]);
  });
});

describe('the breakpoint', () => {
  const state = async (width: number) => {
    const page = await site.open('/request_format', { viewport: { width, height: 800 } });
    return {
      toggle: await page.getByRole('button', { name: 'Toggle navigation bar' }).isVisible(),
      sidebar: await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible(),
      items: await page.getByRole('navigation', { name: 'Main' }).isVisible(),
    };
  };

  it('is mobile at 996 px', async () => {
    expect(await state(996)).toEqual({ toggle: true, sidebar: false, items: false });
  });

  it('is desktop at 997 px', async () => {
    expect(await state(997)).toEqual({ toggle: false, sidebar: true, items: true });
  });
});

/** The outermost elements that stick out of the page; empty when it does not scroll sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    const outermost = wide.filter((element) => !wide.includes(element.parentElement ?? element));
    return [
      `${root.scrollWidth} px`,
      ...outermost
        .slice(0, 5)
        .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`),
    ];
  });
}
