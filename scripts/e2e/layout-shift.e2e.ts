import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { attr, type Element, elementsOf } from '../export/html';
import { OUT_DIR, type OutPage, readSite } from '../export/out';
import { setUpSite } from '../testing/browser';
import { pageKinds, pageWith } from '../testing/page-kinds';
import { countable } from '../testing/shifts';

/** What was painted first, as the page under test reports it; everything late waits for it. */
let painted = Promise.resolve();
let reportPaint = () => {};

/**
 * The slowest load that is still complete: fonts and the second part of the page come after the first paint. No local
 * font has the metrics of the web fonts.
 */
const site = setUpSite(async ({ path: name, target }) => {
  if (name.endsWith('.woff2')) await painted;
  if (name.endsWith('.css')) {
    const sheet = readFileSync(path.join(OUT_DIR, name), 'utf8');
    return respond(sheet.replace(/local\([^)]*\)/g, 'local("No such font")'), 'text/css');
  }
  const html = documents.get(target);
  return html === undefined ? undefined : respond(inTwoParts(html), 'text/html; charset=utf-8');
});

const { pages, search, notFound } = readSite();
const documents = new Map<string, string>([
  ...[...pages, search].map(({ route, html }): [string, string] => [route, html]),
  ['/404', notFound.html],
]);

const respond = (body: BodyInit, type: string) =>
  new Response(body, { headers: { 'content-type': type } });

/** The document up to the end of the article, and the rest when the first part has been painted. */
function inTwoParts(html: string): ReadableStream<Uint8Array> {
  const cut = html.search(/<\/article>|<\/main>/);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(html.slice(0, cut)));
      await painted;
      controller.enqueue(encoder.encode(html.slice(cut)));
      controller.close();
    },
  });
}

/** Rows that other pages link to: open ones, and ones that the browser has to unfold first. */
function addresses(): string[] {
  const prefixes = ['field-', 'event-', 'limit-'].map((prefix) => {
    const pattern = new RegExp(`id="(${prefix}[^"]+)"`, 'g');
    const { route, html } = pageWith(new RegExp(pattern.source));
    return `${route}#${[...html.matchAll(pattern)].at(-1)?.[1]}`;
  });
  const service = pageOf('/services/acquiring_h2h');
  return [
    '/reference/api_error_codes#e6001',
    ...prefixes,
    addressIn(service, service.body, (element) => element.tagName === 'h2'),
    lastFolded('/api/transaction_create'),
    lastFolded('/reference/bank_codes'),
  ];
}

/** The last row inside closed details, so that much of the page is above it. */
function lastFolded(route: string): string {
  const page = pageOf(route);
  const fold = elementsOf(page.body).findLast(
    (element) =>
      element.tagName === 'details' &&
      attr(element, 'open') === undefined &&
      elementsOf(element).some(hasId),
  );
  if (!fold) throw new Error(`${route} has no folded row`);
  return addressIn(page, fold, () => true);
}

function addressIn(page: OutPage, root: Element, isWanted: (element: Element) => boolean): string {
  const target = elementsOf(root).findLast((element) => hasId(element) && isWanted(element));
  if (!target) throw new Error(`${page.route} has no such row`);
  return `${page.route}#${attr(target, 'id')}`;
}

const hasId = (element: Element): boolean => attr(element, 'id') !== undefined;

function pageOf(route: string): OutPage {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`no page at ${route}`);
  return page;
}

// A shift does not depend on the colors: each width is tried in one theme.
it.each([
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
])(
  'no kind of page moves while it loads at $width px, $theme',
  {
    timeout: 900_000,
  },
  async ({ width, theme }) => {
    const faults: string[] = [];
    for (const address of [...pageKinds(), ...addresses()]) {
      painted = new Promise((resolve) => {
        reportPaint = resolve;
      });
      // A context of its own: the cache is cold for every page.
      const context = await site.newContext({
        isLaidOutLate: true,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await page.exposeFunction('reportPaint', () => reportPaint());
      await context.addInitScript(watchLoading, theme);
      await page.goto(address);
      const { total, moved, loaded, row } = await settle(page);
      const shift = countable(total);
      // The web font did come, and nothing local took its place.
      expect(loaded, address).toContain('Hanken Grotesk');
      expect(loaded, address).not.toContain('Hanken Fallback');
      if (shift > 0) faults.push(`${address}: ${shift} ${moved.join(', ')}`);
      if (row !== undefined && (row < 0 || row > 400)) faults.push(`${address}: row at ${row} px`);
      await context.close();
    }
    expect(faults).toEqual([]);
  },
);

/** In the page, before its scripts: choose the theme, and report the first paint. */
function watchLoading(theme: string): void {
  localStorage.setItem('theme', theme);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0)
      Reflect.get(globalThis, 'reportPaint')();
  }).observe({ type: 'paint', buffered: true });
}

/** Two frames after everything has loaded: how far the page moved, what moved, and where the addressed row is. */
function settle(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts = await new Promise<Shift[]>((resolve) => {
      const found: Shift[] = [];
      const observer = new PerformanceObserver((list) => {
        // The type of the entries is the one that was asked for.
        found.push(...(list.getEntriesByType('layout-shift') as Shift[]));
        if (list.getEntriesByName('settled').length > 0) resolve(found);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      observer.observe({ type: 'mark' });
      performance.mark('settled');
    });
    const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : 'text')),
      ),
      loaded: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
      row: row?.getBoundingClientRect().top,
    };
  });
}
