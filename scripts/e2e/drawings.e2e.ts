import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../testing/browser';

const site = setUpSite();

/** Pages that have one of the drawings each. */
const SEQUENCE = '/services/blik/payin_h2h';
const LIFECYCLE = '/reference/transaction_statuses';
const SCREEN = '/cabinet/control/access';

const PHONE = { width: 390, height: 844 };

describe('words in drawings', () => {
  it.each([320, 390, 768, 996, 1280, 1920])(
    'have 11 px and more at %i px',
    { timeout: 120_000 },
    async (width) => {
      const faults: string[] = [];
      const routes = [SEQUENCE, LIFECYCLE, SCREEN, '/', '/callbacks', '/cabinet/general/interface'];
      const page = await (await site.newContext({ viewport: { width, height: 900 } })).newPage();
      for (const route of routes) {
        await page.goto(route);
        const sizes = await page
          .locator('.diagram-scroll .dia text, .customer-figure .dia text')
          .evaluateAll((texts) =>
            texts
              .filter((text) => text.checkVisibility())
              .map((text) => {
                const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 1;
                return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
              }),
          );
        const least = Math.min(...sizes);
        if (least < 10.99) faults.push(`${route}: ${least.toFixed(2)} px`);
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('a drawing in a narrow column', () => {
  const shown = (page: Page) =>
    page.evaluate(() => ({
      drawing: document.querySelector('.diagram-scroll:has(+ .narrow-only)')?.checkVisibility(),
      list: document.querySelector('.narrow-only')?.checkVisibility(),
    }));

  it.each([SEQUENCE, LIFECYCLE])('is a list on %s, and on paper it is drawn', async (route) => {
    const page = await site.open(route, { viewport: PHONE });
    expect(await shown(page)).toEqual({ drawing: false, list: true });
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual({ drawing: true, list: false });
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await shown(page)).toEqual({ drawing: true, list: false });
  });

  it('leads from each status to those that may follow', async () => {
    const page = await site.open(LIFECYCLE, { viewport: PHONE });
    await page.locator('.stack li[data-ink="out"] > a').click();
    expect(new URL(page.url()).hash).toBe('#success');
  });

  it('marks searched words in the form that is shown', async () => {
    const marked = () =>
      [...(CSS.highlights.get('search-current') ?? [])].map(
        (range) => range instanceof Range && range.startContainer.parentElement?.checkVisibility(),
      );
    for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
      const page = await site.open(`${LIFECYCLE}?_highlight=dispute`, { viewport });
      await page.waitForFunction(() => CSS.highlights.has('search-current'));
      expect(await page.evaluate(marked)).toEqual([true]);
    }
  });
});

describe('a drawn screen on a phone', () => {
  it('shows the part of a number in full size, and its entry, in the same room', async () => {
    const page = await site.open(SCREEN, { viewport: PHONE });
    const figure = page.locator('.zoom').first();
    const legend = page.locator('.zoom + .legend').first();
    const look = () =>
      page.evaluate(() => {
        const part = document.querySelector('.zoom .diagram-scroll');
        const disc = document.querySelectorAll('.zoom .diagram-scroll .callout')[6];
        const [window, at] = [part?.getBoundingClientRect(), disc?.getBoundingClientRect()];
        if (!window || !at) throw new Error('no drawing');
        return {
          isInView:
            at.left >= window.left &&
            at.right <= window.right &&
            at.top >= window.top &&
            at.bottom <= window.bottom,
          entries: [...document.querySelectorAll('.zoom + .legend > li')].flatMap((entry, index) =>
            entry.checkVisibility({ visibilityProperty: true }) ? [index + 1] : [],
          ),
          frame: document.querySelector('.zoom-frame')?.getAttribute('x') ?? null,
        };
      });
    const sizes = async () => [await figure.boundingBox(), await legend.boundingBox()];
    const before = await sizes();
    expect(await look()).toEqual({ isInView: false, entries: [1], frame: null });

    await figure.getByRole('button', { name: '7: Refund limit' }).click();
    await expect.poll(async () => (await look()).entries).toEqual([7]);
    const { isInView, frame } = await look();
    expect(isInView).toBe(true);
    expect(Number(frame)).toBeGreaterThan(0);
    expect(
      await figure.getByRole('button', { name: '7: Refund limit' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(await sizes()).toEqual(before);
  });

  it('shows the entry in which a searched word was found', async () => {
    const page = await site.open(`${SCREEN}?_highlight=sessions`, { viewport: PHONE });
    await page.waitForFunction(() => CSS.highlights.has('search-current'));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [range] = CSS.highlights.get('search-current') ?? [];
          return (
            range instanceof Range &&
            range.startContainer.parentElement?.checkVisibility({ visibilityProperty: true })
          );
        }),
      )
      .toBe(true);
  });

  it('scrolls with its whole legend below where there are no scripts', async () => {
    const page = await site.open(SCREEN, { viewport: PHONE, javaScriptEnabled: false });
    expect(await page.locator('.zoom-keys').isVisible()).toBe(false);
    expect(await page.locator('.zoom + .legend > li').last().isVisible()).toBe(true);
  });
});
