import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  TASKS,
  type Task,
  type TaskStep,
} from '../../lib/gateway/tools/gateway/__fixtures__/tasks';
import { violations, violationsInBothModes } from '../testing/axe';
import { observe, setUpSite } from '../testing/browser';

const site = setUpSite();

const tool = (page: Page): Locator => page.locator('details[data-tool="request"]');

/** Open the form of a page, and the gateway below it. */
async function open(route: string, viewport = { width: 1280, height: 800 }): Promise<Page> {
  const page = await site.open(route, { framework: 'hydrated', viewport });
  await tool(page).locator('> summary').click();
  await tool(page).getByLabel('The request as').waitFor();
  return page;
}

/** Type into a field of the request, inside whatever is folded around it. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = tool(page).locator(`[data-place="${name}"]`);
  const inner = page.locator(`[data-place="${name}"]`);
  const folded = tool(page).locator('details:not([open])', { has: inner });
  while ((await folded.count()) > 0) await folded.first().locator('> summary').click();
  await field.fill(value);
}

const status = (page: Page): Locator => page.locator('.gateway [role="status"]');

/** Acts whose key begins with another text than the act, by actor and label. */
const KEYS: Readonly<Record<string, readonly [actor: string, label: RegExp]>> = {
  open: ['The customer', /^Opens the page/],
  approve: ['The customer', /^Approves/],
  less: ['The customer', /^Pays less/],
  underpay: ['The customer', /^Sends too little/],
  rest: ['The customer', /^Sends the rest/],
  late: ['The customer', /^Pays late after/],
  late_refused: ['The customer', /^Pays late, refused/],
  pay_invoice: ['The customer', /^Opens the invoice/],
  address: ['Your server', /^Get an address/],
  refund: ['Your server', /^Refund all/],
  refund_fails: ['Your server', /^Refund, and the bank refuses/],
  report: ['Your server', /^Get its report row/],
};

const DELIVERIES = { lose: 'Lose', repeat: 'Repeat', swap: 'Swap' } as const;

async function take(page: Page, step: TaskStep): Promise<void> {
  const gateway = page.locator('.gateway');
  const press = (name: string | RegExp) => gateway.getByRole('button', { name }).click();
  if (step === 'send') await press('Send the request');
  else if (step === 'expiry') await press('To the expiry');
  else if (step === 'next') await press('To the next event');
  else if (step[0] === 'callbacks') await gateway.getByLabel(DELIVERIES[step[1]]).check();
  else if (step[0] === 'wait')
    for (let left = step[1]; left > 0; left -= left >= 600 ? 600 : 60)
      await press(left >= 600 ? '+10 min' : '+1 min');
  else {
    const [actor, label] = KEYS[step[1]] ?? [];
    if (!actor || !label) throw new Error(`There is no key for ${step[1]}.`);
    const group = gateway.getByRole('group', { name: actor });
    if (step[2] !== undefined)
      await group
        .locator('.gateway-act', { has: page.getByRole('button', { name: label }) })
        .locator('input')
        .fill(step[2]);
    await group.getByRole('button', { name: label }).click();
  }
  await page.locator('.gateway[aria-busy="false"]').waitFor();
}

async function play(page: Page, { typed = {}, steps }: Pick<Task, 'typed' | 'steps'>) {
  for (const [name, value] of Object.entries(typed)) await fill(page, name, value);
  await tool(page).getByRole('button', { name: 'Open the gateway in this page' }).click();
  await page.locator('.gateway').waitFor();
  for (const step of steps) await take(page, step);
}

describe.each(TASKS)('in the page: $name', (task) => {
  it('is done by pressing keys, and every callback is verified', async () => {
    const page = await open(task.route);
    const { messages, foreign } = observe(page, site.url);
    await play(page, task);
    const response = page.getByRole('region', { name: 'Response' });
    if (task.error !== undefined)
      await response.getByText(`"code": ${task.error}`).first().waitFor();
    else
      await status(page)
        .filter({ hasText: `${task.status}, version` })
        .waitFor();
    const callbacks = page.getByRole('region', { name: 'Callbacks' });
    for (const type of task.callbacks ?? [])
      expect(await callbacks.getByText(type, { exact: true }).count()).toBeGreaterThan(0);
    expect(await callbacks.getByText('not verified').count()).toBe(0);
    if (task.column) {
      const rows = page.getByRole('region', { name: 'Rows of the report' });
      await rows.getByText(task.column[0], { exact: true }).first().waitFor();
    }
    if (task.advice !== undefined) {
      const last = callbacks.locator('details').last();
      await last.locator('summary').click();
      await last.getByText(task.advice).waitFor();
    }
    expect([messages, foreign]).toEqual([[], []]);
  });
});

// A width changes no color.
it.each([
  [320, violations],
  [1280, violationsInBothModes],
] as const)(
  'the form and the gateway have no fault that axe finds, and fit a width of %i',
  async (width, judge) => {
    const page = await open('/services/acquiring_form', { width, height: 800 });
    await play(page, { steps: ['send', ['act', 'approve'], ['act', 'report']] });
    expect(await judge(page, { within: '.tool' })).toEqual([]);
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const targets = document.querySelectorAll(
        '.tool button, .tool input, .tool select, .tool summary',
      );
      const small = [...targets].filter((each) => {
        const { width: wide, height: high } = each.getBoundingClientRect();
        const label = each.closest('label')?.getBoundingClientRect();
        return wide > 0 && Math.min(wide, high) < 24 && !(label && label.height >= 24);
      });
      return { overflow: scrollWidth - clientWidth, small: small.map((each) => each.outerHTML) };
    });
    expect(found).toEqual({ overflow: 0, small: [] });
  },
);

it('is used by keyboard alone, and the focus stays on a key that goes off', async () => {
  const page = await open('/services/acquiring_form');
  await tool(page).getByRole('button', { name: 'Open the gateway in this page' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.gateway').waitFor();
  await page.getByRole('button', { name: 'Send the request' }).focus();
  await page.keyboard.press('Space');
  await status(page).filter({ hasText: 'created, version 1' }).waitFor();
  const key = page
    .getByRole('group', { name: 'The customer' })
    .getByRole('button', { name: /^Approves/ });
  await key.focus();
  await page.keyboard.press('Enter');
  await status(page).filter({ hasText: 'success' }).waitFor();
  expect(await key.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await key.getAttribute('aria-disabled')).toBe('true');
});

it('keeps what is typed in the tab, and asks for nothing but its own files', async () => {
  const page = await open('/services/blik/payin_h2h');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await fill(page, 'description', 'secret-5f3a');
  await play(page, { steps: ['send'] });
  await page.getByRole('region', { name: 'Response' }).waitFor();
  expect(asked.filter((path) => !/^\/(_next\/static|boot)\//.test(path))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, location.href]));
  expect(kept).not.toContain('secret-5f3a');
});

it('is a link that plays the story again, and says when a link is broken', async () => {
  const page = await open('/services/acquiring_form');
  await play(page, { steps: ['send', ['act', 'approve'], ['wait', 60]] });
  await status(page).filter({ hasText: 'success' }).waitFor();
  const link = await page.getByRole('button', { name: 'Copy a link' }).getAttribute('data-copy');
  expect(link).toContain('/services/acquiring_form#request=');
  const other = await site.open(new URL(link ?? '').pathname + new URL(link ?? '').hash, {
    framework: 'hydrated',
  });
  await status(other).filter({ hasText: 'success, version' }).waitFor();
  expect(await other.getByText('01:00', { exact: true }).count()).toBe(1);
  const broken = await site.open('/services/acquiring_form#request=eyJmb3JtYXQiOjl9', {
    framework: 'hydrated',
  });
  await broken.getByText('The scenario has the format 9').waitFor();
  expect(await tool(broken).getByLabel('The request as').count()).toBe(1);
});
