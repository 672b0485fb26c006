import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, setUpSite } from '../testing/browser';

const site = setUpSite();
const METHOD = '/api/transaction_create';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const read = (page: Page) => page.locator('.examples .line[data-read]:visible');
const hashOf = (page: Page) => page.evaluate(() => location.hash);

/** Whether the first element that the selector finds is inside the window and, if it scrolls, inside its box. */
const isInView = (page: Page, selector: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name);
    const box = element?.closest('pre')?.getBoundingClientRect();
    const own = element?.getBoundingClientRect();
    if (!own) return false;
    const isInside = !box || (own.top >= box.top - 1 && own.bottom <= box.bottom + 1);
    return isInside && own.top >= 0 && own.bottom <= innerHeight;
  }, selector);

describe('the examples of a method', () => {
  it('follow its readouts in the document and precede its text', async () => {
    const page = await site.open(METHOD);
    const order = await page
      .locator('article :is(.readouts, .examples, .article-body h2)')
      .evaluateAll((all) => all.slice(0, 3).map((each) => each.className || each.localName));
    expect(order).toEqual(['readouts', 'examples', 'h2']);
  });

  it.each([METHOD, '/services/invoicing/api/invoice_create'])(
    'show the beginning of the response in a low window, %s',
    async (route) => {
      const page = await site.open(route, { viewport: { width: 1280, height: 720 } });
      await page.evaluate(() => window.scrollTo(0, 900));
      const heights = await page
        .locator('.examples pre:visible')
        .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(heights).toHaveLength(2);
      // Three lines of code.
      expect(Math.min(...heights)).toBeGreaterThan(70);
    },
  );

  it('hide no scenario, language or response, and remember the language', async () => {
    const page = await site.open(METHOD);
    const lists = page.locator('.examples').getByRole('combobox');
    await lists.nth(1).selectOption('php');
    await expect.poll(() => page.locator('.examples code.language-php:visible').count()).toBe(1);
    await lists.nth(0).selectOption('payout');
    await expect.poll(() => page.locator('.examples code.language-php:visible').count()).toBe(1);
    await page.reload();
    await expect.poll(() => lists.nth(1).inputValue()).toBe('php');
    expect(await page.locator('.examples code.language-php:visible').count()).toBe(1);
    const tops = await page
      .locator('.picks select')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

describe.each(FRAMEWORK_STATES)('a field and its line, framework %s', (framework) => {
  it('are marked together, and stay so in another language', async () => {
    const page = await site.open(METHOD, { framework });
    await page.locator('#p-amount > .param-text').hover();
    await expect.poll(() => read(page).allTextContents()).toHaveLength(2);
    for (const text of await read(page).allTextContents()) expect(text).toContain('amount');
    expect(await page.locator('#p-amount').getAttribute('data-read')).toBe('');
    await page.locator('.examples select[data-pick="lang"]').selectOption('python');
    await expect.poll(() => read(page).first().textContent()).toContain('"amount"');
    expect(await isInView(page, '.examples code.language-python .line[data-read]')).toBe(true);
  });

  it('lead from the line to the field, also into a fold', async () => {
    const page = await site.open(METHOD, { framework });
    const line = page.locator('.examples code.language-bash:visible .line', {
      hasText: '"ip"',
    });
    await line.click();
    await expect.poll(() => hashOf(page)).toBe('#p-customer-ip');
    await expect.poll(() => isInView(page, '#p-customer-ip')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('.param')?.id)).toBe(
      'p-customer-ip',
    );
  });

  it('are reached by the arrow keys and Enter', async () => {
    const page = await site.open(METHOD, { framework });
    await page.locator('.examples pre:visible').first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return read(page).count();
      })
      .toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => hashOf(page)).toMatch(/^#p-/);
  });
});

describe.each(FRAMEWORK_STATES)('the sheet of a narrow page, framework %s', (framework) => {
  it('shows the line that is read, opens over at most 62 % and closes by Escape', async () => {
    const page = await site.open(METHOD, { ...PHONE, framework });
    const bar = page.locator('.examples-bar');
    const box = await bar.boundingBox();
    expect(box?.height).toBe(56);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.viewport.height);
    await page.locator('#p-amount').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await page.locator('#p-amount > .param-text').tap();
    await expect.poll(() => bar.textContent()).toContain('"amount"');
    await bar.tap();
    await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('true');
    const sheet = await page.locator('.examples').boundingBox();
    expect(sheet?.height).toBeLessThanOrEqual(PHONE.viewport.height * 0.62 + 1);
    const field = await page.locator('#p-amount').boundingBox();
    expect(field?.y).toBeGreaterThan(0);
    expect((field?.y ?? 0) + 24).toBeLessThan(sheet?.y ?? 0);
    expect(await isInView(page, '.examples .tab-panel:not([hidden]) .line[data-read]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('false');
    expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('blocks of code', () => {
  it('leave room for what is below their two windows', async () => {
    const page = await site.open(METHOD);
    const response = await page.locator('.examples .code:visible').last().boundingBox();
    const clients = await page.locator('.examples .client-links:visible').first().boundingBox();
    expect(clients?.y).toBeGreaterThanOrEqual((response?.y ?? 0) + (response?.height ?? 0));
  });

  it('have buttons that no text reaches, also when they scroll', async () => {
    for (const width of [390, 1280]) {
      const page = await site.open('/request_format', { viewport: { width, height: 800 } });
      await expect.poll(() => page.locator('pre[data-over]').count()).toBeGreaterThan(0);
      const covered = await page.locator('.code').evaluateAll((blocks) =>
        blocks.flatMap((block) => {
          const text = block.querySelector('pre')?.getBoundingClientRect();
          return [...block.querySelectorAll('.icon-button')].flatMap((button) => {
            const own = button.getBoundingClientRect();
            const isOver =
              text &&
              own.width > 0 &&
              own.left < text.right &&
              own.right > text.left &&
              own.top < text.bottom &&
              own.bottom > text.top;
            return isOver ? [block.getAttribute('aria-label')] : [];
          });
        }),
      );
      expect(covered).toEqual([]);
    }
  });

  it('show where they scroll, in both themes, and wrap', async () => {
    const page = await site.open('/request_format', { viewport: { width: 390, height: 800 } });
    const wide = page.locator('pre[data-over]:visible').first();
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const { edge, image } = await wide.evaluate((pre) => {
        const probe = pre.appendChild(document.createElement('i'));
        probe.style.color = 'var(--color-border-strong)';
        const color = getComputedStyle(probe).color;
        probe.remove();
        return { edge: color, image: getComputedStyle(pre).backgroundImage };
      });
      // tokens.test.ts holds that this color has 3:1 on the ground of code.
      expect(image).toContain(`${edge} 2px`);
    }
    const block = await wide.elementHandle();
    if (!block) throw new Error('no block is too wide');
    const button = await block.$('xpath=..//button[contains(@class, "wrap-button")]');
    await button?.click();
    await expect
      .poll(() => block.evaluate((pre) => pre.scrollWidth <= pre.clientWidth + 1))
      .toBe(true);
    // The way back stays.
    expect(await button?.isVisible()).toBe(true);
  });

  it('fold a client to 20 lines, which a search opens and a page without scripts shows', async () => {
    const page = await site.open('/request_format');
    const rest = page.locator('[role=tabpanel]:not([hidden]) .code-rest').first();
    const heightOf = () => rest.evaluate((each) => each.getBoundingClientRect().height);
    expect(await heightOf()).toBe(0);
    await page
      .locator('[role=tabpanel]:not([hidden])')
      .getByRole('button', { name: /^Show all \d+ lines$/ })
      .click();
    expect(await heightOf()).toBeGreaterThan(200);
    const found = await site.open('/request_format?_highlight=genuine');
    await found.locator('.highlight-bar').waitFor();
    await expect.poll(() => found.locator('.code-rest:not([hidden])').count()).toBeGreaterThan(0);
    const plain = await site.open('/request_format', { javaScriptEnabled: false });
    for (const each of await plain.locator('.code-rest').all()) {
      expect((await each.boundingBox())?.height).toBeGreaterThan(200);
    }
  });

  it('stand below headings whose sign is on their line', async () => {
    const page = await site.open('/request_format');
    const off = await page.locator('.heading').evaluateAll((all) =>
      all.flatMap((heading) => {
        const text = heading.querySelector('h2, h3')?.getClientRects();
        const last = text?.[text.length - 1];
        const sign = heading.querySelector('.heading-link')?.getBoundingClientRect();
        if (!last || !sign) return [];
        const isOff = sign.top > last.top + 8 || sign.top < last.top - 8;
        return isOff ? [heading.textContent] : [];
      }),
    );
    expect(off).toEqual([]);
  });
});
