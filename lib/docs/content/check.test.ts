import { describe, expect, it } from 'vitest';
import type { Route } from '../../base/routes/route';
import { formatProblem } from '../../base/source/problems';
import { checkDuplicates, checkLinks, checkRedirects, resolveRoute } from './check';
import type { Page } from './types';

const page = (route: Route, hrefs: readonly string[] = [], ids: readonly string[] = []): Page => ({
  route,
  file: `content${route === '/' ? '/index' : route}.mdx`,
  frontmatter: { title: route, description: '' },
  headings: ids.map((id) => ({ id, text: id, depth: 2 })),
  sections: [],
  links: hrefs.map((href, index) => ({ href, line: index + 1, column: 1 })),
  calls: [],
  prose: { lines: [], labels: [], code: [], strong: [] },
  fences: [],
});

const messages = (pages: readonly Page[], redirects: { from: string; to: string }[] = []) =>
  checkLinks(pages, { redirects }).map(formatProblem);

describe('links', () => {
  it('reports a link to nowhere as a warning, with the nearest page', () => {
    expect(messages([page('/faq', ['/api/acount_info']), page('/api/account_info')])).toEqual([
      'content/faq.mdx:1:1  warning: link to "/api/acount_info" has no page — did you mean "/api/account_info"?',
    ]);
  });

  it('reports a link to a heading that is not there', () => {
    const pages = [page('/faq', ['/a#fieldz', '#x', '/a#fields']), page('/a', [], ['fields'])];
    expect(messages(pages)).toEqual([
      'content/faq.mdx:1:1  warning: link to "/a#fieldz" has no such heading — did you mean "#fields"?',
      'content/faq.mdx:2:1  warning: link to "#x" has no such heading — correct the part after "#"',
    ]);
  });

  it('reports a link to an old address with the new one', () => {
    expect(
      messages(
        [page('/faq', ['/services/card_credit']), page('/services/card_payout')],
        [{ from: '/services/card_credit', to: '/services/card_payout' }],
      ),
    ).toEqual([
      'content/faq.mdx:1:1  warning: link to "/services/card_credit" goes to an old address — write "/services/card_payout"',
    ]);
  });

  it('leaves other hosts, mail, the search page and files alone', () => {
    expect(
      messages([
        page('/faq', [
          'https://x.example',
          '//x',
          'mailto:a@b.example',
          '/search?q=a',
          '/openapi.yaml',
        ]),
      ]),
    ).toEqual([]);
  });

  it('resolves relative links from the folder of the file', () => {
    expect(resolveRoute('./b.md#x', { route: '/guide/a', file: 'docs/guide/a.md' })).toBe(
      '/guide/b',
    );
    expect(resolveRoute('b', { route: '/guide', file: 'docs/guide/index.md' })).toBe('/guide/b');
    expect(resolveRoute('../c/README.md', { route: '/guide/a', file: 'docs/guide/a.md' })).toBe(
      '/c',
    );
    expect(resolveRoute('#x', { route: '/guide/a', file: 'docs/guide/a.md' })).toBe('/guide/a');
  });
});

describe('routes', () => {
  it('keeps the first of two files with one route and warns about the second', () => {
    const twice = [
      { ...page('/a'), file: 'content/a.mdx' },
      { ...page('/A'), file: 'content/A/index.mdx' },
    ];
    const { pages, problems } = checkDuplicates(twice);
    expect(pages).toHaveLength(1);
    expect(problems.map(formatProblem)).toEqual([
      'content/A/index.mdx:1:1  warning: route "/A" already belongs to content/a.mdx — rename or remove one; this file is not built',
    ]);
  });

  it('takes an index before a README of the same folder, wherever they are in the list', () => {
    const [readme, index] = [
      { ...page('/'), file: 'notes/README.md' },
      { ...page('/'), file: 'notes/index.md' },
    ];
    for (const both of [
      [readme, index],
      [index, readme],
    ]) {
      const { pages, problems } = checkDuplicates(both);
      expect(pages).toEqual([index]);
      expect(problems.map(({ file }) => file)).toEqual(['notes/README.md']);
    }
    expect(checkDuplicates([readme]).pages).toEqual([readme]);
  });

  it('warns about redirects from a page, twice from one path, and to nowhere', () => {
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/old', to: '/b/' },
      { from: '/old/', to: '/gone' },
    ];
    expect(
      checkRedirects([page('/a'), page('/b')], { redirects }, { file: 'r.yaml', text: '' }).map(
        ({ message }) => message,
      ),
    ).toEqual([
      '"/a" is a page; its redirect is not built — remove one',
      '"/old/" is redirected twice; the first counts — remove one',
      '"/old/" leads to "/gone", which has no page — correct the target or write the page',
    ]);
  });
});
