import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpSite, styleOf } from '../testing/browser';

const site = setUpSite();

/** Sheets of A4 that a page may take. */
const MOST_SHEETS: readonly (readonly [route: string, sheets: number])[] = [
  ['/api/transaction_create', 14],
];

describe('a page on paper', () => {
  it.each(MOST_SHEETS)('%s takes at most %i sheets', async (route, most) => {
    const page = await site.open(route);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(2);
    expect(sheets).toBeLessThanOrEqual(most);
  });

  it('has one scenario in one language, those that are open, under their names', async () => {
    const page = await site.open('/api/transaction_create');
    await page.emulateMedia({ media: 'print' });
    // The width of the text on A4: a page this narrow has its examples in a sheet that opens.
    await page.setViewportSize({ width: 696, height: 1012 });
    expect(
      await page.locator('.examples').evaluate((examples) => getComputedStyle(examples).position),
    ).toBe('static');
    const printed = () =>
      page
        .locator('.examples .code pre')
        .evaluateAll((blocks) => blocks.filter((block) => block.checkVisibility()).length);
    const all = await page.locator('.examples .code pre').count();
    expect(all).toBeGreaterThan(10);
    expect(await printed()).toBe(2);
  });

  it('gets a place, an address and numbered notes, which are gone afterwards', async () => {
    const page = await site.open('/faq', { framework: 'hydrated' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const rules = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      ),
    );
    expect(rules.join()).toMatch(/docs\.gateway\.example\/faq/);
    expect(await notesOf(page)).toEqual({ isWhole: true, notes: expect.any(Number) });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('[data-note], .print-notes').count()).toBe(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  it('keeps its signs: dials, ticks and the lines between readouts', async () => {
    const page = await site.open('/api/transaction_create');
    await page.emulateMedia({ media: 'print' });
    const dial = await styleOf(page, '.param .dial', 'display');
    const tick = await styleOf(page, '.heading-2', 'print-color-adjust', '::before');
    const readout = await styleOf(page, '.readouts > div', 'outline-style');
    expect({ dial, tick, readout }).toEqual({ dial: 'block', tick: 'exact', readout: 'solid' });
  });
});

/** Whether every numbered link has the address of its note, and how many notes there are. */
const notesOf = (page: Page) =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('.print-notes > li')].map(
      ({ textContent }) => textContent,
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-note]')];
    return {
      notes: notes.length,
      isWhole:
        notes.length > 0 &&
        links.every((link) => notes[Number(link.dataset.note) - 1]?.includes(link.pathname)),
    };
  });
