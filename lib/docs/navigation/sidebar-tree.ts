import type { Route } from '../../base/routes/route';
import { toRoute } from '../../base/routes/route';
import type { NavGroup, NavNode, NavPage, NavSource } from '../site/navigation';
import type { SidebarItem } from '../site/schemas';
import { folderLabel } from './folders';

const toPage = ({ route, label, verb }: NavSource): NavPage => ({
  type: 'page',
  route,
  label,
  ...(verb ? { verb } : {}),
});

/**
 * Authored items → tree. A route without a page is left out, and a group that loses all its pages with it.
 */
export function buildSidebarTree(
  items: readonly SidebarItem[],
  sources: readonly NavSource[],
): NavNode[] {
  const byRoute = new Map(sources.map((source) => [source.route, source]));
  const build = (list: readonly SidebarItem[]): NavNode[] =>
    list.flatMap((item): NavNode[] => {
      if (typeof item !== 'string') {
        const children = build(item.items);
        if (children.length === 0) return [];
        const fold = item.collapsed ? { isCollapsed: true } : {};
        return [{ type: 'group', label: item.label, ...fold, items: children }];
      }
      const source = byRoute.get(toRoute(item));
      return source ? [toPage(source)] : [];
    });
  return build(items);
}

/** No authored sidebar: folders become groups, in the order of their paths. */
export function treeFromFolders(
  sources: readonly NavSource[],
  labels: Readonly<Record<string, string>>,
): NavNode[] {
  interface Folder {
    pages: NavPage[];
    folders: Map<string, Folder>;
  }
  const root: Folder = { pages: [], folders: new Map() };
  for (const source of sources) {
    let folder = root;
    for (const name of source.route.split('/').slice(1, -1)) {
      const next = folder.folders.get(name) ?? { pages: [], folders: new Map() };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.pages.push(toPage(source));
  }
  const toNodes = (folder: Folder, path: string): NavNode[] => [
    ...folder.pages,
    ...[...folder.folders].map(([name, child]): NavGroup => {
      const full = path ? `${path}/${name}` : name;
      return { type: 'group', label: folderLabel(full, labels), items: toNodes(child, full) };
    }),
  ];
  return toNodes(root, '');
}

/** Pages of a tree in reading order. */
export const pagesOf = (nodes: readonly NavNode[]): NavPage[] =>
  nodes.flatMap((node) => (node.type === 'page' ? [node] : pagesOf(node.items)));

/** The groups that lead to a route, outermost first; undefined when the tree does not hold it. */
export function groupsTo(nodes: readonly NavNode[], route: Route): NavGroup[] | undefined {
  for (const node of nodes) {
    if (node.type === 'page') {
      if (node.route === route) return [];
    } else {
      const inner = groupsTo(node.items, route);
      if (inner) return [node, ...inner];
    }
  }
  return undefined;
}
