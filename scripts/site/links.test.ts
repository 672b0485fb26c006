import { expect, it } from 'vitest';
import { isExternal, toRoute } from '../../lib/base/routes/route';
import { attr, elementsOf, findAll } from '../export/html';
import { faultsOf, type OutPage, readSite } from '../export/out';
import routes from './__fixtures__/routes.json';

const { pages, search, notFound } = readSite();
const idsOf = new Map(
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
