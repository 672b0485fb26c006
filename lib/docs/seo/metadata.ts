import type { Metadata } from 'next';
import type { Route } from '../../base/routes/route';
import { type Frontmatter, isListed, type Page } from '../content/types';
import type { Crumb } from '../site/navigation';
import type { Site } from '../site/schemas';
import { twinPath } from '../twin/llms';

type Config = Site['config'];

/**
 * The public address of a route, under the base path if there is one; the one spelling used everywhere. The framework
 * writes the root of a host without its slash.
 */
export function absoluteUrl(config: Pick<Config, 'url'>, route: Route): string {
  const address = `${config.url}${process.env.BASE_PATH ?? ''}${route}`;
  return address === `${config.url}/` ? config.url : address;
}

/** `BLIK: payin (HPP) | Payment gateway documentation`; the home page is the site's title alone. */
export const pageTitle = (title: string, config: Pick<Config, 'title'>, route?: Route): string =>
  route === '/' || title === config.title ? config.title : `${title} | ${config.title}`;

/** Where a page's Open Graph picture lies: `/og/api/cards_check.png`. */
export const previewPath = (route: Route): string => `/og${route === '/' ? '/index' : route}.png`;

interface DescribedPage extends Pick<Page, 'route' | 'visibility'> {
  readonly frontmatter: Pick<Frontmatter, 'title' | 'description' | 'keywords'>;
  readonly updated?: string | undefined;
}

/** Head of one page: title, description, canonical, alternates, Open Graph and Twitter; no index for an unlisted one. */
export function pageMetadata(
  page: DescribedPage,
  { config, texts }: Pick<Site, 'config' | 'texts'>,
): Metadata {
  const { route, updated } = page;
  const { title, description, keywords } = page.frontmatter;
  const url = absoluteUrl(config, route);
  const fullTitle = pageTitle(title, config, route);
  const image = `${config.url}${process.env.BASE_PATH ?? ''}${previewPath(route)}`;
  return {
    title: fullTitle,
    description,
    ...(keywords ? { keywords } : {}),
    ...(isListed(page) ? {} : { robots: { index: false } }),
    alternates: {
      canonical: url,
      languages: { [config.language]: url, 'x-default': url },
      types: { 'text/markdown': `${config.url}${process.env.BASE_PATH ?? ''}${twinPath(route)}` },
    },
    openGraph: {
      type: 'article',
      title: fullTitle,
      description,
      url,
      siteName: config.title,
      locale: texts.language.locale.replace('-', '_'),
      images: [{ url: image, width: 1200, height: 630, alt: fullTitle }],
      ...(updated ? { modifiedTime: updated } : {}),
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [image] },
  };
}

/** schema.org BreadcrumbList and TechArticle, as one graph. */
export function pageJsonLd(
  page: Pick<Frontmatter, 'title' | 'description'>,
  route: Route,
  crumbs: readonly Crumb[],
  { config, texts }: Pick<Site, 'config' | 'texts'>,
  updated?: string,
): object {
  const url = absoluteUrl(config, route);
  const trail = [
    { label: texts.page.home, route: '/' as const },
    ...crumbs.filter((crumb) => crumb.route !== undefined && crumb.route !== '/'),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.label,
          item: absoluteUrl(config, crumb.route ?? '/'),
        })),
      },
      {
        '@type': 'TechArticle',
        headline: page.title,
        description: page.description,
        url,
        inLanguage: config.language,
        isPartOf: {
          '@type': 'WebSite',
          name: config.title,
          url: absoluteUrl(config, '/'),
          // Once, on the home page: Cyrillic letters are dear on 230 pages.
          ...(config.tagline && route === '/'
            ? {
                description: {
                  '@value': config.tagline.text,
                  '@language': config.tagline.language,
                },
              }
            : {}),
        },
        ...(updated ? { dateModified: updated } : {}),
      },
    ],
  };
}

/** JSON for a script element: nothing in it can end the element. */
export const jsonForScript = (value: object): string =>
  JSON.stringify(value).replace(/</g, '\\u003c');
