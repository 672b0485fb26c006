import { describe, expect, it } from 'vitest';
import type { Route } from '../../base/routes/route';
import type { Subject } from '../content/extension';
import type { PageSummary } from '../content/pages';
import type { NavSource } from '../site/navigation';
import { buildBreadcrumbs } from './breadcrumbs';
import { buildNavigation } from './navigation';
import { buildPager } from './pager';
import { buildSections } from './sections';
import { buildSidebarTree, pagesOf, treeFromFolders } from './sidebar-tree';

const source = (route: Route, label: string = route, method?: NavSource['method']): NavSource => ({
  route,
  label,
  ...(method ? { method } : {}),
});

const PAGES = [
  source('/', 'Introduction'),
  source('/faq', 'FAQ'),
  source('/api/a', 'A'),
  source('/api/b', 'B'),
  source('/cabinet/control/access', 'Access'),
  source('/cabinet/general/interface', 'Interface'),
];

const TREE = buildSidebarTree(
  [
    { label: 'Start', items: ['/'] },
    { label: 'API', items: ['/api/a', '/api/b', '/api/c'] },
  ],
  PAGES,
);

describe('the docs sidebar', () => {
  it('holds the authored pages under their own labels and leaves out routes without a page', () => {
    expect(buildSidebarTree([{ label: 'Gone', items: ['/x'] }, '/api/a'], PAGES)).toMatchObject([
      { route: '/api/a' },
    ]);
    expect(pagesOf(TREE).map((page) => page.label)).toEqual(['Introduction', 'A', 'B']);
  });

  it('leaves out a group that has no page', () => {
    expect(buildSidebarTree([{ label: 'Gone', items: ['/x'] }], PAGES)).toEqual([]);
  });

  it('is made from the folders when nobody has written one', () => {
    const tree = treeFromFolders(PAGES, { cabinet: 'Merchant cabinet' });
    expect(tree.map((node) => node.label)).toEqual([
      'Introduction',
      'FAQ',
      'Api',
      'Merchant cabinet',
    ]);
  });
});

describe('the way through', () => {
  it('links neighbours in reading order, and nothing outside the sidebar', () => {
    expect(buildPager(TREE, '/api/a')).toMatchObject({
      previous: { route: '/' },
      next: { route: '/api/b' },
    });
    expect(buildPager(TREE, '/')).toMatchObject({ previous: undefined, next: { route: '/api/a' } });
    expect(buildPager(TREE, '/faq')).toEqual({});
  });

  it('builds breadcrumbs from the sidebar, else from the folders', () => {
    const known = new Set(['/cabinet']);
    expect(buildBreadcrumbs('/api/a', 'A', TREE, known, {})).toEqual([
      { label: 'API' },
      { label: 'A', route: '/api/a' },
    ]);
    expect(
      buildBreadcrumbs('/cabinet/control/access', 'Access', TREE, known, {
        cabinet: 'Merchant cabinet',
      }),
    ).toEqual([
      { label: 'Merchant cabinet', route: '/cabinet' },
      { label: 'Control' },
      { label: 'Access', route: '/cabinet/control/access' },
    ]);
  });
});

describe('"In this section"', () => {
  it('groups the pages of a top folder by their folders', () => {
    const { sections, sectionOf } = buildSections(TREE, PAGES, { cabinet: 'Merchant cabinet' });
    const section = sections[sectionOf['/cabinet/control/access'] ?? -1];
    expect(section?.label).toBe('Merchant cabinet');
    expect(section?.items.map((node) => node.label)).toEqual(['Control', 'General']);
    expect(sectionOf['/api/a']).toBeUndefined();
  });

  it('puts the page of a folder into its section, and not among the pages without a folder', () => {
    const pages = [source('/faq'), source('/invoicing'), source('/invoicing/api/token')];
    const { sections, sectionOf } = buildSections([], pages, {});
    expect(sectionOf['/invoicing']).toBe(sectionOf['/invoicing/api/token']);
    expect(sections.map((section) => pagesOf(section.items).map(({ route }) => route))).toEqual([
      ['/faq'],
      ['/invoicing', '/invoicing/api/token'],
    ]);
  });

  it('shows an authored section in its own order, and says which pages it does not list', () => {
    const page = (route: Route) => ({ route, frontmatter: { title: route } }) as PageSummary;
    const left: Route[] = [];
    const { sections } = buildNavigation(
      {
        sidebar: [],
        folders: { cabinet: 'Merchant cabinet' },
        sections: { cabinet: [{ label: 'Start', items: ['/cabinet/b', '/cabinet/a'] }] },
      },
      { about: () => ({ nav: {} }) } as unknown as Subject,
      ['/cabinet/a', '/cabinet/b', '/cabinet/c'].map((route) => page(route as Route)),
      left,
    );
    expect(sections[0]?.label).toBe('Merchant cabinet');
    expect(sections[0]?.items).toMatchObject([
      { label: 'Start', items: [{ label: '/cabinet/b' }, { label: '/cabinet/a' }] },
    ]);
    expect(left).toEqual(['/cabinet/c']);
  });

  it('puts a payment method first and its family below', () => {
    const blik = { id: 'blik', name: 'BLIK', group: 'instant_payments' };
    const pix = { id: 'pix', name: 'Pix', group: 'instant_payments' };
    const pages = [
      source('/services/blik/payin_hpp', 'BLIK: payin (HPP)', blik),
      source('/services/blik/payin_h2h', 'BLIK: payin (H2H)', blik),
      source('/services/pix/payout', 'Pix: payout', pix),
    ];
    const { sections, sectionOf } = buildSections([], pages, {});
    const section = sections[sectionOf['/services/blik/payin_h2h'] ?? -1];
    expect(section?.items).toMatchObject([
      { label: 'BLIK', items: [{ label: 'Payin (HPP)' }, { label: 'Payin (H2H)' }] },
      { label: 'Other instant payments', items: [{ label: 'Pix: payout' }] },
    ]);
  });
});
