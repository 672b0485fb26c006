import type { ComponentProps, ComponentType } from 'react';
import { DocLink } from '@/components/base/link/link';
import { siteComponents } from '@/components/docs/site/registry';
import { Environments } from '@/components/gateway/contract/environments';
import { diagramComponents } from '@/components/gateway/diagrams/registry';
import { contractComponents } from '@/components/gateway/registry/registry';
import { titleOf } from '@/lib/docs/content/pages';
import type { Page } from '@/lib/docs/content/types';
import type { MdxName } from '@/lib/docs/markdown/components';
import { resolveHref } from '@/lib/docs/navigation/href';
import { loadSite } from '@/lib/docs/site/load';
import { genericComponents } from './generic';

// Attributes differ by name; `lib/docs/markdown/reject.ts` has checked them against the same list of names.
type MdxComponents = Record<MdxName, ComponentType<never>>;

/** Every name a page may use. Components that speak of "this operation" or "this service" get it from the page. */
export function mdxComponents(page: Pick<Page, 'route' | 'file' | 'frontmatter'>) {
  const { redirects } = loadSite();
  const isPage = (route: string) => titleOf(route) !== undefined;
  return {
    ...genericComponents(titleOf),
    ...siteComponents,
    ...diagramComponents(page),
    ...contractComponents(page),
    Environments,
    a: ({ href = '', ...rest }: Partial<ComponentProps<typeof DocLink>>) => {
      const resolved = resolveHref(href, page, redirects, isPage);
      // A change of query alone does not scroll (spec §2).
      const isQueryOnly = resolved.startsWith(`${page.route}?`) && !resolved.includes('#');
      return <DocLink {...rest} href={resolved} {...(isQueryOnly ? { scroll: false } : {})} />;
    },
  } satisfies MdxComponents & Record<string, unknown>;
}
