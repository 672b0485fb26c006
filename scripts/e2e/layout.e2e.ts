import { describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { type OutPage, readSite } from '../export/out';
import { forEachAtOnce, setUpSite } from '../testing/browser';

const site = setUpSite();

/** Pages with a height of their own, in pixels. */
const HIGHEST_PX: Readonly<Record<string, number>> = {
  '/': 7_200,
  '/request_format': 9_000,
  // Its catalog is a reference list.
  '/api/service_list': 15_500,
};
/** The pages with the most text, without code, are the highest. */
const LONG_PAGES = 16;

/** The pages that could be too high; all in `npm run test:all`. */
const longPages = (): string[] =>
  [...readSite().pages]
    .filter(({ route }) => !route.startsWith('/reference/'))
    .sort((a, b) => textOf(b).length - textOf(a).length)
    .slice(0, isWhole() ? undefined : LONG_PAGES)
    .map(({ route }) => route)
    .concat(isWhole() ? [] : '/');

const textOf = ({ html }: OutPage): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<pre[\s\S]*?<\/pre>/g, '')
    .replace(/<[^>]+>/g, '');

describe('a page at 1280 px', () => {
  it('is at most 12,000 px high, except lists of reference', { timeout: 300_000 }, async () => {
    const context = await site.newContext();
    const high: string[] = [];
    await forEachAtOnce(longPages(), 3, async (route) => {
      const page = await context.newPage();
      await page.goto(route);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > (HIGHEST_PX[route] ?? 12_000)) high.push(`${route}: ${height} px`);
      await page.close();
    });
    expect(high).toEqual([]);
  });
});

describe('a line of text', () => {
  it.each([
    '/faq',
    '/callbacks',
    '/reports',
    '/services/upi/wallet',
    '/services/pix/pix_payin_h2h',
    '/cabinet/general/interface',
  ])('has at most 75 characters, %s', async (route) => {
    const page = await site.open(route);
    const lengths = await page.evaluate(() => {
      const longest: number[] = [];
      const running = document.querySelectorAll(
        '.article :is(.lead, .article-body p, .steps > li)',
      );
      for (const paragraph of running) {
        let [most, own, lastMiddle] = [0, 0, 0];
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (
            !node.parentElement?.checkVisibility() ||
            node.parentElement.closest('[role=tooltip]')
          )
            continue;
          for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { top, height, width } = range.getBoundingClientRect();
            if (width === 0) continue;
            // Code has another height, and nearly the same middle.
            const middle = top + height / 2;
            own = Math.abs(middle - lastMiddle) > 8 ? 1 : own + 1;
            most = Math.max(most, own);
            lastMiddle = middle;
          }
        }
        longest.push(most);
      }
      return longest;
    });
    expect(lengths.length).toBeGreaterThan(5);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(Math.max(...lengths)).toBeGreaterThan(60);
  });
});

it.each([390, 768, 1280])('what an address leads to is below the bars, at %i px', async (width) => {
  const context = await site.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const route of [
    '/callbacks',
    '/reference/currency_codes',
    '/reference/transaction_statuses',
    '/api/transaction_create',
    '/services/blik/payin_hpp',
  ]) {
    await page.goto(route);
    const hidden = await page.evaluate(async () => {
      const targets = [...document.querySelectorAll('.article :is(h2, h3, tr, .param)[id]')];
      const tried = targets.filter((_, index) => index % Math.ceil(targets.length / 12) === 0);
      const found: string[] = [];
      for (const target of tried) {
        location.hash = target.id;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const bars = [...document.querySelectorAll('.navbar, .page-bar')]
          .filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position))
          .map((bar) => bar.getBoundingClientRect().bottom);
        const { top } = target.getBoundingClientRect();
        if (top < Math.max(...bars) - 1) found.push(`#${target.id} at ${top}`);
      }
      return found;
    });
    faults.push(...hidden.map((fault) => route + fault));
  }
  expect(faults).toEqual([]);
});

it.each([390, 1280])('ends no line inside a name, at %i px', async (width) => {
  const context = await site.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const broken: string[] = [];
  for (const route of [
    '/',
    '/definition',
    '/callbacks',
    '/request_format',
    '/api/api_methods',
    '/reference/failure_reason_codes',
    '/services/acquiring_h2h',
  ]) {
    await page.goto(route);
    const found = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const names: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest('pre, svg'))
          continue;
        const found = (node.nodeValue ?? '').matchAll(
          node.parentElement.closest('code')
            ? /(?:Gateway|Idempotency)-[\w-]+|webhook-\w+/g
            : /3-D Secure|e-mail/g,
        );
        for (const { 0: name, index } of found) {
          range.setStart(node, index);
          range.setEnd(node, index + name.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) names.push(name);
        }
      }
      return names;
    });
    broken.push(...found.map((name) => `${route}: ${name}`));
  }
  expect(broken).toEqual([]);
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
