import type { Route } from '../../base/routes/route';
import type { Subject } from '../content/extension';
import type { PageSummary } from '../content/pages';
import type { Navigation, NavSource } from '../site/navigation';
import type { Site } from '../site/schemas';
import { buildSections } from './sections';
import { buildSidebarTree, treeFromFolders } from './sidebar-tree';

/** The whole navigation from authored data and pages; `missing` collects sidebar routes without a page. */
export function buildNavigation(
  site: Pick<Site, 'sidebar' | 'folders'>,
  subject: Subject,
  pages: readonly PageSummary[],
  missing: Route[] = [],
): Navigation {
  const sources = pages.map((page) => toSource(page, subject));
  const docs = site.sidebar
    ? buildSidebarTree(site.sidebar, sources, missing)
    : treeFromFolders(sources, site.folders);
  return { docs, ...buildSections(docs, sources, site.folders) };
}

function toSource(page: PageSummary, subject: Subject): NavSource {
  const { title, sidebarLabel } = page.frontmatter;
  return {
    route: page.route,
    label: sidebarLabel ?? title,
    title,
    ...subject.about(page).nav,
  };
}
