import type { Nodes } from 'hast';
import type { Compiled } from './compile';

/** Attributes of components that a reader sees. */
const SEEN = new Set(['title', 'summary', 'names', 'note', 'alt']);

/**
 * What a reader of a compiled page sees, in order: for tests that compare it with what its author wrote.
 * @param options.isSplit whether a new word begins with each element, as in **b**old
 */
export function articleText({ tree }: Pick<Compiled, 'tree'>, { isSplit = false } = {}): string {
  const words: string[] = [];
  const walk = (node: Nodes) => {
    if (node.type === 'text') words.push(isSplit ? ` ${node.value} ` : node.value);
    if (node.type === 'element' && node.tagName === 'img')
      words.push(` ${node.properties.alt ?? ''} `);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name === 'html') words.push(textOfHtml(attribute.value));
        else if (SEEN.has(attribute.name)) words.push(` ${attribute.value} `);
      }
    }
    if ('children' in node) for (const child of node.children) walk(child as Nodes);
    if (isBlock(node)) words.push(' ');
  };
  if (tree) walk(tree);
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** Nodes after which a new word begins. */
const isBlock = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' &&
    !/^(?:a|b|code|del|em|i|kbd|span|strong|sub|sup)$/.test(node.tagName));

/** Code as it is colored: only spans, and three characters are escaped. */
const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
