import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOut } from '../export/out';
import type { InterceptedRequest } from '../serve/static-server';
import { hydrate, settle, setUpSite } from '../testing/browser';

const START = '/cabinet/general/overview';
const TARGET = '/cabinet/general/interface';
const OTHER = '/cabinet/general/authorization';
/** The one page with a component of the browser: an article is text, and needs no script of its own. */
const RESULTS = '/search';
const CHUNK = '/_next/static/chunks/not-deployed.js';

type Answer = (request: InterceptedRequest) => Response | undefined;

let answer: Answer = () => undefined;
const site = setUpSite((request) => answer(request));
beforeEach(() => {
  answer = () => undefined;
});

/** A script of the bundler's that brings nothing. */
const emptyChunk = () =>
  new Response('(globalThis.TURBOPACK ||= []).push([document.currentScript]);', {
    headers: { 'content-type': 'text/javascript' },
  });
const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain' } });
const isPayloadOf = (route: string, { path }: InterceptedRequest) => path === `${route}.txt`;
/** The payload of the results, asking for one more script than there is. */
const withChunk = (chunk = CHUNK): string =>
  (readOut(`${RESULTS.slice(1)}.txt`) ?? '').replace(
    /^(\w+:I\[\d+,\[)(?=[^\]]*\],"ResultsPage"\])/m,
    `$1"${chunk}",`,
  );

interface Reader {
  readonly page: Page;
  /** Documents asked for since the page was open. */
  readonly documents: string[];
}

async function read(): Promise<Reader> {
  const page = await site.open(START, { framework: 'hydrated' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

const follow = (page: Page, route = TARGET) =>
  page
    .locator(`.sidebar a[href="${route}"]`)
    .first()
    .evaluate((a: HTMLAnchorElement) => a.click());
const shown = (page: Page, route: string) => page.locator(`main[data-route="${route}"]`).waitFor();

describe('a payload that never comes for one page', () => {
  it.each<[string, Answer]>([
    ['an error', () => new Response('out of order', { status: 503 })],
    ['a broken connection', () => Response.error()],
    ['the 404 page', () => new Response('<!DOCTYPE html>', { status: 404 })],
  ])('%s: each click is one full load, never two', async (_, fail) => {
    const { page, documents } = await read();
    answer = (request) => (isPayloadOf(TARGET, request) ? fail(request) : undefined);
    for (let visit = 1; visit <= 2; visit += 1) {
      documents.length = 0;
      await follow(page);
      await shown(page, TARGET);
      await page.mouse.move(visit, 5);
      await page.mouse.move(9, 9);
      await settle(page);
      expect(documents).toEqual([TARGET]);
      // The framework has nothing to make this page of, so its links load fully, too.
      await page.locator(`.sidebar a[href="${START}"]`).first().click();
      await shown(page, START);
      await hydrate(page);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
      expect(documents).toEqual([TARGET, START]);
    }
    // The pages whose payloads come are still replaced in place.
    await follow(page, OTHER);
    await shown(page, OTHER);
    expect(documents).toEqual([TARGET, START]);
  });
});

describe('a script that a page needs and that never comes', () => {
  const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
  const search = (page: Page) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('main')?.append(link);
      link.click();
    }, RESULTS);
  /** By the bar, which every page has. */
  const goHome = async (page: Page) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home' })
      .click();
    await shown(page, '/');
  };
  const failing: Answer = (request) => {
    if (request.path === CHUNK) {
      asked += 1;
      return new Response('Not found', { status: 404 });
    }
    return isPayloadOf(RESULTS, request) ? text(withChunk()) : undefined;
  };
  let asked = 0;
  beforeEach(() => {
    asked = 0;
  });

  it('shows the retry screen, asks again at the first "Retry", and loads anew at the second', async () => {
    expect(withChunk()).toContain(CHUNK);
    const { page, documents } = await read();
    answer = failing;
    await search(page);
    const heading = page.getByRole('heading', { name: 'This page did not load completely.' });
    await heading.waitFor();
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'This page did not load completely.',
    );
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    await settle(page);
    expect(documents).toEqual([]);

    const before = asked;
    await retry(page).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await heading.waitFor();
    expect(documents).toEqual([]);

    await retry(page).click();
    await shown(page, RESULTS);
    await settle(page);
    expect(documents).toEqual([RESULTS]);
  });

  it('is shown by "Retry" once it can be had', async () => {
    const { page, documents } = await read();
    answer = failing;
    await search(page);
    await retry(page).waitFor();
    answer = (request) => (request.path === CHUNK ? emptyChunk() : failing(request));
    await retry(page).click();
    await shown(page, RESULTS);
    expect(documents).toEqual([]);
  });

  it('is asked for again, not loaded anew, when another one fails after a "Retry" that helped', async () => {
    const { page, documents } = await read();
    answer = failing;
    await search(page);
    await retry(page).waitFor();
    answer = (request) => (request.path === CHUNK ? emptyChunk() : failing(request));
    await retry(page).click();
    await shown(page, RESULTS);

    await goHome(page);
    const second = CHUNK.replace('not', 'never');
    answer = (request) => (isPayloadOf(RESULTS, request) ? text(withChunk(second)) : undefined);
    await search(page);
    await retry(page).waitFor();
    const before = answer;
    answer = (request) => (request.path === second ? emptyChunk() : before(request));
    await retry(page).click();
    await shown(page, RESULTS);
    expect(documents).toEqual([]);
  });

  it('lets the reader go elsewhere', async () => {
    const { page, documents } = await read();
    answer = failing;
    await search(page);
    await retry(page).waitFor();
    await goHome(page);
    expect(await retry(page).count()).toBe(0);
    expect(documents).toEqual([]);
  });
});
