import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../testing/browser';

const site = setUpSite();
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const ERRORS = '/reference/api_error_codes';

/** Pages with a long table, and the most that they may be high on the narrowest phone, in CSS pixels. */
const TALL = {
  '/reference/country_codes': 12_000,
  '/reference/currency_codes': 15_000,
  '/reference/bank_codes': 25_000,
  '/reference/api_error_codes': 12_000,
  '/reference/failure_reason_codes': 12_000,
} as const;

const open = (path: string, viewport = DESKTOP) => site.open(path, { viewport });
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
const widthsOf = (page: Page) =>
  page
    .locator('#errors thead th')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
const filterBy = (page: Page, words: string) =>
  page.locator('.table-filter input').first().fill(words);

describe('a long table', () => {
  it.each(Object.keys(TALL).concat('/reference/state_codes', '/reference/transaction_statuses'))(
    'is never wider than its column: %s',
    async (path) => {
      const page = await open(path);
      for (const width of [320, 390, 768, 996, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('.table-long')]
            .filter((box) => {
              const column = box.closest('.article-body')?.getBoundingClientRect();
              return (
                box.scrollWidth > box.clientWidth + 1 ||
                box.getBoundingClientRect().right > (column?.right ?? 0) + 1
              );
            })
            .map((box) => box.id),
        );
        expect(wide, `${width} px`).toEqual([]);
      }
    },
  );

  it('keeps filter, head and band below the bars of the site', async () => {
    const page = await open(ERRORS);
    await page.locator('#e4011').evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const bar = await page
      .locator('.page-bar')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    const field = await topOf(page, '.table-filter');
    const head = await topOf(page, '#errors thead th');
    const band = await topOf(page, '#errors-4 .band th');
    expect(field).toBeGreaterThanOrEqual(bar - 1);
    expect(field).toBeLessThan(bar + 16);
    expect(head).toBeGreaterThan(field + 30);
    expect(band).toBeGreaterThan(head + 20);
    expect(band).toBeLessThan(bar + 130);
  });

  it('shows the addressed row below what stays, on a phone and on a wide screen', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await open(`${ERRORS}#1004`, viewport);
      await page.waitForURL(`**${ERRORS}#e1004`);
      const stuck = await page
        .locator('#errors-1 .band th')
        .evaluate((element) => element.getBoundingClientRect().bottom);
      const row = await topOf(page, '#e1004');
      expect(row).toBeGreaterThanOrEqual(stuck - 2);
      expect(row).toBeLessThan(400);
      await page.close();
    }
  });

  it('moves no column and not its filter while one filters', async () => {
    const page = await open(ERRORS);
    await page.locator('#e4011').evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const [widths, field] = [await widthsOf(page), await topOf(page, '.table-filter')];
    await filterBy(page, 'nonce');
    await expect.poll(() => page.locator('.table-filter output').textContent()).not.toBe('');
    await expect.poll(() => page.locator('#e4011').isVisible()).toBe(false);
    expect(await widthsOf(page)).toEqual(widths);
    expect(Math.abs((await topOf(page, '.table-filter')) - field)).toBeLessThan(2);
    await page.waitForURL(`**${ERRORS}?q=nonce`);
  });

  it.each([
    ['/reference/transaction_statuses', 'Trigger', 350],
    ['/reference/failure_reason_codes', 'Meaning', 170],
  ])('gives texts the width that names do not need: %s, %s, %i px', async (path, name, least) => {
    const page = await open(path);
    const head = page.locator('main thead th').filter({ hasText: name }).first();
    expect((await head.boundingBox())?.width).toBeGreaterThanOrEqual(least);
  });

  it('begins with the filter of the address and works from the keyboard', async () => {
    const page = await open(`${ERRORS}?q=nonce`);
    await expect.poll(() => page.locator('#e1001').isVisible()).toBe(false);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('#e1005');
  });

  it('copies a code', async () => {
    const page = await site.open(ERRORS, { permissions: ['clipboard-read', 'clipboard-write'] });
    const key = page.locator('#e1004 .copy-key');
    await key.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1004');
    const size = await key.boundingBox();
    expect([size?.width, size?.height]).toEqual([28, 28]);
  });
});

describe('a record on a phone', () => {
  it.each(Object.entries(TALL))('makes %s at most %i px high', async (path, most) => {
    const page = await open(path, { width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  });

  it('has two lines, opens by a tap, and has a key of 44 px', async () => {
    const page = await open(ERRORS, PHONE);
    const row = page.locator('#e1004');
    const closed = (await row.boundingBox())?.height ?? 0;
    expect(closed).toBeLessThan(60);
    expect((await row.locator('.copy-key').boundingBox())?.width).toBe(44);
    await row.click({ position: { x: 120, y: closed - 8 } });
    await expect.poll(async () => (await row.boundingBox())?.height ?? 0).toBeGreaterThan(closed);
  });

  it('is a row of cells for a screen reader, without roles in the markup', async () => {
    const page = await open(ERRORS, PHONE);
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const rolesIn = async (selector: string) => {
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector,
      });
      const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
      return nodes.map(({ role }) => role?.value);
    };
    expect(await rolesIn('#errors')).toEqual(expect.arrayContaining(['table', 'columnheader']));
    const row = await rolesIn('#e1004');
    expect([row[0], row.filter((role) => role === 'cell' || role === 'rowheader').length]).toEqual([
      'row',
      await page.locator('#e1004 > *').count(),
    ]);
  });

  it('does not say what does not exist', async () => {
    const page = await open('/reference/country_codes', PHONE);
    expect(await page.locator('#AQ').innerText()).not.toContain('none');
  });
});

describe('the atlas of services', () => {
  it('shows one order, and the other by a choice that needs no script', async () => {
    const context = await site.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/api/service_list');
    expect(await page.locator('#atlas-country').isVisible()).toBe(true);
    expect(await page.locator('#atlas-method').isVisible()).toBe(false);
  });

  it('keeps country, direction and order in the address', async () => {
    const page = await open('/api/service_list?country=PL any-country&view=2');
    await expect.poll(() => page.locator('#atlas-method').isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('#atlas-method tbody tr:not(.band):visible').count())
      .toBeLessThan(40);
    await page.getByRole('combobox', { name: 'direction' }).selectOption('payout');
    await expect.poll(() => new URL(page.url()).searchParams.get('direction')).toBe('payout');
  });
});

it('makes codes look like links', async () => {
  const page = await open('/reference/failure_reason_codes');
  const lines = await page
    .locator('.code-ref, .row-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationColor));
  expect(new Set(lines).size).toBe(1);
  expect(lines[0]).not.toMatch(/transparent|, 0\)/);
});

it('sets the names of states in the face of their numbers', async () => {
  const page = await open('/reference/state_codes');
  const faces = await page
    .locator('#s101')
    .evaluate((row) =>
      [...row.querySelectorAll('*')]
        .filter(
          ({ childElementCount, textContent }) =>
            childElementCount === 0 && /^(?:101|created)$/.test(textContent.trim()),
        )
        .map((name) => getComputedStyle(name).fontFamily),
    );
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) expect(face).toMatch(/^"JetBrains Mono"/);
});

it('shows all roles of a permission on a phone', async () => {
  const page = await open('/cabinet/control/access', PHONE);
  const table = page.locator('.role-table').first();
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  const cells = table.locator('tbody tr').first().locator('td');
  expect(await cells.count()).toBeGreaterThan(3);
  for (const cell of await cells.all()) {
    const place = await cell.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
});

it('draws the edge of what scrolls in a color that shows on the ground of both themes', async () => {
  for (const theme of ['dark', 'light']) {
    const context = await site.newContext({ viewport: PHONE });
    await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const page = await context.newPage();
    await page.goto('/request_format');
    const { edge, image } = await page
      .locator('.table-wrap')
      .first()
      .evaluate((box) => {
        const probe = box.appendChild(document.createElement('i'));
        probe.style.color = 'var(--color-border-strong)';
        return {
          edge: getComputedStyle(probe).color,
          image: getComputedStyle(box).backgroundImage,
        };
      });
    // tokens.test.ts holds that this color has 3:1 on the ground.
    expect(image).toContain(edge);
  }
});
