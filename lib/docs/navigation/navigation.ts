import { type Route, toRoute } from '../../base/routes/route';
import type { Subject } from '../content/extension';
import type { PageSummary } from '../content/pages';
import { isPublished } from '../content/types';
import type { Navigation, NavSource } from '../site/navigation';
import type { Site } from '../site/schemas';
import { buildSections } from './sections';
import { buildSidebarTree, pagesOf, treeFromFolders } from './sidebar-tree';

/**
 * The whole navigation from authored data and pages.
 * @param left collects pages that their authored section does not list
 */
export function buildNavigation(
  site: Pick<Site, 'sidebar' | 'folders' | 'sections'>,
  subject: Subject,
  pages: readonly PageSummary[],
  left: Route[] = [],
): Navigation {
  const sources = pages.map((page) => toSource(page, subject));
  const docs = site.sidebar
    ? buildSidebarTree(site.sidebar, sources)
    : treeFromFolders(sources, site.folders);
  const authored = Object.fromEntries(
    Object.entries(site.sections).map(([folder, items]) => [
      folder,
      buildSidebarTree(items, sources),
    ]),
  );
  const sections = buildSections(docs, sources, site.folders, authored);
  left.push(...unlisted(sections));
  return { docs, ...sections };
}

/** Pages whose section does not show them. */
function unlisted({ sections, sectionOf }: Pick<Navigation, 'sections' | 'sectionOf'>): Route[] {
  const listed = sections.map(
    ({ items }) => new Set<string>(pagesOf(items).map(({ route }) => route)),
  );
  return Object.entries(sectionOf).flatMap(([route, index]) =>
    listed[index]?.has(route) ? [] : toRoute(route),
  );
}

function toSource(page: PageSummary, subject: Subject): NavSource {
  const { title, sidebarLabel } = page.frontmatter;
  return {
    route: page.route,
    // Only the preview has drafts.
    label: `${sidebarLabel ?? title}${isPublished(page) ? '' : ' (draft)'}`,
    title,
    ...subject.about(page).nav,
  };
}
