import { describe, expect, it } from 'vitest';
import { attr, findAll, findFirst, rawText, textOf } from '../export/html';
import { faultsOf, metaOf, type OutPage, readSite } from '../export/out';

const { pages, search, notFound } = readSite();
const origin = new URL(canonicalOf(home()) ?? '').origin;

describe('the head of every page', () => {
  it('has one title, different from the titles of all other pages', () => {
    const titles = pages.map((page) => findAll(page.head, { tag: 'title' }).map(textOf));
    expect(titles.filter((each) => each.length !== 1 || each[0] === '')).toEqual([]);
    expect(new Set(titles.flat()).size).toBe(pages.length);
  });

  it('has a description of 50 to 160 characters, different from those of all other pages', () => {
    const faults = faultsOf(pages, (page) => {
      const length = metaOf(page, 'description')?.length ?? 0;
      return (length < 50 || length > 160) && `${length} characters`;
    });
    expect(faults).toEqual([]);
    const descriptions = pages.map((page) => metaOf(page, 'description'));
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  it('has the clean address as its canonical link', () => {
    const faults = faultsOf(pages, (page) => {
      const canonical = canonicalOf(page);
      return canonical !== addressOf(page) && `canonical is ${canonical}`;
    });
    expect(faults).toEqual([]);
  });

  it('names the English page and the default as language alternates', () => {
    const faults = faultsOf(pages, (page) =>
      ['en', 'x-default'].flatMap((language) => {
        const links = findAll(page.head, {
          tag: 'link',
          attrs: { rel: 'alternate', hreflang: language },
        });
        const hrefs = links.map((link) => attr(link, 'href'));
        return hrefs.join() === addressOf(page)
          ? []
          : [`hreflang ${language} is ${hrefs.join() || 'missing'}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has the sharing tags', () => {
    const wanted = [
      'og:title',
      'og:description',
      'og:type',
      'og:site_name',
      'og:locale',
      'twitter:card',
    ];
    const faults = faultsOf(pages, (page) => wanted.filter((name) => !metaOf(page, name)));
    expect(faults).toEqual([]);
    expect(
      faultsOf(pages, (page) => metaOf(page, 'og:url') !== addressOf(page) && 'og:url'),
    ).toEqual([]);
  });

  it('has a theme colour, a viewport and the language', () => {
    const faults = faultsOf([...pages, search, notFound], (page) => {
      const html = findFirst(page.document, { tag: 'html' });
      return [
        ...(metaOf(page, 'theme-color') ? [] : ['no theme-color']),
        ...(metaOf(page, 'viewport') ? [] : ['no viewport']),
        ...(attr(html, 'lang') === 'en' ? [] : ['lang is not en']),
        ...(attr(html, 'data-theme') === 'dark' ? [] : ['not dark by default']),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('has breadcrumbs and an article as structured data', () => {
    const faults = faultsOf(pages, (page) => {
      const article = structuredData(page).find((item) => item['@type'] === 'TechArticle');
      const crumbs = structuredData(page).find((item) => item['@type'] === 'BreadcrumbList');
      return [
        ...(article ? [] : ['no TechArticle']),
        ...(article && article.headline !== heading(page) ? ['the headline is not the h1'] : []),
        ...(article?.url === addressOf(page) ? [] : [`the article is at ${String(article?.url)}`]),
        // The home page is at the top of every trail and has none itself.
        ...(crumbs || page.route === '/' ? [] : ['no BreadcrumbList']),
      ];
    });
    expect(faults).toEqual([]);
  });
});

it('lets search engines index every page but the search and the 404', () => {
  expect(
    faultsOf(pages, (page) => /noindex/.test(metaOf(page, 'robots') ?? '') && 'noindex'),
  ).toEqual([]);
  expect(metaOf(search, 'robots')).toContain('noindex');
  expect(metaOf(notFound, 'robots')).toContain('noindex');
});

function home(): OutPage {
  const page = pages.find(({ route }) => route === '/');
  if (!page) throw new Error('there is no home page');
  return page;
}

function canonicalOf(page: OutPage): string | undefined {
  const links = findAll(page.head, { tag: 'link', attrs: { rel: 'canonical' } });
  return links.map((link) => attr(link, 'href')).join(' and ');
}

function addressOf({ route }: OutPage): string {
  return route === '/' ? origin : origin + route;
}

const heading = (page: OutPage) => textOf(findFirst(page.body, { tag: 'h1' }));

function structuredData(page: OutPage): Record<string, unknown>[] {
  const scripts = findAll(page.document, { tag: 'script', attrs: { type: 'application/ld+json' } });
  return scripts.flatMap((script) => {
    const data: unknown = JSON.parse(rawText(script));
    const graph = isRecord(data) && Array.isArray(data['@graph']) ? data['@graph'] : data;
    return (Array.isArray(graph) ? graph : [graph]).filter(isRecord);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
