import type { MetadataRoute } from 'next';
import { loadSite } from '@/lib/docs/site/load';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  const base = `${loadSite().config.url}${process.env.BASE_PATH ?? ''}`;
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${base}/sitemap.xml` };
}
