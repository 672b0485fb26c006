import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isExternal, toRoute } from '../../lib/base/routes/route';
import { attr, elementsOf, findAll } from '../export/html';
import { faultsOf, type OutPage, readSite } from '../export/out';
import routes from './__fixtures__/routes.json';

const { pages, search, notFound } = readSite();
const idsOf = new Map<string, ReadonlySet<string | undefined>>(
  [...pages, search].map((page) => [
    page.route,
    new Set(elementsOf(page.document).map((element) => attr(element, 'id'))),
  ]),
);

interface Target {
  readonly href: string;
  readonly route: `/${string}`;
  readonly hash: string;
}

it('links to headings that exist on their page', () => {
  const faults = faultsOf([...pages, search, notFound], (page) =>
    internalLinks(page)
      .filter(({ route, hash }) => hash !== '' && idsOf.has(route) && !idsOf.get(route)?.has(hash))
      .map(({ href }) => href),
  );
  expect(faults).toEqual([]);
});

/** With `KEEP_HEADINGS=1` the list gains the headings that the site has now; nothing is ever taken from it. */
const HEADINGS_FILE = path.join(import.meta.dirname, '__fixtures__/headings.json');

it('keeps the id of every heading that was published, for links from outside', () => {
  const known = JSON.parse(readFileSync(HEADINGS_FILE, 'utf8')) as Record<string, string[]>; // this test writes it
  const lost = Object.entries(known).flatMap(([route, ids]) =>
    ids.filter((id) => !idsOf.get(route)?.has(id)).map((id) => `${route}#${id}`),
  );
  expect(lost).toEqual([]);
  if (process.env.KEEP_HEADINGS !== '1') return;
  const now = pages.map((page) => {
    const headings = ['h2', 'h3', 'h4', 'h5', 'h6'].flatMap((tag) => findAll(page.body, { tag }));
    const ids = headings.flatMap((heading) =>
      [heading, ...elementsOf(heading)].flatMap((element) => attr(element, 'id') ?? []),
    );
    return [page.route, [...new Set([...(known[page.route] ?? []), ...ids])].sort()] as const;
  });
  writeFileSync(HEADINGS_FILE, `${JSON.stringify({ ...known, ...Object.fromEntries(now) })}\n`);
});

it('links to pages by their clean address', () => {
  const faults = faultsOf([...pages, search, notFound], (page) =>
    internalLinks(page)
      .filter(
        ({ href, route }) => idsOf.has(route) && !['', route].includes(href.split(/[?#]/)[0] ?? ''),
      )
      .map(({ href }) => href),
  );
  expect(faults).toEqual([]);
});

it('links to no old path', () => {
  const old = new Set(routes.redirects.map(({ from }) => from));
  const faults = faultsOf([...pages, search, notFound], (page) =>
    internalLinks(page)
      .filter(({ route }) => old.has(route))
      .map(({ href }) => href),
  );
  expect(faults).toEqual([]);
});

it('gives every link an address', () => {
  const faults = faultsOf([...pages, search, notFound], (page) =>
    findAll(page.body, { tag: 'a' })
      .filter((link) => attr(link, 'href') === undefined)
      .map(() => 'a link without an address'),
  );
  expect(faults).toEqual([]);
});

function internalLinks(page: OutPage): Target[] {
  return findAll(page.body, { tag: 'a' }).flatMap((link) => {
    const href = attr(link, 'href');
    if (href === undefined || isExternal(href)) return [];
    const url = new URL(href, `http://site.example${page.route}`);
    return [{ href, route: toRoute(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) }];
  });
}
