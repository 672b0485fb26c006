import type { ComponentProps, ComponentType } from 'react';
import { DocLink } from '@/components/base/link/link';
import { siteComponents } from '@/components/docs/site/registry';
import { diagramComponents } from '@/components/gateway/diagrams/registry';
import { contractComponents, OperationExamples } from '@/components/gateway/registry/registry';
import { getIndex, titleOf } from '@/lib/docs/content/pages';
import type { Page } from '@/lib/docs/content/types';
import type { MdxName } from '@/lib/docs/markdown/components';
import { resolveHref } from '@/lib/docs/navigation/href';
import { loadSite } from '@/lib/docs/site/load';
import { loadClients } from '@/lib/gateway/contract/examples/clients';
import { loadContract } from '@/lib/gateway/contract/load';
import { genericComponents } from './generic';

// Attributes differ by name; `lib/docs/markdown/reject.ts` has checked them against the same list of names.
type MdxComponents = Record<MdxName, ComponentType<never>>;

/**
 * Every name a page may use, with the data it prints: no other component loads data. Components that speak of "this operation" or "this service" get it from the page.
 */
export function mdxComponents(page: Pick<Page, 'route' | 'file' | 'frontmatter'>) {
  const site = loadSite();
  const contract = loadContract();
  const isPage = (route: string) => titleOf(route) !== undefined;
  return {
    ...genericComponents(titleOf),
    ...siteComponents({ site, contract, titleOf, pages: getIndex().pages.length }),
    ...diagramComponents(contract),
    ...contractComponents(page, { contract, clients: loadClients() }),
    a: ({ href = '', ...rest }: Partial<ComponentProps<typeof DocLink>>) => {
      const resolved = resolveHref(href, page, site.redirects, isPage);
      // A change of query alone does not scroll (spec §2).
      const isQueryOnly = resolved.startsWith(`${page.route}?`) && !resolved.includes('#');
      return <DocLink {...rest} href={resolved} {...(isQueryOnly ? { scroll: false } : {})} />;
    },
  } satisfies MdxComponents & Record<string, unknown>;
}

/** Request and responses of the operation of a page, for its side. */
export const SideExamples = ({ operation }: { readonly operation: string }) => (
  <OperationExamples operation={operation} contract={loadContract()} clients={loadClients()} />
);
