import type { TitleOf } from '@/lib/docs/content/types';
import type { Site } from '@/lib/docs/site/schemas';
import { Changelog } from './changelog';
import { type Count, Counters } from './counters';
import { Glossary } from './glossary';
import { News } from './news';

/** What the components below print. */
interface SiteData {
  readonly site: Pick<Site, 'changelog' | 'glossary'>;
  readonly titleOf: TitleOf;
  /** What the site holds, in numbers. */
  readonly counts: readonly Count[];
}

/** Components that print the site's own data. */
export const siteComponents = ({ site, titleOf, counts }: SiteData) => ({
  Changelog: () => <Changelog changelog={site.changelog} titleOf={titleOf} />,
  Counters: () => <Counters counts={counts} />,
  Glossary: () => <Glossary glossary={site.glossary} titleOf={titleOf} />,
  News: ({ limit }: { readonly limit?: string }) => (
    <News changelog={site.changelog} {...(limit === undefined ? {} : { limit })} />
  ),
});
