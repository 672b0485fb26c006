import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InterceptedRequest } from '../serve/static-server';
import { hydrate, settle, setUpSite } from '../testing/browser';

const START = '/cabinet/general/overview';
const TARGET = '/cabinet/general/interface';

type Answer = (request: InterceptedRequest) => Response | undefined;

let answer: Answer = () => undefined;
const site = setUpSite((request) => answer(request));
beforeEach(() => {
  answer = () => undefined;
});

const isPayloadOf = (route: string, { path }: InterceptedRequest) => path === `${route}.txt`;
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
