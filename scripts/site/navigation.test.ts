import { expect, it } from 'vitest';
import { attr, type Element, elementsOf, findAll, findFirst, textOf } from '../export/html';
import { faultsOf, type OutPage, readSite } from '../export/out';
import routes from './__fixtures__/routes.json';

const { pages } = readSite();
const built = new Set<string>(pages.map(({ route }) => route));
const inSidebar = routes.routes
  .filter(({ path, sidebar }) => sidebar && built.has(path))
  .map(({ path }) => path);

/** The groups of the sidebar in order, with the paths that belong into each. */
const GROUPS = [
  ['Getting started', /^\/(request_format|payment_page)?$/],
  ['API', /^\/api\/(?!reports\/)/],
  ['Callbacks and reports', /^\/(callbacks$|api\/reports\/)/],
  ['Reference', /^\/reference\//],
  ['Services', /^\/services\//],
] as const;

it('shows exactly the sidebar pages of the specification on every page', () => {
  const expected = [...inSidebar].sort().join(' ');
  const faults = faultsOf(pages, (page) => {
    const links = linksOf(nav(page, 'Docs sidebar'));
    return [...links].sort().join(' ') !== expected && `lists ${links.join(' ')}`;
  });
  expect(faults).toEqual([]);
});

it('keeps the groups of the sidebar together and in order', () => {
  const faults = faultsOf(pages, (page) => {
    const links = linksOf(nav(page, 'Docs sidebar'));
    const positions = links.map((href) => GROUPS.findIndex(([, pattern]) => pattern.test(href)));
    return (
      positions.some((position, index) => position < (positions[index - 1] ?? 0)) &&
      positions.join()
    );
  });
  expect(faults).toEqual([]);
});

it('names the groups that have pages', () => {
  const [page] = pages;
  const sidebar = page && nav(page, 'Docs sidebar');
  const text = textOf(sidebar);
  for (const [label, pattern] of GROUPS) {
    if (inSidebar.some((path) => pattern.test(path))) expect(text).toContain(label);
  }
});

it('marks the current page in the sidebar where it is listed, and nothing elsewhere', () => {
  const faults = faultsOf(pages, (page) => {
    const sidebar = nav(page, 'Docs sidebar');
    const current = sidebar
      ? findAll(sidebar, { tag: 'a', attrs: { 'aria-current': 'page' } })
      : [];
    const marked = current.map((link) => attr(link, 'href')).join();
    const expected = inSidebar.includes(page.route) ? page.route : '';
    return marked !== expected && `marks "${marked}"`;
  });
  expect(faults).toEqual([]);
});

it('opens the groups that lead to the current page', () => {
  const faults = faultsOf(pages, (page) => {
    const sidebar = nav(page, 'Docs sidebar');
    if (!sidebar || !inSidebar.includes(page.route)) return undefined;
    return findAll(sidebar, { tag: 'details' })
      .filter((group) => findFirst(group, { tag: 'a', attrs: { 'aria-current': 'page' } }))
      .filter((group) => attr(group, 'open') === undefined)
      .map((group) => `"${textOf(findFirst(group, { tag: 'summary' }))}" is closed`);
  });
  expect(faults).toEqual([]);
});

it('shows the pages around a page that is not in the sidebar first, with that page marked', () => {
  const faults = faultsOf(pages, (page) => {
    const section = nav(page, 'In this section');
    if (inSidebar.includes(page.route)) return section && 'has both';
    if (!section) return 'has no pages around it';
    const order = elementsOf(page.body);
    const docs = nav(page, 'Docs sidebar');
    const current = findAll(section, { tag: 'a', attrs: { 'aria-current': 'page' } });
    return [
      ...(docs && order.indexOf(section) < order.indexOf(docs)
        ? []
        : ['comes after the docs sidebar']),
      ...(current.map((link) => attr(link, 'href')).join() === page.route
        ? []
        : ['does not mark the page']),
    ];
  });
  expect(faults).toEqual([]);
});

it('names the families of methods for readers, not as the data files do', () => {
  const labels = pages.flatMap((page) => {
    const section = nav(page, 'In this section');
    return section ? findAll(section, { tag: 'summary' }).map((label) => textOf(label)) : [];
  });
  expect(labels).toContain('Other cards and transfers');
  expect(labels.filter((label) => /\bcore\b|_/i.test(label))).toEqual([]);
});

it('ends the breadcrumbs of every page but the home page with the page itself', () => {
  const faults = faultsOf(
    pages.filter(({ route }) => route !== '/'),
    (page) => {
      const crumbs = nav(page, 'Breadcrumbs');
      if (!crumbs) return 'has none';
      const last = findAll(crumbs, { attrs: { 'aria-current': 'page' } });
      return [
        ...(last.length === 1 ? [] : ['does not mark the page']),
        ...(linksOf(crumbs)[0] === '/' ? [] : ['does not begin at home']),
      ];
    },
  );
  expect(faults).toEqual([]);
});

it('links previous and next in the order of the sidebar', () => {
  const order = pages[0] ? linksOf(nav(pages[0], 'Docs sidebar')) : [];
  const faults = faultsOf(pages, (page) => {
    const links = linksOf(nav(page, 'Docs pages')).join();
    const at = order.indexOf(page.route);
    const expected =
      at < 0 ? [] : [order[at - 1], order[at + 1]].filter((route) => route !== undefined);
    return links !== expected.join() && `links ${links}, expected ${expected.join()}`;
  });
  expect(faults).toEqual([]);
});

it('marks Home in the navigation bar only on the home page', () => {
  const faults = faultsOf(pages, (page) => {
    const main = nav(page, 'Main');
    const current = main ? findAll(main, { attrs: { 'aria-current': 'page' } }).length : 0;
    return current !== (page.route === '/' ? 1 : 0) && `marks ${current}`;
  });
  expect(faults).toEqual([]);
});

function nav(page: OutPage, name: string): Element | undefined {
  return findFirst(page.body, { tag: 'nav', attrs: { 'aria-label': name } });
}

const linksOf = (element: Element | undefined): string[] =>
  element ? findAll(element, { tag: 'a' }).flatMap((link) => attr(link, 'href') ?? []) : [];
