import { describe, expect, it } from 'vitest';
import { toRoute } from '../../lib/base/routes/route';
import { attr, findFirst, textOf } from '../export/html';
import { faultsOf, filesOf, listOut, metaOf, readOut, readSite } from '../export/out';
import routes from './__fixtures__/routes.json';

const { pages, search, notFound, redirects } = readSite();
const built = new Set(pages.map(({ route }) => route));
const files = new Set(listOut());

const payloadOf = (file: string) => file.replace(/\.html$/, '.txt');

describe('the spellings of a page', () => {
  it('are all files with the same text: /x, /x/, /x.html, /x/index.html', () => {
    const faults = faultsOf([...pages, search, ...redirects], (page) =>
      filesOf(page.route).filter((file) => readOut(file) !== page.html),
    );
    expect(faults).toEqual([]);
  });

  it('come with the payload that soft navigation asks for', () => {
    expect(
      faultsOf([...pages, search], ({ file }) => !files.has(payloadOf(file)) && payloadOf(file)),
    ).toEqual([]);
  });

  it('have payloads of one order, whichever pages were rendered before: the head, then the text', () => {
    const places = pages.map(({ file }) => {
      const payload = readOut(payloadOf(file)) ?? '';
      return { file, head: payload.indexOf('["$","title"'), text: payload.search(/:T[\da-f]+,</) };
    });
    expect(places.filter(({ head, text }) => head < 0 || text < 0)).toEqual([]);
    expect(places.filter(({ head, text }) => head > text)).toEqual([]);
  });
});

describe('the pages', () => {
  it('are routes of the specification, each under its own path', () => {
    const known = new Set(routes.routes.map(({ path }) => path));
    expect([...built].filter((route) => !known.has(route))).toEqual([]);
  });
});

describe('old paths', () => {
  const due = routes.redirects.filter(({ to }) => built.has(toRoute(to)));

  it('are all there, as soon as the page they lead to is', () => {
    const present = new Set<string>(redirects.map(({ route }) => route));
    expect(due.filter(({ from }) => !present.has(from))).toEqual([]);
  });

  it('send the reader on without scripts, and are not indexed', () => {
    const faults = faultsOf(redirects, (page) => {
      const target = routes.redirects.find(({ from }) => from === page.route)?.to;
      if (target === undefined) return 'is not a redirect of the specification';
      const refresh = findFirst(page.head, { tag: 'meta', attrs: { 'http-equiv': /^refresh$/i } });
      const canonical = attr(
        findFirst(page.head, { tag: 'link', attrs: { rel: 'canonical' } }),
        'href',
      );
      return [
        ...(attr(refresh, 'content')?.endsWith(target) ? [] : ['refreshes to another page']),
        ...(canonical?.endsWith(target) ? [] : [`canonical is ${canonical}`]),
        ...(findFirst(page.body, { tag: 'a', attrs: { href: target } }) ? [] : ['no visible link']),
        ...(/noindex/.test(metaOf(page, 'robots') ?? '') ? [] : ['may be indexed']),
      ];
    });
    expect(faults).toEqual([]);
  });
});

it('says on the 404 page what the specification says', () => {
  expect(textOf(findFirst(notFound.body, { tag: 'h1' }))).toBe('Page Not Found');
  expect(textOf(notFound.body)).toContain('We could not find what you were looking for.');
  expect(textOf(findFirst(notFound.head, { tag: 'title' }))).toMatch(/^Page Not Found\b/);
});

describe('the sitemap', () => {
  const xml = readOut('sitemap.xml') ?? '';
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    route: toRoute(new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname),
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
  }));

  it('lists exactly the pages to be indexed', () => {
    expect(entries.map(({ route }) => route).sort()).toEqual([...built].sort());
  });

  it('spells each address as the page itself does', () => {
    const own = pages.map((page) =>
      attr(findFirst(page.head, { tag: 'link', attrs: { rel: 'canonical' } }), 'href'),
    );
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed.sort()).toEqual(own.sort());
  });

  it('says when each page was last changed', () => {
    expect(entries.filter(({ lastmod }) => !/^\d{4}-\d\d-\d\d(T|$)/.test(lastmod))).toEqual([]);
    expect(entries.filter(({ lastmod }) => Date.parse(lastmod) > Date.now())).toEqual([]);
  });

  it('is named in robots.txt, which keeps nobody out', () => {
    const robots = readOut('robots.txt') ?? '';
    expect(robots).toMatch(/^User-Agent: \*$/im);
    expect(robots).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/im);
    expect(robots).not.toMatch(/^Disallow: \/$/im);
  });
});
