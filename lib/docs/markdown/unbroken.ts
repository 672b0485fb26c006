import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isUnbrokenName, unbrokenRuns } from '../../base/text/unbroken';

/** Names and compounds that a line break would split into other words stay on one line; `.unbroken` is their style. */
export function rehypeUnbroken() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'pre') return SKIP;
      if (node.type === 'element' && node.tagName === 'code') {
        if (isUnbrokenName(textOf(node))) node.properties.className = ['unbroken'];
        return SKIP;
      }
      if (node.type !== 'text' || parent === undefined || index === undefined) return undefined;
      const runs = unbrokenRuns(node.value);
      if (runs.every(({ isUnbroken }) => !isUnbroken)) return undefined;
      const nodes = runs.map(({ text, isUnbroken }) =>
        isUnbroken ? unbroken(text) : ({ type: 'text', value: text } as const),
      );
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

const unbroken = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['unbroken'] },
  children: [{ type: 'text', value: text }],
});
