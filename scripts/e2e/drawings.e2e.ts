import { expect, it } from 'vitest';
import { setUpSite } from '../testing/browser';

const SCREEN = '/cabinet/control/point_settings';

const site = setUpSite();

it('a key of a drawn screen shows its part and its entry of the legend on a phone', async () => {
  const page = await site.open(SCREEN, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const keys = page.locator('.zoom-keys button');
  const entries = page.locator('.zoom + .legend > li');
  expect(await keys.count()).toBe(await entries.count());
  await keys.nth(3).tap();
  await expect.poll(() => keys.nth(3).getAttribute('aria-pressed')).toBe('true');
  expect(await entries.nth(3).isVisible()).toBe(true);
  expect(await entries.nth(0).isVisible()).toBe(false);
  const part = page.locator('.zoom .diagram-scroll');
  const disc = page.locator('.zoom .diagram-scroll circle.callout').nth(3);
  const [window, mark] = await Promise.all([part.boundingBox(), disc.boundingBox()]);
  expect(mark?.x).toBeGreaterThanOrEqual(window?.x ?? Number.NaN);
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(
    (window?.x ?? 0) + (window?.width ?? 0),
  );
});

it('a drawn screen that fits is shown once, at its full size', async () => {
  const page = await site.open(SCREEN, { viewport: { width: 768, height: 1024 } });
  const drawing = page.locator('.zoom .diagram-scroll');
  expect(await page.locator('.zoom-all').isVisible()).toBe(false);
  expect(await page.locator('.zoom-keys').isVisible()).toBe(false);
  expect(await drawing.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

it('without scripts the drawing scrolls and the whole legend is there', async () => {
  const context = await site.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(SCREEN);
  const entries = page.locator('.zoom + .legend > li');
  for (const entry of await entries.all()) expect(await entry.isVisible()).toBe(true);
  expect(await page.locator('.zoom-keys').isVisible()).toBe(false);
});

it.each(['/', '/services/acquiring_h2h', '/cabinet/general/overview'])(
  '%s shows its drawings whole where they are drawings',
  async (path) => {
    const page = await site.open(path);
    for (const width of [800, 996, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .locator('.diagram-scroll:visible')
        .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
      expect(cut.length).toBeGreaterThan(0);
      expect(Math.max(...cut), `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

it.each(['/', '/callbacks', '/cabinet/general/interface', '/reference/transaction_statuses'])(
  '%s has no text below 11 px on screen in a drawing',
  async (path) => {
    const page = await site.open(path);
    for (const width of [320, 390, 800, 996, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const sizes = await page.locator('main svg text').evaluateAll((texts) =>
        texts.flatMap((text) => {
          if (!(text instanceof SVGGraphicsElement) || !text.checkVisibility()) return [];
          const matrix = text.getScreenCTM();
          const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 0;
          return [Number.parseFloat(getComputedStyle(text).fontSize) * scale];
        }),
      );
      // In a narrow column a drawing may become a list.
      if (width > 390) expect(sizes.length, `${width} px`).toBeGreaterThan(0);
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(11);
    }
  },
);

it.each([
  ['/services/blik/payin_h2h', '.steps.seq'],
  ['/reference/transaction_statuses', '.stack'],
  ['/', '.narrow-plot'],
])(
  '%s shows its drawing in another form in a narrow column only, never on paper',
  async (path, list) => {
    for (const [width, isNarrow] of [
      [390, true],
      [1280, false],
    ] as const) {
      const page = await site.open(path, { viewport: { width, height: 844 } });
      const told = page.locator(`.article-body ${list}`).first();
      expect(await told.isVisible()).toBe(isNarrow);
      await page.emulateMedia({ media: 'print' });
      expect(await told.isVisible()).toBe(false);
      await page.close();
    }
  },
);
