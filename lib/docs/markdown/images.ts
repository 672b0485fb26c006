import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isExternal } from '../../base/routes/route';
import { placeOf } from './collected';

/** Give each image its size, so that nothing moves when it arrives, and refuse one that is missing or nameless. */
export function rehypeImages() {
  return (tree: Root, file: VFile): void => {
    const collected = file.data.collected;
    if (!collected) return;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return;
      const src = String(node.properties.src ?? '');
      const level = collected.isPlain ? ('warning' as const) : ('error' as const);
      if (!String(node.properties.alt ?? '').trim() && !collected.isPlain) {
        collected.faults.push({
          ...placeOf(node),
          level,
          message: `image "${src}" has no alternative text — say between [ and ] what it shows`,
        });
      }
      if (isExternal(src)) {
        collected.faults.push({
          ...placeOf(node),
          level,
          message: `image "${src}" is on another host — keep a copy next to the page`,
        });
        return;
      }
      const facts = collected.imageOf(src);
      if (!facts) {
        collected.faults.push({
          ...placeOf(node),
          level,
          message: `image "${src}" does not exist — put the file next to the page or correct the path`,
        });
        return;
      }
      if (facts === 'unreadable') {
        collected.faults.push({
          ...placeOf(node),
          level,
          message: `image "${src}" has no size that can be read — export it again, an SVG with width and height or a viewBox`,
        });
        return;
      }
      Object.assign(node.properties, facts);
    });
  };
}
