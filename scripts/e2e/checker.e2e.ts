import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations, violationsInBothModes } from '../testing/axe';
import {
  FRAMEWORK_STATES,
  hydrate,
  observe,
  SENTINEL,
  settle,
  setUpSite,
  VIEWPORTS,
} from '../testing/browser';

/** A page with one field, and the list of the reference. */
const ONE = '/services/blik/payin_h2h';
const MANY = '/reference/bank_codes';
const SCRIPT = /\/boot\/checker\..+\.js$/;

const site = setUpSite();

const checker = (page: Page) => page.getByRole('group', { name: 'Check a value in your browser.' });
const input = (page: Page) => checker(page).locator('[data-checker-value]');
const verdict = (page: Page) => checker(page).getByRole('status');
const chip = (page: Page, name: string) => checker(page).getByRole('button', { name, exact: true });

/** The verdict, once it says this. */
const said = async (page: Page, words: string | RegExp) =>
  await verdict(page).filter({ hasText: words }).waitFor();

describe.each(FRAMEWORK_STATES)('the checker of a field, framework %s', (framework) => {
  it('judges what is typed, says why, and takes it back', async () => {
    const page = await site.open(ONE, { framework });
    await input(page).pressSequentially('12345');
    await said(page, /^Not valid\. A BLIK code has 6 digits; this value has 5\./);
    expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    await input(page).press('6');
    await said(page, 'Valid. Send it unchanged.');
    expect(await input(page).getAttribute('aria-invalid')).toBeNull();
    await input(page).fill('12 34 56');
    await said(page, 'Valid. Send it as 123456.');
    await input(page).press('Enter');
    expect(new URL(page.url()).pathname).toBe(ONE);
    expect(await input(page).inputValue()).toBe('12 34 56');
  });

  it('fills in the examples at the first press, and clears them', async () => {
    const page = await site.open(ONE, { framework });
    await chip(page, 'Invalid example').press('Enter');
    await said(page, /^Not valid\./);
    await chip(page, 'Valid example').click();
    await said(page, 'Valid. Send it unchanged.');
    await chip(page, 'Clear').click();
    await said(page, 'Type a value');
    expect(await input(page).inputValue()).toBe('');
    expect(
      await page.evaluate(() => document.activeElement?.hasAttribute('data-checker-value')),
    ).toBe(true);
  });

  it('follows the choice of several rules, the bank of an account included', async () => {
    const page = await site.open(MANY, { framework });
    const bank = checker(page).getByLabel('Bank code');
    expect(await bank.isVisible()).toBe(false);
    await input(page).fill('GB29 NWBK 6016 1331 9268 19');
    await said(page, 'Valid. Send it as GB29NWBK60161331926819.');
    await checker(page).getByRole('combobox').selectOption('NUBAN');
    await said(page, 'Type a value');
    expect(await input(page).inputValue()).toBe('');
    await input(page).fill('0000014579');
    await said(page, 'Fill in the bank code too');
    await bank.fill('011');
    await said(page, 'Valid. Send it unchanged. It contains: bank 011.');
    await bank.fill('058');
    await said(page, /^Not valid\. The last digit is 9, but at bank 058/);
  });

  it('asks for nothing before the first touch, and for nothing but its script after it', async () => {
    const page = await (await site.newContext({ framework })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(ONE);
    await settle(page);
    if (framework === 'hydrated') await hydrate(page);
    await settle(page);
    expect(asked.filter((url) => SCRIPT.test(url))).toEqual([]);
    await chip(page, 'Invalid example').focus();
    await settle(page);
    asked.length = 0;
    await input(page).fill('777123');
    await said(page, 'Valid. Send it unchanged.');
    await settle(page);
    const known = [SCRIPT, /\/_next\//, new RegExp(`${SENTINEL}$`)];
    expect(asked.filter((url) => !known.some((each) => each.test(url)))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('777123');
  });
});

it('keeps value and verdict when the framework arrives', async () => {
  const context = await site.newContext();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/_next/**', async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.fallback();
  });
  const page = await context.newPage();
  const { messages } = observe(page, site.url);
  await page.goto(MANY, { waitUntil: 'commit' });
  await checker(page).getByRole('combobox').selectOption('NUBAN');
  await input(page).fill('000001457');
  await said(page, /^Not valid\. A NUBAN has 10 digits/);
  release();
  await hydrate(page);
  expect(await input(page).inputValue()).toBe('000001457');
  expect(await verdict(page).textContent()).toMatch(/^Not valid\. A NUBAN/);
  expect(await checker(page).getByLabel('Bank code').isVisible()).toBe(true);
  await chip(page, 'Valid example').click();
  await said(page, 'Valid. Send it unchanged. It contains: bank 011.');
  expect(messages).toEqual([]);
});

it('works on a page that was reached through a link', async () => {
  const page = await site.open('/services/blik/payin_hpp', { framework: 'hydrated' });
  await page.locator(`article a[href="${ONE}"]`).first().click();
  await page.waitForURL(`**${ONE}`);
  await input(page).fill('1');
  await said(page, /^Not valid\./);
});

it('asks again for a script that did not come', async () => {
  const context = await site.newContext({ framework: 'blocked' });
  let failures = 0;
  await context.route(SCRIPT, async (route) => {
    if (failures++ === 0) await route.abort();
    else await route.fallback();
  });
  const page = await context.newPage();
  await page.goto(ONE);
  const failed = page.waitForEvent('requestfailed', (request) => SCRIPT.test(request.url()));
  await input(page).focus();
  await failed;
  await input(page).fill('12345');
  await said(page, /^Not valid\./);
  expect(failures).toBe(2);
});

it('is not offered without JavaScript', async () => {
  const page = await site.open(ONE, { javaScriptEnabled: false });
  expect(await page.locator('.checker').isVisible()).toBe(false);
});

// A width changes no color.
it.each([
  [VIEWPORTS.phone, violations],
  [VIEWPORTS.desktop, violationsInBothModes],
] as const)(
  'is accessible and inside the page in $width × $height pixels',
  async (viewport, judge) => {
    const page = await site.open(MANY, {
      framework: 'blocked',
      viewport,
    });
    for (const name of ['Invalid example', 'Valid example', 'Clear']) {
      await chip(page, name).click();
      await said(
        page,
        { 'Invalid example': /^Not/, 'Valid example': /^Valid/, Clear: /^Type/ }[name] ?? '',
      );
      expect(await judge(page, { within: '.checker' })).toEqual([]);
      const tooWide = await checker(page).evaluate((group) =>
        [group, ...group.querySelectorAll('*')]
          .filter(
            (part) => part.getBoundingClientRect().right > document.documentElement.clientWidth,
          )
          .map((part) => part.outerHTML),
      );
      expect(tooWide).toEqual([]);
    }
  },
);
