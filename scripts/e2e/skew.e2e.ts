import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copySomePages, makeNextBuild } from '../export/next-build';
import { frameworkOf, OUT_DIR, readOut } from '../export/out';
import { type InterceptedRequest, type RunningServer, startServer } from '../serve/static-server';
import { hydrate, observe, settle, setUpSite } from '../testing/browser';
import { forwardTo } from '../testing/forward';

const START = '/cabinet/general/overview';
const TARGET = '/cabinet/reporting/transactions';
/** Heading of `TARGET` in the build that is out, and in the one that comes after it. */
const [OLD, NEW] = ['Register of transactions', 'Register of TRANSACTIONS'];

type Answer = (request: InterceptedRequest) => Response | undefined | Promise<Response | undefined>;

let answer: Answer = () => undefined;
const site = setUpSite((request) => answer(request));
beforeEach(() => {
  answer = () => undefined;
});

interface Reader {
  readonly page: Page;
  /** Documents asked for since the page was open. */
  readonly documents: string[];
  readonly messages: readonly string[];
}

async function read(): Promise<Reader> {
  const page = await site.open(START, { framework: 'hydrated' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return { page, documents, messages: observe(page, site.url).messages };
}

const link = (page: Page) => page.locator(`main a[href="${TARGET}"]`).first();

/** The reader is on the page they asked for, by one document, and it works; without its payload as plain HTML. */
async function expectArrived(
  { page, documents }: Reader,
  heading: string,
  hasPayload = true,
): Promise<void> {
  await page.locator(`main[data-route="${TARGET}"]`).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  expect(page.url()).toBe(site.url + TARGET);
  if (hasPayload) await hydrate(page);
  else await page.mouse.move(5, 5);
  await settle(page);
  expect(documents).toEqual([site.url + TARGET]);
}

describe('after a new build has been published under an open page', () => {
  let server: RunningServer;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-build-'));

  beforeAll(async () => {
    copySomePages(folder, [START, TARGET]);
    makeNextBuild(folder, OLD, NEW);
    server = await startServer({ dir: folder, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const publish = () => {
    answer = ({ target }) => forwardTo(server.url, target);
  };

  it.each<[string, (page: Page) => Promise<void>]>([
    ['a click', (page) => link(page).evaluate((element: HTMLAnchorElement) => element.click())],
    ['a click that was seen coming', (page) => link(page).click()],
    ['Enter', (page) => link(page).press('Enter')],
  ])('%s leads to the new page, once, under its clean address', async (_, follow) => {
    const reader = await read();
    publish();
    await follow(reader.page);
    await expectArrived(reader, NEW);
    expect(reader.messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  it('the page after that comes in place again, and Back leads to where the reader was', async () => {
    const reader = await read();
    publish();
    await link(reader.page).click();
    await expectArrived(reader, NEW);
    await reader.page.locator(`.sidebar a[href="${START}"]`).first().click();
    await reader.page.locator(`main[data-route="${START}"]`).waitFor();
    expect(reader.documents).toHaveLength(1);
    await reader.page.goBack();
    await reader.page.locator(`main[data-route="${TARGET}"]`).waitFor();
    await reader.page.goBack();
    await reader.page.locator(`main[data-route="${START}"]`).waitFor();
    expect(new URL(reader.page.url()).pathname).toBe(START);
  });

  it('a page loaded before fetches its framework from neither build, and stays readable', async () => {
    const page = await site.open(START);
    const { messages } = observe(page, site.url);
    publish();
    await page.mouse.move(5, 5);
    await settle(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await link(page).click();
    await page.locator(`main[data-route="${TARGET}"]`).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(NEW);
    expect(messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});

describe('payloads', () => {
  const isPayload = ({ path: name }: InterceptedRequest) => name.endsWith('.txt');

  it.each<[string, boolean, Answer]>([
    ['are gone', false, () => new Response('Not found', { status: 404 })],
    ['are answered with an error', false, () => new Response('out of order', { status: 503 })],
    [
      'are sent without their type',
      true,
      ({ path: name }) =>
        new Response(readFileSync(path.join(OUT_DIR, name)), {
          headers: { 'content-type': 'application/octet-stream' },
        }),
    ],
  ])('that %s: the page loads fully, and one warning names it', async (_, hasPayload, give) => {
    const reader = await read();
    answer = (request) => (isPayload(request) ? give(request) : undefined);
    await link(reader.page).click();
    await expectArrived(reader, OLD, hasPayload);
    expect(reader.messages.filter((text) => text.startsWith('warning'))).toEqual([
      `warning: "${TARGET}" could not be loaded in place; the page loads fully.`,
    ]);
    expect(reader.messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});

describe('the framework does not come', () => {
  const { payload, scripts } = frameworkOf(readOut(`${START.slice(1)}.html`) ?? '');
  const all = [payload, ...scripts];
  const cases: [string, readonly string[]][] = [
    ['at all', all],
    ...all.map((part): [string, readonly string[]] => [
      `because of ${path.basename(part)}`,
      [part],
    ]),
  ];

  it.each(cases)('%s: the page stays, and its links work', async (_, missing) => {
    const page = await (await site.newContext()).newPage();
    const { messages } = observe(page, site.url);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (missing.includes(pathname)) asked.push(pathname);
    });
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    answer = async ({ path: name }) => {
      if (!missing.includes(name)) return undefined;
      await failed;
      return Response.error();
    };
    await page.addInitScript(countFailures);
    await page.goto(START);
    const text = await page.locator('main').textContent();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(() => asked.toSorted()).toEqual(missing.toSorted());
    // One part fails when the framework has all others and waits for it; so many would take all connections.
    if (missing.length === 1) await settle(page);
    fail();
    const due = missing.filter((part) => part !== payload).length;
    await expect.poll(() => page.evaluate('failures')).toBe(due);
    await settle(page);
    expect(await page.locator('main').textContent()).toBe(text);
    expect(messages.filter((each) => each.startsWith('uncaught'))).toEqual([]);
    await link(page).click();
    await page.locator(`main[data-route="${TARGET}"]`).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(OLD);
  });
});

/** In the page, before its scripts: how many scripts have failed. */
function countFailures(): void {
  const state = Object.assign(globalThis, { failures: 0 });
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) state.failures += 1;
    },
    true,
  );
}
