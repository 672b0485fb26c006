import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that run, load or frame something. */
const REFUSED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
]);

/** Plain Markdown may hold any HTML; what the content security policy would refuse on the page is not printed. */
export function rehypePlain() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (REFUSED.has(node.tagName) && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      for (const name of Object.keys(node.properties)) {
        if (name === 'style' || /^on[a-z]/i.test(name)) delete node.properties[name];
      }
      // The title of the page is its h1; what else was written as one comes below it.
      if (node.tagName === 'h1') node.tagName = 'h2';
      return undefined;
    });
  };
}
