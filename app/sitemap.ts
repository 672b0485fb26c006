import type { MetadataRoute } from 'next';
import { getIndex } from '@/lib/docs/content/pages';
import { isListed } from '@/lib/docs/content/types';
import { absoluteUrl } from '@/lib/docs/seo/metadata';
import { loadSite } from '@/lib/docs/site/load';

export const dynamic = 'force-static';

/** Every listed page with the date of its last commit; a page never committed has no date. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { config } = loadSite();
  return getIndex()
    .pages.filter(isListed)
    .map(({ route, updated }) => ({
      url: absoluteUrl(config, route),
      ...(updated ? { lastModified: updated } : {}),
    }));
}
