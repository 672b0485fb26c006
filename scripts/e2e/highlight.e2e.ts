import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, hydrate, observe, settle, setUpSite } from '../testing/browser';

const site = setUpSite();

/** Words painted by the browser, in order. */
const painted = () =>
  ['search-match', 'search-current'].flatMap((name) =>
    [...(CSS.highlights.get(name) ?? [])].map((range) => String(range)),
  );

describe.each(FRAMEWORK_STATES)(
  'searched words on the page a result led to, framework %s',
  (framework) => {
    it('are marked as whole words in all their forms', async () => {
      const page = await site.open('/faq?_highlight=refund', { framework });
      await page.waitForFunction(() => CSS.highlights.has('search-match'));
      const words = new Set((await page.evaluate(painted)).map((word) => word.toLowerCase()));
      expect([...words].every((word) => word.startsWith('refund'))).toBe(true);
      expect(words.size).toBeGreaterThan(1);
    });

    it('can be gone through and cleared, which takes them out of the address', async () => {
      const page = await site.open('/faq?_highlight=refund&x=1', { framework });
      const bar = page.getByRole('region', { name: 'Search matches' });
      await bar.getByText(/^1 of \d+ matches$/).waitFor();
      await bar.getByRole('button', { name: 'Next match' }).click();
      await bar.getByText(/^2 of \d+ matches$/).waitFor();
      await bar.getByRole('button', { name: 'Previous match' }).click();
      await bar.getByText(/^1 of \d+ matches$/).waitFor();
      await bar.getByRole('button', { name: 'Clear highlights' }).click();
      await page.waitForFunction(() => location.search === '?x=1');
      expect(await bar.count()).toBe(0);
      expect(await page.evaluate(painted)).toEqual([]);
    });
  },
);

it('opens the tab that hides a match', async () => {
  const page = await site.open('/request_format?_highlight=hash_hmac', { framework: 'blocked' });
  await page.waitForFunction(() => CSS.highlights.has('search-current'));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('search-current') ?? [];
        return range instanceof Range && range.startContainer.parentElement?.checkVisibility();
      }),
    )
    .toBe(true);
});

it('opens the fold that hides a match', async () => {
  const page = await site.open('/request_format', { framework: 'blocked' });
  const word = await page.evaluate(() => {
    // By text node: the texts of two cells are no word together.
    const wordsOf = (root: Node | null): string[] => {
      const words: string[] = [];
      const nodes = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (nodes?.nextNode())
        words.push(...(nodes.currentNode.textContent?.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? []));
      return words;
    };
    const all = wordsOf(document.querySelector('article'));
    const folded = [...document.querySelectorAll('article details:not([open]) > :not(summary)')];
    // Alone with its beginning: no other form of it is marked before.
    const isAlone = (each: string) =>
      all.filter((other) => other.startsWith(each.slice(0, 4))).length === 1;
    return folded.flatMap(wordsOf).find(isAlone);
  });
  expect(word).toBeTruthy();
  await page.goto(`/request_format?_highlight=${word}`);
  await page.waitForFunction(() => CSS.highlights.has('search-current'));
  const isShown = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('search-current') ?? [];
      return range instanceof Range && range.startContainer.parentElement?.checkVisibility();
    });
  await expect.poll(isShown).toBe(true);
});

it('is over with Escape, and with the page: neither marks nor the bar go on to the next', async () => {
  const page = await (await site.newContext()).newPage();
  const { messages } = observe(page, site.url);
  const bar = page.getByRole('region', { name: 'Search matches' });
  await page.goto('/faq?_highlight=refund');
  await bar.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => location.search === '');
  expect([await bar.count(), await page.evaluate(painted)]).toEqual([0, []]);

  await page.goto('/faq?_highlight=refund');
  await hydrate(page);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await bar.waitFor();
  await page.locator('.sidebar a[href="/request_format"]').first().click();
  await page.locator('main[data-route="/request_format"]').waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  expect(await page.evaluate(painted)).toEqual([]);
  await page.goBack();
  await page.locator('main[data-route="/faq"]').waitFor();
  await bar.waitFor();
  expect(messages).toEqual([]);
});

it('says so when nothing matches, and is silent without words', async () => {
  const page = await site.open('/faq?_highlight=xylophone');
  await page.getByRole('region', { name: 'Search matches' }).getByText('No matches').waitFor();
  await page.goto('/faq?_highlight=');
  await settle(page);
  expect(await page.getByRole('region', { name: 'Search matches' }).count()).toBe(0);
});

it('takes foreign words as text', async () => {
  const context = await site.newContext();
  const page = await context.newPage();
  const { messages } = observe(page, site.url);
  await page.goto(`/faq?_highlight=${encodeURIComponent('<img src=x onerror=alert(1)> card')}`);
  await page.getByRole('region', { name: 'Search matches' }).waitFor();
  await hydrate(page);
  expect(await page.locator('.highlight-bar img').count()).toBe(0);
  expect(messages).toEqual([]);
});

it('works with boxes where the browser has no highlights of its own', async () => {
  const context = await site.newContext();
  await context.addInitScript(() => Object.assign(globalThis, { Highlight: undefined }));
  const page = await context.newPage();
  const { messages } = observe(page, site.url);
  await page.goto('/faq?_highlight=refund');
  await page.locator('.highlight-box').first().waitFor({ state: 'attached' });
  await hydrate(page);
  expect(messages).toEqual([]);
});
