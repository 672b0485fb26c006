import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from './collected';
import { placeOf } from './collected';

/**
 * Headings, sections and links, read from the tree that becomes HTML. It runs after the ids are set, so every id in the
 * table of contents is in the page. It runs before the code is colored, so code is still plain text.
 */
export function rehypeCollect() {
  return (tree: Root, file: VFile): void => {
    const collected = file.data.collected;
    if (!collected) return;
    let current: { heading?: Heading; text: string[]; code: string[] } = { text: [], code: [] };
    const close = () => {
      const text = current.text.join('\n').trim();
      const code = current.code.join('\n').trim();
      if (current.heading || text || code) {
        collected.sections.push({
          ...(current.heading ? { heading: current.heading } : {}),
          text,
          code,
        });
      }
    };
    const walk = (nodes: readonly RootContent[]): void => {
      for (const node of nodes) {
        if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
          close();
          const heading = headingOf(node);
          collected.headings.push(heading);
          current = { heading, text: [], code: [] };
        } else if (node.type === 'element' && node.tagName === 'pre') {
          current.code.push(textOf(node).trim());
        } else if (node.type === 'element' && node.tagName === 'tr') {
          current.text.push(
            node.children
              .map((cell) => textOf(cell).trim())
              .filter(Boolean)
              .join(' · '),
          );
        } else if (isBlock(node)) {
          walk(node.children);
        } else {
          const text = textOf(node).replace(/\s+/g, ' ').trim();
          if (text) current.text.push(text);
        }
      }
    };
    walk(tree.children);
    close();
    visit(tree, 'element', ({ tagName, properties: { id } }) => {
      if (typeof id === 'string' && !/^h[2-6]$/.test(tagName)) collected.ids.push(id);
    });
    collectLinks(tree, file);
  };
}

const headingOf = (node: Element): Heading => ({
  id: String(node.properties.id ?? ''),
  text: textOf(node).trim(),
  depth: Number(node.tagName[1]) as Heading['depth'], // the callers match h2 to h6 only
});

/** Containers are walked into; anything else is one piece of text. */
const isBlock = (node: RootContent): node is Element => {
  if (node.type === 'element') {
    return /^(table|thead|tbody|tfoot|ul|ol|li|blockquote|div|section|dl)$/.test(node.tagName);
  }
  return (node as { type: string }).type === 'mdxJsxFlowElement';
};

function collectLinks(tree: Root, file: VFile): void {
  const links = file.data.collected?.links;
  if (!links) return;
  visit(tree, (node) => {
    if (
      node.type === 'element' &&
      node.tagName === 'a' &&
      typeof node.properties.href === 'string'
    ) {
      links.push({ href: node.properties.href, ...placeOf(node) });
      return SKIP;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name === 'href')
        links.push({ href: attribute.value, isAttribute: true, ...placeOf(node) });
      if (attribute.name === 'routes') {
        for (const route of attribute.value.split(','))
          links.push({ href: route.trim(), isAttribute: true, ...placeOf(node) });
      }
    }
    return undefined;
  });
}
