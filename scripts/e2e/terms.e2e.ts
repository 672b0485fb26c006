import { expect, it } from 'vitest';
import { setUpSite } from '../testing/browser';

const site = setUpSite();
const PAGE = '/services/acquiring_moto';

it('explains a term on hover and on focus, and Escape puts the explanation away', async () => {
  const page = await site.open(PAGE);
  const term = page.locator('main .term').first();
  const tip = term.getByRole('tooltip');
  expect(await tip.isVisible()).toBe(false);
  await term.locator('a').hover();
  await tip.waitFor();
  // One may move onto the explanation itself (WCAG 1.4.13).
  await tip.hover();
  expect(await tip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  await page.mouse.move(1, 1);
  await page.keyboard.press('Tab');
  await term.locator('a').focus();
  await tip.waitFor();
});

it('keeps every explanation inside the column', async () => {
  const page = await site.open(PAGE);
  const terms = page.locator('main .term > a');
  for (let index = 0; index < (await terms.count()); index += 1) {
    await terms.nth(index).hover();
    const box = await page.locator('main .term-tip').nth(index).boundingBox();
    const column = await page.locator('.article-body').boundingBox();
    expect(box?.width).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (column?.x ?? 0) + (column?.width ?? 0) + 1,
    );
  }
});

it('leads to the definition', async () => {
  const page = await site.open(PAGE);
  await page.locator('main .term > a').first().click();
  await page.waitForURL(/\/definition#/);
  expect(await page.locator(new URL(page.url()).hash).count()).toBe(1);
});
