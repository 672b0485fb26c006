import type { Route } from '../../base/routes/route';
import type { Crumb, NavNode } from '../site/navigation';
import { folderLabel } from './folders';
import { groupsTo } from './sidebar-tree';

/**
 * From the page's place in the docs sidebar, else from its folders; the page itself is last, without the home
 * page, which the component puts first. A folder with a page of its own is a link.
 */
export function buildBreadcrumbs(
  route: Route,
  title: string,
  docs: readonly NavNode[],
  known: ReadonlySet<string>,
  labels: Readonly<Record<string, string>>,
): Crumb[] {
  const groups = groupsTo(docs, route);
  if (groups) return [...groups.map((group) => ({ label: group.label })), { label: title, route }];
  const names = route.split('/').slice(1, -1);
  const folders = names.map((_, index): Crumb => {
    const folder = names.slice(0, index + 1).join('/');
    const parent = `/${folder}` as const;
    return { label: folderLabel(folder, labels), ...(known.has(parent) ? { route: parent } : {}) };
  });
  return [...folders, { label: title, route }];
}
