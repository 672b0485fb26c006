import type { ComponentProps, ComponentType } from 'react';
import { DocLink } from '@/components/base/link/link';
import type { Count } from '@/components/docs/site/counters';
import { siteComponents } from '@/components/docs/site/registry';
import type { Route } from '@/lib/base/routes/route';
import { foreignAnchorIn } from '@/lib/docs/content/anchors';
import { getIndex, getSummary, titleOf } from '@/lib/docs/content/pages';
import type { Page } from '@/lib/docs/content/types';
import { isListed } from '@/lib/docs/content/types';
import type { ENGINE_COMPONENTS } from '@/lib/docs/markdown/components';
import { resolveHref } from '@/lib/docs/navigation/href';
import { loadSite } from '@/lib/docs/site/load';
import type { PageExtension } from './extension';
import { genericComponents } from './generic';

// Attributes differ by name; the compile has checked them against the definitions.
type EngineComponents = Record<keyof typeof ENGINE_COMPONENTS, ComponentType<never>>;

/**
 * Every name a page may use, with the data it prints: the engine's own, and those of the extension. No other component
 * of the engine loads data.
 */
export function mdxComponents(
  page: Pick<Page, 'route' | 'file' | 'frontmatter'>,
  extension: PageExtension,
) {
  const site = loadSite();
  const own = extension.counts();
  const counts: readonly Count[] =
    own.length > 0 ? own : [['pages', getIndex().pages.filter(isListed).length]];
  const anchorOf = (route: Route, id: string) => {
    const summary = getSummary(route);
    return summary && foreignAnchorIn(summary, id);
  };
  const isPage = (route: string) => titleOf(route) !== undefined;
  return {
    ...extension.components(page, titleOf),
    ...genericComponents(titleOf, extension),
    ...siteComponents({ site, titleOf, counts }),
    a: ({ href = '', ...rest }: Partial<ComponentProps<typeof DocLink>>) => {
      const resolved = resolveHref(href, page, site.redirects, isPage, anchorOf);
      return <DocLink {...rest} href={resolved} />;
    },
  } satisfies EngineComponents & Record<string, unknown>;
}
