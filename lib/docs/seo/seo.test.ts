import { expect, it } from 'vitest';
import { loadSite } from '../site/load';
import { siteSchema } from '../site/schemas';
import { atomFeed, jsonFeed } from './feed';
import { jsonForScript, pageJsonLd, pageMetadata, pageTitle } from './metadata';

const config = siteSchema.parse({
  title: 'Docs',
  url: 'https://docs.gateway.example',
  tagline: { text: 'Слова', language: 'ru' },
});
const { texts } = loadSite();
const site = { config, texts };
const page = { title: 'FAQ', description: 'Answers.' };

it('names one address everywhere', () => {
  const meta = pageMetadata({ route: '/faq', frontmatter: page }, site);
  const url = 'https://docs.gateway.example/faq';
  expect(meta.alternates).toEqual({
    canonical: url,
    languages: { en: url, 'x-default': url },
    types: { 'text/markdown': `${url}.md` },
  });
  expect(meta.openGraph).toMatchObject({ url, title: 'FAQ | Docs' });
});

it('keeps an unlisted page out of the index of search engines', () => {
  const summary = { route: '/faq', frontmatter: page } as const;
  expect(pageMetadata(summary, site).robots).toBeUndefined();
  expect(pageMetadata({ ...summary, visibility: 'unlisted' }, site).robots).toEqual({
    index: false,
  });
});

it('gives the home page the title of the site', () => {
  expect(pageTitle('Introduction', config, '/')).toBe('Docs');
});

it('puts the page last in its breadcrumbs and dates the article', () => {
  const graph = pageJsonLd(
    page,
    '/faq',
    [{ label: 'General' }, { label: 'FAQ', route: '/faq' }],
    site,
    '2026-01-01T00:00:00Z',
  );
  expect(graph).toMatchObject({
    '@graph': [
      {
        itemListElement: [
          { position: 1, name: 'Home' },
          { position: 2, name: 'FAQ' },
        ],
      },
      { '@type': 'TechArticle', dateModified: '2026-01-01T00:00:00Z' },
    ],
  });
});

it('cannot be ended by a text', () => {
  expect(jsonForScript({ a: '</script>' })).not.toContain('</script>');
});

it('keeps the id of a changelog entry in the feed and escapes its text', () => {
  const feed = atomFeed({
    ...site,
    changelog: [
      {
        id: 'a-1',
        date: '2026-11-21',
        kind: 'added',
        title: 'A < B & C',
        text: '"x" in `a`',
        routes: [],
      },
    ],
  });
  expect(feed).toContain('<id>https://docs.gateway.example/changelog#a-1</id>');
  expect(feed).toContain('<title>A &lt; B &amp; C</title>');
  expect(feed).toContain('&quot;x&quot; in a<');
  expect(feed).toContain('<updated>2026-11-21T00:00:00Z</updated>');
});

it('says the same in the JSON feed', () => {
  const feed = JSON.parse(
    jsonFeed({
      ...site,
      changelog: [
        {
          id: 'a-1',
          date: '2026-11-21',
          kind: 'added',
          title: 'A < B & C',
          text: '`x`',
          routes: [],
        },
      ],
    }),
  );
  expect(feed.items[0]).toMatchObject({
    id: 'https://docs.gateway.example/changelog#a-1',
    title: 'A < B & C',
    content_text: 'x',
    date_published: '2026-11-21T00:00:00Z',
  });
});
