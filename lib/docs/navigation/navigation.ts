import type { Route } from '../../base/routes/route';
import { operationById } from '../../gateway/contract/openapi/operations';
import { serviceOf } from '../../gateway/contract/services';
import type { Contract } from '../../gateway/contract/types';
import type { PageSummary } from '../content/pages';
import type { Navigation, NavSource } from '../site/navigation';
import type { Site } from '../site/schemas';
import { buildSections } from './sections';
import { buildSidebarTree, treeFromFolders } from './sidebar-tree';

/** The whole navigation from authored data and pages; `missing` collects sidebar routes without a page. */
export function buildNavigation(
  site: Pick<Site, 'sidebar' | 'folders'>,
  contract: Contract,
  pages: readonly PageSummary[],
  missing: Route[] = [],
): Navigation {
  const sources = pages.map((page) => toSource(page, contract));
  const docs = site.sidebar
    ? buildSidebarTree(site.sidebar, sources, missing)
    : treeFromFolders(sources, site.folders);
  return { docs, ...buildSections(docs, sources, site.folders) };
}

function toSource({ route, frontmatter }: PageSummary, contract: Contract): NavSource {
  const operation = frontmatter.operation
    ? operationById(contract, frontmatter.operation)
    : undefined;
  const service = frontmatter.service ? serviceOf(contract, frontmatter.service) : undefined;
  return {
    route,
    label: frontmatter.sidebarLabel ?? frontmatter.title,
    title: frontmatter.title,
    ...(operation ? { verb: operation.verb } : {}),
    ...(service
      ? {
          method: { id: service.method.id, name: service.method.name, group: service.method.group },
        }
      : {}),
  };
}
