import type { Root, RootContent } from 'hast';

/**
 * The tree of a page in two parts: up to and with the first call of a component at its top level, and what follows.
 * @param name of the component; without one, or if the page does not call it, the whole tree is the only part
 */
export function splitAfter(tree: Root, name: string | undefined): readonly Root[] {
  const at = tree.children.findIndex((node) => name !== undefined && nameOf(node) === name);
  if (at < 0) return [tree];
  return [
    { ...tree, children: tree.children.slice(0, at + 1) },
    { ...tree, children: tree.children.slice(at + 1) },
  ];
}

/** hast has no type for the call of a component. */
const nameOf = (node: RootContent): unknown => ('name' in node ? node.name : undefined);
