import type { MetadataRoute } from 'next';
import * as t from '@/.generated/interface';
import { loadSite } from '@/lib/docs/site/load';

export const dynamic = 'force-static';

/** What a home screen needs to know; the documentation opens as a page of its own. */
export default function manifest(): MetadataRoute.Manifest {
  const { config } = loadSite();
  const base = process.env.BASE_PATH ?? '';
  const png = (name: string, size: number) => ({
    src: `${base}/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: config.title,
    short_name: config.name,
    lang: t.languageCode,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'minimal-ui',
    background_color: config.themeColor.dark,
    theme_color: config.themeColor.dark,
    icons: [png('icon', 192), png('icon', 512), { ...png('maskable', 512), purpose: 'maskable' }],
  };
}
