import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { violations } from '../testing/axe';
import { forEachAtOnce, hydrate, observe, settle, setUpSite } from '../testing/browser';
import { pagesToJudge, pagesToTry } from '../testing/pages-to-try';

const site = setUpSite();
const routes = [...pagesToTry().map(({ route }) => route), '/search', '/search?q=card'];
const judgedWholly = pagesToJudge();

/** Around each breakpoint, and the narrowest and the widest window. */
const WIDTHS = [320, 360, 768, 996, 997, 1280, 1920];
/** The narrowest window leaves the least room. A page is tried in it and in one other, by `npm run test:all` in all. */
const widthsOf = (index: number): readonly number[] =>
  isWhole() ? WIDTHS : [320, WIDTHS[1 + (index % (WIDTHS.length - 1))] ?? 320];

it('says nothing on the console, asks no other host, has content as WCAG 2.2 asks, and never scrolls sideways, on any page', {
  timeout: 600_000,
}, async () => {
  const faults: string[] = [];
  const context = await site.newContext();
  await forEachAtOnce([...routes.entries()], 3, async ([index, route]) => {
    const page = await context.newPage();
    const { messages, foreign } = observe(page, site.url);
    const response = await page.goto(route, { waitUntil: 'load' });
    if (response?.status() !== 200) faults.push(`${route}: status ${response?.status()}`);
    await hydrate(page);
    await settle(page);
    faults.push(...messages.map((message) => `${route}: ${message}`));
    faults.push(...foreign.map((url) => `${route}: asked for ${url}`));
    // What all pages of a kind share is checked once a kind (axe.e2e.ts).
    const broken = judgedWholly.includes(route)
      ? []
      : await violations(page, { judged: 'content' });
    faults.push(...broken.map((violation) => `${route}: ${violation}`));
    faults.push(...(await tooWide(page, widthsOf(index))).map((fault) => `${route}: ${fault}`));
    await page.close();
  });
  expect(faults).toEqual([]);
});

it('shows the 404 page, with its status, under an unknown path', async () => {
  const page = await (await site.newContext()).newPage();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.getByText('We could not find what you were looking for.').waitFor();
  expect(await page.title()).toMatch(/^Page Not Found\b/);
  expect(await tooWide(page, WIDTHS)).toEqual([]);
});

async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await overflow(page);
    if (wide.length > 0) faults.push(`${width} px: ${wide.join(', ')}`);
  }
  return faults;
}

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
