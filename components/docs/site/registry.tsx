import type { TitleOf } from '@/lib/docs/content/types';
import type { Site } from '@/lib/docs/site/schemas';
import type { Contract } from '@/lib/gateway/contract/types';
import { Counters } from '../../gateway/services/counters';
import { Changelog } from './changelog';
import { Glossary } from './glossary';
import { News } from './news';

/** What the components below print. */
interface SiteData {
  readonly site: Pick<Site, 'changelog' | 'glossary'>;
  readonly contract: Contract;
  readonly titleOf: TitleOf;
  /** How many pages the site has. */
  readonly pages: number;
}

/** Components that print the site's own data. */
export const siteComponents = ({ site, contract, titleOf, pages }: SiteData) => ({
  Changelog: () => <Changelog changelog={site.changelog} titleOf={titleOf} />,
  Counters: () => <Counters contract={contract} pages={pages} />,
  Glossary: () => <Glossary glossary={site.glossary} titleOf={titleOf} />,
  News: ({ limit }: { readonly limit?: string }) => (
    <News changelog={site.changelog} {...(limit === undefined ? {} : { limit })} />
  ),
});
